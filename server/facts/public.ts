export { withOwnFacts } from './check-facts.ts'
export { nameFilterFacts, toOwnFacts } from './own-facts.ts'
