import { z } from '@hono/zod-openapi'
import { listOf, localeQuerySchema, oneOf, wholeListQuerySchema } from '../../contract/list.ts'
import { provinceSchema } from '../../contract/place.ts'
import { provinceDetailSchema } from '../../contract/region.ts'
import { listProvinces } from '../services/places.ts'
import { getProvince } from '../services/regions.ts'
import {
  answer,
  busyError,
  createRoute,
  createRouter,
  LIST_PARAMETERS,
  listErrors,
  oneErrors,
  type ApiParts,
} from './router.ts'

const listRoute = createRoute({
  method: 'get',
  path: '/',
  access: 'public',
  cache: LIST_PARAMETERS,
  tags: ['Places'],
  summary: 'The provinces of Nepal, with the number of projects',
  request: { query: wholeListQuerySchema },
  responses: { 200: answer(listOf(provinceSchema), 'The provinces'), ...listErrors },
})

const getRoute = createRoute({
  method: 'get',
  path: '/{slug}',
  access: 'public',
  cache: ['locale'],
  tags: ['Places'],
  summary: 'One province with its outline, facts, local levels and neighbours',
  request: { params: z.object({ slug: z.string() }), query: localeQuerySchema },
  responses: { 200: answer(oneOf(provinceDetailSchema), 'The province'), ...oneErrors, ...busyError },
})

export const provincesApi = ({ db, reads, now }: ApiParts) =>
  createRouter()
    .openapi(listRoute, async (context) => context.json(await listProvinces(db, context.req.valid('query')), 200))
    .openapi(getRoute, async (context) => {
      const { slug } = context.req.valid('param')
      return context.json({ data: await getProvince(reads, slug, context.req.valid('query').locale, now()) }, 200)
    })
