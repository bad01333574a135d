import { calendarQuerySchema, calendarSchema } from '../../../contract/calendar.ts'
import { oneOf } from '../../../contract/list.ts'
import { getCalendar } from '../languages/calendar.ts'
import { answer, createRoute, createRouter, listErrors } from './router.ts'

const getRoute = createRoute({
  method: 'get',
  path: '/',
  access: 'public',
  cache: ['locale', 'day'],
  tags: ['Calendar'],
  summary: 'A day in the calendar of Nepal (BS)',
  request: { query: calendarQuerySchema },
  responses: { 200: answer(oneOf(calendarSchema), 'The day'), ...listErrors },
})

export const calendarApi = () =>
  createRouter().openapi(getRoute, (context) => context.json({ data: getCalendar(context.req.valid('query')) }, 200))
