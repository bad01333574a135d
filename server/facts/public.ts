export { withOwnFacts } from './check-facts.ts'
export { listSearchedFacts, nameFilterFacts, toOwnFacts } from './own-facts.ts'
