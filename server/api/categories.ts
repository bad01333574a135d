import { listOf, wholeListQuerySchema } from '../../contract/list.ts'
import { categorySchema } from '../../contract/news.ts'
import { listCategories } from '../services/categories.ts'
import { answer, createRoute, createRouter, LIST_PARAMETERS, listErrors, type ApiParts } from './router.ts'

const listRoute = createRoute({
  method: 'get',
  path: '/',
  access: 'public',
  cache: LIST_PARAMETERS,
  tags: ['News'],
  summary: 'Categories of news, with the number of published items',
  request: { query: wholeListQuerySchema },
  responses: { 200: answer(listOf(categorySchema), 'The categories'), ...listErrors },
})

export const categoriesApi = (parts: ApiParts) =>
  createRouter().openapi(listRoute, async (context) =>
    context.json(await listCategories(parts.db, context.req.valid('query')), 200),
  )
