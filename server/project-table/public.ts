export {
  countEach,
  linksOf,
  provincesOf,
  servicesOf,
  withParents,
  PARTS,
  type ProjectFilter,
  type QuickFilter,
  findFailures,
  listMatching,
  ranIn,
} from './project-matches.ts'
export { type Links, type ProjectTable, loadProjectTable } from './project-table.ts'
