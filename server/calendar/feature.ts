import { calendarQuerySchema, calendarSchema } from '../../contract/calendar/calendar.ts'
import { one, routerOf, servedCallsOf } from '../core/accounts/served-calls.ts'
import type { Feature } from '../core/feature.ts'
import { dayInBs } from '../core/languages/calendar.ts'

const call = servedCallsOf('Calendar', { access: 'public', cache: ['locale', 'day'] })

const calendarApi = routerOf(
  call('get /', 'A day in the calendar of Nepal (BS)', {
    query: calendarQuerySchema,
    200: one(calendarSchema, 'The day'),
    handle: (_, { query: { day, locale } }) => (day ? { dayBs: dayInBs(day, locale) } : {}),
  }),
)

export const feature: Feature = { api: (deps) => ({ '/calendar': calendarApi(deps) }) }
