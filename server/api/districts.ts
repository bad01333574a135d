import { listOf, wholeListQuerySchema } from '../../contract/list.ts'
import { districtSchema } from '../../contract/place.ts'
import { listDistricts } from '../services/places.ts'
import { answer, createRoute, createRouter, LIST_PARAMETERS, listErrors, type ApiParts } from './router.ts'

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

export const districtsApi = ({ db }: ApiParts) =>
  createRouter().openapi(listRoute, async (context) =>
    context.json(await listDistricts(db, context.req.valid('query')), 200),
  )
