import { publicKindApi } from '../core/content/public-kind-api.ts'
import { localeQuerySchema } from '../../contract/list.ts'
import { siteSchema } from '../../contract/pages/site.ts'
import { one, routerOf, servedCallsOf } from '../core/accounts/served-calls.ts'
import type { Feature } from '../core/feature.ts'
import { pages as pageKind, isWritten } from './page-kind.ts'
import { pages } from './pages.ts'
import { readSite } from './site.ts'

const call = servedCallsOf('Organisation', { access: 'public' })

const siteApi = routerOf(
  call('get /', 'What comes with every page of the site', {
    cache: ['locale'],
    query: localeQuerySchema,
    200: one(siteSchema, 'The pages that are not there yet, and the texts of lists and sections'),
    handle: ({ db, now }, { query }) => readSite(db, query.locale, now()),
  }),
)

export const feature: Feature = {
  kinds: [pageKind],
  api: (deps) => ({ '/pages': publicKindApi(deps, pages), '/site': siteApi(deps) }),
  readiness: { privacyPage: ({ db }) => isWritten(db, 'privacy') },
}
