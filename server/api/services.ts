import { createRoute, z } from '@hono/zod-openapi'
import { listOf, localeQuerySchema, oneOf } from '../../contract/list.ts'
import { serviceDetailSchema, serviceListQuerySchema, serviceSchema } from '../../contract/service.ts'
import { getService, listServices } from '../services/services.ts'
import { answer, createRouter, listErrors, oneErrors, type ApiParts } from './router.ts'

const listRoute = createRoute({
  method: 'get',
  path: '/',
  tags: ['Services'],
  summary: 'All services, parents and children in one list',
  description: 'Parents come first, then the children in the order of their parents.',
  request: { query: serviceListQuerySchema },
  responses: { 200: answer(listOf(serviceSchema), 'A page of services'), ...listErrors },
})

const getRoute = createRoute({
  method: 'get',
  path: '/slug/{slug}',
  tags: ['Services'],
  summary: 'One service with its full text',
  request: { params: z.object({ slug: z.string() }), query: localeQuerySchema },
  responses: { 200: answer(oneOf(serviceDetailSchema), 'The service'), ...oneErrors },
})

export const servicesApi = (parts: ApiParts) =>
  createRouter()
    .openapi(listRoute, async (context) => context.json(await listServices(parts.db, context.req.valid('query')), 200))
    .openapi(getRoute, async (context) => {
      const { slug } = context.req.valid('param')
      return context.json({ data: await getService(parts.db, slug, context.req.valid('query').locale) }, 200)
    })
