import { listOf, wholeListQuerySchema } from '../../contract/list.ts'
import { clientSchema } from '../../contract/organisation.ts'
import { listClients } from '../services/clients.ts'
import { answer, createRoute, createRouter, LIST_PARAMETERS, listErrors, type ApiParts } from './router.ts'

const listRoute = createRoute({
  method: 'get',
  path: '/',
  access: 'public',
  cache: LIST_PARAMETERS,
  tags: ['Organisation'],
  summary: 'Clients, with the number of projects',
  request: { query: wholeListQuerySchema },
  responses: { 200: answer(listOf(clientSchema), 'The clients'), ...listErrors },
})

export const clientsApi = (parts: ApiParts) =>
  createRouter().openapi(listRoute, async (context) =>
    context.json(await listClients(parts.db, context.req.valid('query')), 200),
  )
