import { listOf, wholeListQuerySchema } from '../../contract/list.ts'
import { timelineItemSchema } from '../../contract/page.ts'
import { listTimeline } from '../services/timeline.ts'
import { callsOf } from './calls.ts'
import { answer, createRouter, LIST_PARAMETERS, type ApiParts } from './router.ts'

const call = callsOf('Organisation', { access: 'public' })
const listCall = call('get /', 'The periods of the firm’s history', {
  cache: LIST_PARAMETERS,
  query: wholeListQuerySchema,
  200: answer(listOf(timelineItemSchema), 'The periods'),
})

export const timelineApi = (parts: ApiParts) =>
  createRouter().openapi(listCall, async (context) =>
    context.json(await listTimeline(parts.db, context.req.valid('query')), 200),
  )
