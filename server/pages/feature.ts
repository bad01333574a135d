import { publicKindApi } from '../core/content/public-kind-api.ts'
import type { Feature } from '../core/feature.ts'
import { pages as pageKind } from './page-kind.ts'
import { isWritten } from './page-store.ts'
import { pages } from './pages.ts'

export const pagesFeature: Feature = {
  kinds: [pageKind],
  api: (deps) => ({ '/pages': publicKindApi(deps, pages) }),
  readiness: { privacyPage: ({ db }) => isWritten(db, 'privacy') },
}
