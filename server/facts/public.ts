export { withOwnFacts } from './check-facts.ts'
export {
  hasBeenSearched,
  listFactsAbout,
  listImportedFacts,
  listSearchedFacts,
  loadOwnFacts,
  nameFilterFacts,
  toOwnFacts,
} from './own-facts.ts'
