import { z } from '@hono/zod-openapi'
import { listOf, localeQuerySchema, oneOf, wholeListQuerySchema } from '../../contract/list.ts'
import { pageDetailSchema, pageSchema } from '../../contract/page.ts'
import { getPage, listPages } from '../services/pages.ts'
import { answer, createRoute, createRouter, LIST_PARAMETERS, listErrors, oneErrors, type ApiParts } from './router.ts'

const listRoute = createRoute({
  method: 'get',
  path: '/',
  access: 'public',
  cache: LIST_PARAMETERS,
  tags: ['Organisation'],
  summary: 'The texts of all reading pages',
  request: { query: wholeListQuerySchema },
  responses: { 200: answer(listOf(pageSchema), 'The pages'), ...listErrors },
})

const getRoute = createRoute({
  method: 'get',
  path: '/{key}',
  access: 'public',
  cache: ['locale'],
  tags: ['Organisation'],
  summary: 'The texts of one reading page',
  request: { params: z.object({ key: z.string() }), query: localeQuerySchema },
  responses: { 200: answer(oneOf(pageDetailSchema), 'The page'), ...oneErrors },
})

export const pagesApi = (parts: ApiParts) =>
  createRouter()
    .openapi(listRoute, async (context) => context.json(await listPages(parts.db, context.req.valid('query')), 200))
    .openapi(getRoute, async (context) => {
      const { key } = context.req.valid('param')
      return context.json({ data: await getPage(parts.db, key, context.req.valid('query').locale) }, 200)
    })
