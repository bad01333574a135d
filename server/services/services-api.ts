import { listOf, localeQuerySchema, oneOf } from '../../contract/list.ts'
import { serviceDetailSchema, serviceListQuerySchema, serviceSchema } from '../../contract/service.ts'
import { getService, listServices } from './services.ts'
import { callsOf } from '../core/api/calls.ts'
import { answer, createRouter, LIST_PARAMETERS, type ApiParts } from '../core/api/router.ts'

const call = callsOf('Services', { access: 'public' })
const listCall = call('get /', 'All services, parents and children in one list', {
  cache: LIST_PARAMETERS,
  description: 'Parents come first, then the children in the order of their parents.',
  query: serviceListQuerySchema,
  200: answer(listOf(serviceSchema), 'A page of services'),
})

const getCall = call('get /slug/{slug}', 'One service with its full text', {
  cache: ['locale'],
  query: localeQuerySchema,
  200: answer(oneOf(serviceDetailSchema), 'The service'),
})

export const servicesApi = (parts: ApiParts) =>
  createRouter()
    .openapi(listCall, async (context) => context.json(await listServices(parts.db, context.req.valid('query')), 200))
    .openapi(getCall, async (context) => {
      const { slug } = context.req.valid('param')
      return context.json({ data: await getService(parts.db, slug, context.req.valid('query').locale) }, 200)
    })
