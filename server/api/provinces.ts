import { listOf, wholeListQuerySchema } from '../../contract/list.ts'
import { provinceSchema } from '../../contract/place.ts'
import { listProvinces } from '../services/places.ts'
import { answer, createRoute, createRouter, LIST_PARAMETERS, listErrors, type ApiParts } from './router.ts'

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

export const provincesApi = ({ db }: ApiParts) =>
  createRouter().openapi(listRoute, async (context) =>
    context.json(await listProvinces(db, context.req.valid('query')), 200),
  )
