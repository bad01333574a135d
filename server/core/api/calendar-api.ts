import { calendarQuerySchema, calendarSchema } from '../../../contract/calendar/calendar.ts'
import { oneOf } from '../../../contract/list.ts'
import { getCalendar } from '../languages/calendar.ts'
import { callsOf } from './calls.ts'
import { answer, createRouter } from './router.ts'

const call = callsOf('Calendar', { access: 'public', cache: ['locale', 'day'] })
const getCall = call('get /', 'A day in the calendar of Nepal (BS)', {
  query: calendarQuerySchema,
  200: answer(oneOf(calendarSchema), 'The day'),
})

export const calendarApi = () =>
  createRouter().openapi(getCall, (context) => context.json({ data: getCalendar(context.req.valid('query')) }, 200))
