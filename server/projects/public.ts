/** What other features may use of this one. */
export { listNewestProjects, loadProjectParts } from './project-parts.ts'
export { toProjectFilter } from './project-filter.ts'
export { listFeatures } from './project-map.ts'
export { COSTLY_PARAMETERS, getProject, listProjectsInOrder } from './projects.ts'
export { loadProjectRows } from './project-rows.ts'
export { listProjectsWithFacts } from './store/projects.ts'
