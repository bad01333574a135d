import { publicKindApi } from '../core/content/public-kind-api.ts'
import { localeQuerySchema, oneOf } from '../../contract/list.ts'
import { siteSchema } from '../../contract/pages/site.ts'
import { callsOf } from '../core/api/calls.ts'
import { answer, createRouter, type ApiParts } from '../core/api/router.ts'
import type { Feature } from '../core/feature.ts'
import { pages as pageKind, isWritten } from './page-kind.ts'
import { pages } from './pages.ts'
import { readSite } from './site.ts'

const siteCall = callsOf('Organisation', { access: 'public' })('get /', 'What comes with every page of the site', {
  cache: ['locale'],
  query: localeQuerySchema,
  200: answer(oneOf(siteSchema), 'The pages that are not there yet, and the texts of lists and sections'),
})

const siteApi = ({ db, now }: ApiParts) =>
  createRouter().openapi(siteCall, async (context) =>
    context.json({ data: await readSite(db, context.req.valid('query').locale, now()) }, 200),
  )

export const pagesFeature: Feature = {
  kinds: [pageKind],
  api: (deps) => ({ '/pages': publicKindApi(deps, pages), '/site': siteApi(deps) }),
  readiness: { privacyPage: ({ db }) => isWritten(db, 'privacy') },
}
