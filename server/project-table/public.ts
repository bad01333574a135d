/** What other features may use of this one. */
export { countEach, linksOf, provincesOf, servicesOf } from './project-counts.ts'
export {
  type Links,
  PARTS,
  type ProjectFilter,
  type ProjectTable,
  type QuickFilter,
  findFailures,
  listMatching,
  loadProjectTable,
  ranIn,
} from './project-table.ts'
