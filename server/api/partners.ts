import { listOf, wholeListQuerySchema } from '../../contract/list.ts'
import { partnerSchema } from '../../contract/organisation.ts'
import { listPartners } from '../services/partners.ts'
import { answer, createRoute, createRouter, LIST_PARAMETERS, listErrors, type ApiParts } from './router.ts'

const listRoute = createRoute({
  method: 'get',
  path: '/',
  access: 'public',
  cache: LIST_PARAMETERS,
  tags: ['Organisation'],
  summary: 'Partner organisations: government bodies of Nepal, then international agencies',
  request: { query: wholeListQuerySchema },
  responses: { 200: answer(listOf(partnerSchema), 'The partners'), ...listErrors },
})

export const partnersApi = (parts: ApiParts) =>
  createRouter().openapi(listRoute, async (context) =>
    context.json(await listPartners(parts.db, context.req.valid('query')), 200),
  )
