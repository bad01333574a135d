import { listOf, localeQuerySchema, oneOf, wholeListQuerySchema } from '../../contract/list.ts'
import { pageDetailSchema, pageSchema } from '../../contract/page.ts'
import { getPage, listPages } from '../services/pages.ts'
import { callsOf } from './calls.ts'
import { answer, createRouter, LIST_PARAMETERS, type ApiParts } from './router.ts'

const call = callsOf('Organisation', { access: 'public' })
const listCall = call('get /', 'The texts of all reading pages', {
  cache: LIST_PARAMETERS,
  query: wholeListQuerySchema,
  200: answer(listOf(pageSchema), 'The pages'),
})

const getCall = call('get /{key}', 'The texts of one reading page', {
  cache: ['locale'],
  query: localeQuerySchema,
  200: answer(oneOf(pageDetailSchema), 'The page'),
})

export const pagesApi = (parts: ApiParts) =>
  createRouter()
    .openapi(listCall, async (context) => context.json(await listPages(parts.db, context.req.valid('query')), 200))
    .openapi(getCall, async (context) => {
      const { key } = context.req.valid('param')
      return context.json({ data: await getPage(parts.db, key, context.req.valid('query').locale) }, 200)
    })
