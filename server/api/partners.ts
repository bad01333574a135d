import { listOf, wholeListQuerySchema } from '../../contract/list.ts'
import { partnerSchema } from '../../contract/organisation.ts'
import { listPartners } from '../services/partners.ts'
import { callsOf } from './calls.ts'
import { answer, createRouter, LIST_PARAMETERS, type ApiParts } from './router.ts'

const call = callsOf('Organisation', { access: 'public' })
const listCall = call('get /', 'Partner organisations: government bodies of Nepal, then international agencies', {
  cache: LIST_PARAMETERS,
  query: wholeListQuerySchema,
  200: answer(listOf(partnerSchema), 'The partners'),
})

export const partnersApi = (parts: ApiParts) =>
  createRouter().openapi(listCall, async (context) =>
    context.json(await listPartners(parts.db, context.req.valid('query')), 200),
  )
