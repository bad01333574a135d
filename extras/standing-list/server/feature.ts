import type { Feature } from '../../../server/core/feature.ts'
import { officesApi, standingListApi, wordingApi } from './api.ts'
import { createPackHandler } from './applications/make-packs.ts'
import { createReminderHandler, standingListMails } from './applications/reminders.ts'
import { onSample } from './sample.ts'

export const feature: Feature = {
  on: onSample,
  mails: standingListMails,
  api: (deps) => ({
    '/standing-list': standingListApi(deps),
    '/offices': officesApi(deps),
    '/letter-wording': wordingApi(deps),
  }),
  jobs: (deps) => [createPackHandler(deps), createReminderHandler(deps)],
}
