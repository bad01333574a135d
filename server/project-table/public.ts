export { type FilterFact } from './fact-values.ts'
export { type Period, type ProjectTable, type TableProject, loadProjectTable, ranIn } from './project-table.ts'
