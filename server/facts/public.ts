export { withOwnFacts } from './check-facts.ts'
export { listImportedFacts, listSearchedFacts, loadOwnFacts, nameFilterFacts, toOwnFacts } from './own-facts.ts'
