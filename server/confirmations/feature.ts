import type { Feature } from '../core/feature.ts'
import { confirmationMail } from './confirmation-requests.ts'
import { createConfirmationHandler } from './ask-owners.ts'
import { isHealthDue } from './record-health.ts'
import { recordHealthApi } from './record-health-api.ts'

export const confirmationsFeature: Feature = {
  mails: { confirmation: confirmationMail },
  api: (deps) => ({ '/record-health': recordHealthApi(deps) }),
  jobs: (deps) => [createConfirmationHandler(deps)],
  warning: { name: 'record-health', isDue: ({ db, now }) => isHealthDue(db, now()) },
}
