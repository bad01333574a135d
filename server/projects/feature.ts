import type { Feature } from '../core/feature.ts'
import { projects } from './project-kind.ts'
import { projectsApi } from './projects-api.ts'
import { countShownProjects } from './store/projects.ts'

/** So many make a page of projects worth a visit. */
const FEW = 3

export const feature: Feature = {
  kinds: [projects],
  api: (deps) => ({ '/projects': projectsApi(deps) }),
  readiness: { projects: async ({ db }) => (await countShownProjects(db, FEW)) === FEW },
}
