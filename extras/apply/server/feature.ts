import type { Feature, JobDeps } from '../../../server/core/feature.ts'
import type { JobHandler } from '../../../server/core/jobs/handler.ts'
import { DAY } from '../../../server/core/process/durations.ts'
import { APPLY_PATH } from '../contract/bounds.ts'
import { applicationsApi } from './api.ts'
import { deleteApplications } from './desk.ts'
import { applicationMails } from './mails.ts'
import { createApplyRoutes } from './routes.ts'

/** Deletes applications on the day that their applicants were told. */
export function createDeletionHandler(deps: Pick<JobDeps, 'db' | 'place' | 'now' | 'deleteMailFiles'>): JobHandler {
  return {
    kind: 'delete-applications',
    every: DAY,
    run: () => deleteApplications({ ...deps, actor: { id: null, email: 'retention', address: undefined } }),
  }
}

export const feature: Feature = {
  mails: applicationMails,
  api: (deps) => ({ '/applications': applicationsApi(deps) }),
  formRoutes: createApplyRoutes,
  serves: [`${APPLY_PATH}/*`],
  jobs: (deps) => [createDeletionHandler(deps)],
}
