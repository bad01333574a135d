import { z } from '@hono/zod-openapi'
import { calendarChangeSchema, calendarQuerySchema, calendarSchema } from '../../contract/calendar.ts'
import { oneOf, writtenOf } from '../../contract/list.ts'
import { correctCalendarYear, getCalendar } from '../services/calendar.ts'
import { actorOf } from './access.ts'
import { jsonBodyGuards } from './guards.ts'
import {
  answer,
  createRoute,
  createRouter,
  jsonBody,
  listErrors,
  staffOneBodyErrors,
  staffOneErrors,
  type ApiParts,
} from './router.ts'

const tags = ['Calendar']
const yearParameter = z.object({
  year: z
    .string()
    .transform((text) => (/^\d{4}$/.test(text) ? Number(text) : 0))
    .meta({ type: 'integer', minimum: 2000, maximum: 2090, description: 'BS' }),
})

const getRoute = createRoute({
  method: 'get',
  path: '/',
  access: 'public',
  cache: ['locale', 'day'],
  tags,
  summary: 'The corrections of the calendar of Nepal (BS), and a day in it',
  request: { query: calendarQuerySchema },
  responses: { 200: answer(oneOf(calendarSchema), 'The corrections'), ...listErrors },
})
const correctRoute = createRoute({
  method: 'put',
  path: '/{year}',
  access: 'owner',
  tags,
  summary: 'Correct or confirm the months of a year',
  middleware: jsonBodyGuards,
  request: { params: yearParameter, body: jsonBody(calendarChangeSchema) },
  responses: { 200: answer(writtenOf(calendarSchema), 'Dates are converted by them'), ...staffOneBodyErrors },
})
const resetRoute = createRoute({
  method: 'delete',
  path: '/{year}',
  access: 'owner',
  tags,
  summary: 'Take the months of a year from the table again',
  request: { params: yearParameter },
  responses: { 200: answer(writtenOf(calendarSchema), 'The correction is gone'), ...staffOneErrors },
})

export const calendarApi = ({ db, now }: ApiParts) =>
  createRouter()
    .openapi(getRoute, async (context) =>
      context.json({ data: await getCalendar(db, context.req.valid('query')) }, 200),
    )
    .openapi(correctRoute, async (context) => {
      const deps = { db, now, actor: actorOf(context) }
      const { lengths } = context.req.valid('json')
      const data = await correctCalendarYear(deps, context.req.valid('param').year, lengths)
      return context.json({ message: 'Calendar is updated successfully.', data }, 200)
    })
    .openapi(resetRoute, async (context) => {
      const deps = { db, now, actor: actorOf(context) }
      const data = await correctCalendarYear(deps, context.req.valid('param').year, undefined)
      return context.json({ message: 'Calendar is updated successfully.', data }, 200)
    })
