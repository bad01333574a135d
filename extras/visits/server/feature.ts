import { z } from '@hono/zod-openapi'
import { nepalDay } from '../../../contract/calendar/nepal-day.ts'
import { one, routerOf, servedCallsOf, written } from '../../../server/core/accounts/served-calls.ts'
import { CSV, fileAnswer, sendRows } from '../../../server/core/api/download.ts'
import type { ApiDeps, Feature } from '../../../server/core/feature.ts'
import { changePreferences, findPreferences } from '../../../server/preferences/public.ts'
import * as contract from '../contract/visits.ts'
import { createVisitHandler, monthlyMail, toSettings } from './monthly-mail.ts'
import { watchVisits } from './store-visits.ts'
import { addVisitCounts, getVisits, listItemViews, listVisitCounts, periodOf } from './visit-store.ts'

const call = servedCallsOf<ApiDeps>('Visits', { access: 'staff' })

const COLUMNS = ['day', 'kind', 'value', 'views', 'visits'] as const

const visitsApi = routerOf(
  call('get /', 'How often the site was read, without anything of a person', {
    description:
      'Servers add what they have counted every ten seconds; one that is killed loses at most that. ' +
      'Staff who are signed in are not counted.',
    query: contract.visitsQuerySchema,
    200: one(contract.visitsSchema, 'The counts of a period'),
    handle: ({ reads, now }, { query }) => getVisits(reads, periodOf(query, now()), now()),
  }),
  call('get /items', 'How often each page was read within 30 days', {
    200: one(z.array(contract.itemViewsSchema), 'Pages that were read, the most frequent first'),
    handle: ({ reads, now }) => listItemViews(reads, now()),
  }),
  call('get /export', 'The counts of a period as CSV', {
    description: 'In UTF-8, protected against formulas. A row is a value of a list on a day, or of an old month.',
    query: contract.visitsQuerySchema,
    200: fileAnswer(CSV),
    async handle({ reads, now }, { query, context }) {
      const period = periodOf(query, now())
      const rows = await listVisitCounts(reads, period)
      return sendRows(context, `visits-${period.from}-${period.to}.csv`, COLUMNS, rows)
    },
  }),
  call('get /settings', 'Whether you get the mail of the month', {
    access: 'owner',
    200: one(contract.visitSettingsSchema, 'Of this account'),
    handle: async (deps) => toSettings(await findPreferences<contract.VisitSettings>(deps)),
  }),
  call('put /settings', 'Switch the mail of the month on or off', {
    access: 'owner',
    body: contract.visitSettingsSchema,
    200: written(contract.visitSettingsSchema, 'Stored', 'Saved.'),
    handle: async (deps, { body }) => toSettings(await changePreferences<contract.VisitSettings>(deps, () => body)),
  }),
)

export const feature: Feature = {
  watch: (watched) => watchVisits({ ...watched, now: Date.now }).end,
  on: {
    // Counted if and only if the enquiry is stored.
    enquiryAccepted: (tx, { at }) =>
      addVisitCounts(tx, [{ day: nepalDay(new Date(at)), kind: 'enquiry', value: 'contact', views: 1, visits: 0 }]),
  },
  mails: { visits: monthlyMail },
  api: (deps) => ({ '/visits': visitsApi(deps) }),
  jobs: (deps) => [createVisitHandler(deps)],
}
