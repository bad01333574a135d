import type { Feature } from '../../../server/core/feature.ts'
import { CONFIRM_PATH } from '../contract/confirmed-entities.ts'
import { createConfirmRoutes } from './confirm-routes.ts'
import { confirmationMail } from './confirmation-requests.ts'
import { createConfirmationHandler } from './ask-owners.ts'
import { isHealthDue } from './record-health.ts'
import { recordHealthApi } from './record-health-api.ts'

export const feature: Feature = {
  mails: { confirmation: confirmationMail },
  api: (deps) => ({ '/record-health': recordHealthApi(deps) }),
  formRoutes: createConfirmRoutes,
  serves: [`${CONFIRM_PATH}/*`],
  jobs: (deps) => [createConfirmationHandler(deps)],
  warning: { name: 'record-health', isDue: ({ db, now }) => isHealthDue(db, now()) },
}
