export { withOwnFacts } from './check-facts.ts'
export { listImportedFacts, listSearchedFacts, nameFilterFacts, toOwnFacts } from './own-facts.ts'
