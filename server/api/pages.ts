import { createRoute, z } from '@hono/zod-openapi'
import { listOf, localeQuerySchema, oneOf, wholeListQuerySchema } from '../../contract/list.ts'
import { pageSchema } from '../../contract/page.ts'
import { getPage, listPages } from '../services/pages.ts'
import { answer, createRouter, listErrors, oneErrors, type ApiParts } from './router.ts'

const listRoute = createRoute({
  method: 'get',
  path: '/',
  tags: ['Organisation'],
  summary: 'The texts of all reading pages',
  request: { query: wholeListQuerySchema },
  responses: { 200: answer(listOf(pageSchema), 'The pages'), ...listErrors },
})

const getRoute = createRoute({
  method: 'get',
  path: '/{key}',
  tags: ['Organisation'],
  summary: 'The texts of one reading page',
  request: { params: z.object({ key: z.string() }), query: localeQuerySchema },
  responses: { 200: answer(oneOf(pageSchema), 'The page'), ...oneErrors },
})

export const pagesApi = (parts: ApiParts) =>
  createRouter()
    .openapi(listRoute, async (context) => context.json(await listPages(parts.db, context.req.valid('query')), 200))
    .openapi(getRoute, async (context) => {
      const { key } = context.req.valid('param')
      return context.json({ data: await getPage(parts.db, key, context.req.valid('query').locale) }, 200)
    })
