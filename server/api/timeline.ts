import { createRoute } from '@hono/zod-openapi'
import { listOf, wholeListQuerySchema } from '../../contract/list.ts'
import { timelineItemSchema } from '../../contract/page.ts'
import { listTimeline } from '../services/timeline.ts'
import { answer, createRouter, listErrors, type ApiParts } from './router.ts'

const listRoute = createRoute({
  method: 'get',
  path: '/',
  tags: ['Organisation'],
  summary: 'The periods of the firm’s history',
  request: { query: wholeListQuerySchema },
  responses: { 200: answer(listOf(timelineItemSchema), 'The periods'), ...listErrors },
})

export const timelineApi = (parts: ApiParts) =>
  createRouter()
    .openapi(listRoute, async (context) => context.json(await listTimeline(parts.db, context.req.valid('query')), 200))
