import { listOf, wholeListQuerySchema } from '../../contract/list.ts'
import { categorySchema } from '../../contract/news.ts'
import { listCategories } from '../services/categories.ts'
import { callsOf } from './calls.ts'
import { answer, createRouter, LIST_PARAMETERS, type ApiParts } from './router.ts'

const call = callsOf('News', { access: 'public' })
const listCall = call('get /', 'Categories of news, with the number of published items', {
  cache: LIST_PARAMETERS,
  query: wholeListQuerySchema,
  200: answer(listOf(categorySchema), 'The categories'),
})

export const categoriesApi = (parts: ApiParts) =>
  createRouter().openapi(listCall, async (context) =>
    context.json(await listCategories(parts.db, context.req.valid('query')), 200),
  )
