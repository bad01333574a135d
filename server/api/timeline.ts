import { listOf, wholeListQuerySchema } from '../../contract/list.ts'
import { timelineItemSchema } from '../../contract/page.ts'
import { listTimeline } from '../services/timeline.ts'
import { answer, createRoute, createRouter, LIST_PARAMETERS, listErrors, type ApiParts } from './router.ts'

const listRoute = createRoute({
  method: 'get',
  path: '/',
  access: 'public',
  cache: LIST_PARAMETERS,
  tags: ['Organisation'],
  summary: 'The periods of the firm’s history',
  request: { query: wholeListQuerySchema },
  responses: { 200: answer(listOf(timelineItemSchema), 'The periods'), ...listErrors },
})

export const timelineApi = (parts: ApiParts) =>
  createRouter().openapi(listRoute, async (context) =>
    context.json(await listTimeline(parts.db, context.req.valid('query')), 200),
  )
