import { createRoute } from '@hono/zod-openapi'
import { listOf, wholeListQuerySchema } from '../../contract/list.ts'
import { newPartnerSchema, partnerChangeSchema, partnerRecordSchema, partnerSchema } from '../../contract/organisation.ts'
import { listPartners } from '../services/partners.ts'
import { contentCalls } from './content-calls.ts'
import { answer, createRouter, listErrors, type ApiParts } from './router.ts'

const listRoute = createRoute({
  method: 'get',
  path: '/',
  tags: ['Organisation'],
  summary: 'Partner organisations: government bodies of Nepal, then international agencies',
  request: { query: wholeListQuerySchema },
  responses: { 200: answer(listOf(partnerSchema), 'The partners'), ...listErrors },
})

const PARTNER_CALLS = {
  entity: 'partners',
  newSchema: newPartnerSchema,
  changeSchema: partnerChangeSchema,
  recordSchema: partnerRecordSchema,
} as const

export const partnersApi = (parts: ApiParts) =>
  createRouter()
    .openapi(listRoute, async (context) => context.json(await listPartners(parts.db, context.req.valid('query')), 200))
    .route('/', contentCalls(parts, PARTNER_CALLS))
