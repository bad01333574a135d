import { nepalDay } from '../../../contract/calendar/nepal-day.ts'
import type { Feature } from '../../../server/core/feature.ts'
import { createVisitHandler, monthlyMail } from './monthly-mail.ts'
import { watchVisits } from './store-visits.ts'
import { addVisitCounts } from './visit-store.ts'
import { visitsApi } from './visits-api.ts'

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
