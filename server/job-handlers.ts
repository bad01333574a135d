import { createSessionHandler } from './core/accounts/sign-in.ts'
import { PUBLICATION, END, createScheduleHandler } from './core/content/schedules.ts'
import { createTrashHandler } from './core/content/trash.ts'
import { createReadingHandler } from './core/documents/read-document.ts'
import type { JobDeps } from './core/feature.ts'
import type { JobHandler } from './core/jobs/handler.ts'
import { createFinishedJobHandler, createLogHandler } from './core/jobs/job-store.ts'
import { createDeletionHandler, createSweepHandler } from './core/media/unnamed-files.ts'
import { createMailHandler } from './core/mail/send-mail.ts'
import type { Store } from './core/store/store.ts'
import { FEATURES, PAPERS } from './features.ts'

type HandlerDeps = Omit<JobDeps, 'papers'> & Pick<Store, 'truncateLog'>

/** Everything that runs in the background: what the core needs, and what each feature brings. */
export function createJobHandlers({ truncateLog, ...given }: HandlerDeps): JobHandler[] {
  const deps: JobDeps = { ...given, papers: PAPERS }
  const handlers = [
    createMailHandler(deps),
    createScheduleHandler(deps, PUBLICATION),
    createScheduleHandler(deps, END),
    createTrashHandler(deps),
    createReadingHandler(deps),
    createDeletionHandler(deps),
    createSweepHandler(deps),
    createSessionHandler(deps),
    createLogHandler({ truncateLog }),
    ...FEATURES.flatMap(({ jobs }) => jobs?.(deps) ?? []),
  ]
  return [...handlers, createFinishedJobHandler(deps, handlers)]
}
