import { z } from '@hono/zod-openapi'
import { listOf, localeQuerySchema, oneOf, wholeListQuerySchema } from '../../contract/list.ts'
import { districtSchema } from '../../contract/place.ts'
import { districtDetailSchema } from '../../contract/region.ts'
import { listDistricts } from '../services/places.ts'
import { getDistrict } from '../services/regions.ts'
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
  summary: 'The districts of Nepal, with the number of projects',
  request: { query: wholeListQuerySchema },
  responses: { 200: answer(listOf(districtSchema), 'The districts'), ...listErrors },
})

const getRoute = createRoute({
  method: 'get',
  path: '/{slug}',
  access: 'public',
  cache: ['locale'],
  tags: ['Places'],
  summary: 'One district with its outline, facts, local levels and neighbours',
  request: { params: z.object({ slug: z.string() }), query: localeQuerySchema },
  responses: { 200: answer(oneOf(districtDetailSchema), 'The district'), ...oneErrors, ...busyError },
})

export const districtsApi = ({ db, reads, now }: ApiParts) =>
  createRouter()
    .openapi(listRoute, async (context) => context.json(await listDistricts(db, context.req.valid('query')), 200))
    .openapi(getRoute, async (context) => {
      const { slug } = context.req.valid('param')
      return context.json({ data: await getDistrict(reads, slug, context.req.valid('query').locale, now()) }, 200)
    })
