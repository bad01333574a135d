import type { Feature } from '../core/feature.ts'
import { projects } from './project-kind.ts'
import { projectsApi } from './projects-api.ts'

export const projectsFeature: Feature = { kinds: [projects], api: (deps) => ({ '/projects': projectsApi(deps) }) }
