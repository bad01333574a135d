import { listOf, localeQuerySchema, oneOf, wholeListQuerySchema } from '../../contract/list.ts'
import { clientDetailSchema, clientSchema } from '../../contract/organisation.ts'
import { getClient, listClients } from '../services/clients.ts'
import { callsOf } from './calls.ts'
import { answer, createRouter, LIST_PARAMETERS, type ApiParts } from './router.ts'

const call = callsOf('Organisation', { access: 'public' })
const listCall = call('get /', 'Clients, with the number of projects', {
  cache: LIST_PARAMETERS,
  query: wholeListQuerySchema,
  200: answer(listOf(clientSchema), 'The clients'),
})

const getCall = call('get /slug/{slug}', 'One client; its projects are GET projects?client={slug}', {
  cache: ['locale'],
  query: localeQuerySchema,
  200: answer(oneOf(clientDetailSchema), 'The client'),
})

export const clientsApi = (parts: ApiParts) =>
  createRouter()
    .openapi(listCall, async (context) => context.json(await listClients(parts.db, context.req.valid('query')), 200))
    .openapi(getCall, async (context) => {
      const { slug } = context.req.valid('param')
      return context.json({ data: await getClient(parts.db, slug, context.req.valid('query').locale) }, 200)
    })
