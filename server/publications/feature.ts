import { publicKindApi } from '../core/content/public-kind-api.ts'
import type { Feature } from '../core/feature.ts'
import { createPublicationFileRoutes } from './file-routes.ts'
import { publications } from './publications.ts'

export const feature: Feature = {
  api: (deps) => ({ '/publications': publicKindApi(deps, publications) }),
  routes: ({ reads }) => createPublicationFileRoutes(reads),
}
