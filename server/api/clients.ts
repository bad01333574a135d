import { z } from '@hono/zod-openapi'
import { listOf, localeQuerySchema, oneOf, wholeListQuerySchema } from '../../contract/list.ts'
import { clientDetailSchema, clientSchema } from '../../contract/organisation.ts'
import { getClient, listClients } from '../services/clients.ts'
import { answer, createRoute, createRouter, LIST_PARAMETERS, listErrors, oneErrors, type ApiParts } from './router.ts'

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

const getRoute = createRoute({
  method: 'get',
  path: '/slug/{slug}',
  access: 'public',
  cache: ['locale'],
  tags: ['Organisation'],
  summary: 'One client; its projects are GET projects?client={slug}',
  request: { params: z.object({ slug: z.string() }), query: localeQuerySchema },
  responses: { 200: answer(oneOf(clientDetailSchema), 'The client'), ...oneErrors },
})

export const clientsApi = (parts: ApiParts) =>
  createRouter()
    .openapi(listRoute, async (context) => context.json(await listClients(parts.db, context.req.valid('query')), 200))
    .openapi(getRoute, async (context) => {
      const { slug } = context.req.valid('param')
      return context.json({ data: await getClient(parts.db, slug, context.req.valid('query').locale) }, 200)
    })
