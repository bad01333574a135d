export { type Period, type ProjectTable, type TableProject, loadProjectTable, ranIn } from './project-table.ts'
