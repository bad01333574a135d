import type { Feature, JobDeps } from '../../../server/core/feature.ts'
import type { JobHandler } from '../../../server/core/jobs/handler.ts'
import { sweepPrivateFiles } from '../../../server/core/media/private-files.ts'
import { mediaOf } from '../../../server/core/media/site-place.ts'
import { DAY } from '../../../server/core/process/durations.ts'
import { APPLY_PATH } from '../contract/bounds.ts'
import { applicationsApi } from './api.ts'
import { deleteApplications } from './desk.ts'
import { applicationMails } from './mails.ts'
import { createApplyRoutes } from './routes.ts'

/** Deletes applications on the day that their applicants were told, and files that no row names. */
export function createDeletionHandler(deps: Pick<JobDeps, 'db' | 'place' | 'now' | 'deleteMailFiles'>): JobHandler {
  return {
    kind: 'delete-applications',
    every: DAY,
    async run() {
      await deleteApplications({ ...deps, actor: { id: null, email: 'retention', address: undefined } })
      await sweepPrivateFiles(deps.db, mediaOf(deps.place), deps.now())
    },
  }
}

export const feature: Feature = {
  mails: applicationMails,
  api: (deps) => ({ '/applications': applicationsApi(deps) }),
  formRoutes: createApplyRoutes,
  serves: [`${APPLY_PATH}/*`],
  jobs: (deps) => [createDeletionHandler(deps)],
}
