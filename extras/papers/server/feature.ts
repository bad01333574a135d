import type { Feature } from '../../../server/core/feature.ts'
import { papersApi, publicPapersApi } from './api.ts'
import { paperSource } from './paper-source.ts'
import { createReminderHandler, paperReminder } from './reminders.ts'
import { onSample } from './sample.ts'

export const feature: Feature = {
  on: onSample,
  papers: paperSource,
  mails: { papers: paperReminder.mail },
  api: (deps) => ({ '/papers': papersApi(deps), '/public-papers': publicPapersApi(deps) }),
  jobs: (deps) => [createReminderHandler(deps)],
}
