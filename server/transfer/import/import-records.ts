import { z } from 'zod'
import { STAFF_ROLES } from '../../../contract/accounts/staff-roles.ts'
import {
  importOptionsSchema,
  importReportSchema,
  importRunSchema,
  isTableFormat,
  type ImportRunView,
  type NewImport,
} from '../../../contract/transfer/import.ts'
import { note } from '../../core/audit/audit.ts'
import type { WriteDeps } from '../../core/audit/writing.ts'
import type { JobDeps } from '../../core/feature.ts'
import type { JobHandler } from '../../core/jobs/handler.ts'
import { deleteJobs, findJob, putJob } from '../../core/jobs/job-store.ts'
import { ChildDiedError, hasDiedBefore, workInChild } from '../../core/process/child-process.ts'
import { HOUR } from '../../core/process/durations.ts'
import { conflict, invalid, orNotFound } from '../../core/process/service-error.ts'
import type { Db } from '../../core/store/schema.ts'
import { shownOf } from '../../core/store/shown-row.ts'
import { cancelImportRun, findImportRun, listImportRuns, type ImportRun, updateImportRun } from './import-store.ts'
import { deleteImportFile, findImportFile, readImportFile } from './import-uploads.ts'
import { isAlive, refuseSecond, startImport, type ImportWork } from './run-import.ts'

/** Its subject is the id of the import. */
export const IMPORT_JOB = 'import'

const DIED_TWICE =
  'The program that imports ended twice before it was done, probably because the file needs more memory than it may ' +
  'take. What was imported stays. Divide the file, for example by year, and import the parts.'

const importPayload = z.object({
  /** Null: it is undone. */
  file: z.string().nullable(),
  actor: z.object({ id: z.string().nullable(), email: z.string(), role: z.enum(STAFF_ROLES).optional() }),
})

/** Continues after a restart; what fails for a reason of the file is not tried again. */
export function createImportHandler(deps: Pick<JobDeps, 'db' | 'place' | 'onPictures' | 'log'>): JobHandler {
  const { db, place, onPictures, log } = deps
  return {
    kind: IMPORT_JOB,
    claim: IMPORT_JOB,
    timeout: 12 * HOUR,
    async run({ subject, payload, last_error }, signal) {
      const { file: fileId, actor } = importPayload.parse(JSON.parse(payload))
      const file = fileId === null ? undefined : findImportFile(place.dataDir, fileId)
      if (fileId !== null && !file) throw new Error('The file of this import is on another machine, or deleted')
      try {
        const work: ImportWork = { place, runId: subject, actor: { ...actor, address: undefined }, file }
        await workInChild('server/import-worker.ts', work, signal)
      } catch (error) {
        if (error instanceof ChildDiedError && !signal.aborted && hasDiedBefore({ last_error }))
          await updateImportRun(db, subject, { state: 'failed', fault: DIED_TWICE })
        const run = await findImportRun(db, subject)
        if (run?.cancelled_at) return
        if (run?.state === 'running') await updateImportRun(db, subject, { state: 'waiting' })
        if (run?.state !== 'failed') throw error
        log.error(`Import of ${run.name}: ${run.fault}`)
        return
      } finally {
        onPictures()
      }
      const run = await findImportRun(db, subject)
      const isImported = run?.state === 'done' && !importOptionsSchema.parse(JSON.parse(run.options)).dryRun
      if (fileId !== null && isImported) await deleteImportFile(place.dataDir, fileId)
    },
  }
}

const SHOWN = 25

type RecordDeps = WriteDeps & { wakeJobs: () => void }

/** Newest first; an interrupted one waits. */
export async function listImports(db: Db, now: Date): Promise<ImportRunView[]> {
  const views: ImportRunView[] = []
  for (const run of await listImportRuns(db, SHOWN)) {
    const isInterrupted = run.state === 'running' && !isAlive(run, now) && !(await isWorkedOn(db, run.id, now))
    views.push(toView(isInterrupted ? { ...run, state: 'waiting' } : run))
  }
  return views
}

/** A process that gets little processor time is silent for long. */
async function isWorkedOn(db: Db, id: string, now: Date): Promise<boolean> {
  const job = await findJob(db, IMPORT_JOB, id)
  return job?.state === 'running' && (job.lease_end ?? '') > now.toISOString()
}

/** Its process ends within seconds; what it made stays, and can be undone. @throws ServiceError not_found, conflict */
export async function cancelImport({ db, actor, now }: WriteDeps, id: string): Promise<ImportRunView> {
  const run = orNotFound(await findImportRun(db, id), 'Import')
  await db.transaction().execute(async (tx) => {
    if (!(await cancelImportRun(tx, id, now().toISOString()))) throw conflict('This import is not running')
    // Its server then loses the lease, and ends the process.
    await deleteJobs(tx, IMPORT_JOB, [id])
    await note(tx, actor, now(), { action: 'cancel', entity: 'import', id, label: run.name })
  })
  return toView({ ...run, state: 'failed', cancelled_at: now().toISOString() })
}

/** Queues an import of an uploaded file. @throws ServiceError conflict while another one runs; invalid */
export async function queueImport(deps: RecordDeps, dataDir: string, { file: id, ...options }: NewImport) {
  const file = await readImportFile(dataDir, id)
  if (!file) throw invalid({ file: 'There is no such file: upload it again' })
  const { format, name } = file
  if (isTableFormat(format) && !options.entity) throw invalid({ entity: 'Choose the kind of content' })
  const run = await startImport(deps, { format, name, options, actor: deps.actor })
  await queue(deps, run.id, id)
  return toView(run)
}

/** Queues the undoing of an import. @throws ServiceError not_found, conflict */
export async function queueUndo(deps: RecordDeps, id: string): Promise<ImportRunView> {
  const { db, now } = deps
  const run = orNotFound(await findImportRun(db, id), 'Import')
  const { dryRun } = importOptionsSchema.parse(JSON.parse(run.options))
  if (dryRun || run.state === 'undone') throw conflict('There is nothing to take back')
  await refuseSecond(db, now())
  await updateImportRun(db, id, { state: 'undoing', updated_at: now().toISOString() })
  await queue(deps, id, null)
  return toView({ ...run, state: 'undoing' })
}

async function queue({ db, actor, now, wakeJobs }: RecordDeps, subject: string, file: string | null): Promise<void> {
  const at = now().toISOString()
  const payload = { file, actor: { id: actor.id, email: actor.email, role: actor.role } }
  await putJob(db, { kind: IMPORT_JOB, subject, payload, created_at: at, due_at: at })
  wakeJobs()
}

function toView(run: ImportRun): ImportRunView {
  return {
    ...shownOf(importRunSchema, run),
    ...importOptionsSchema.parse(JSON.parse(run.options)),
    state: run.state === 'failed' && run.cancelled_at !== null ? 'cancelled' : run.state,
    report: run.report === null ? null : importReportSchema.parse(JSON.parse(run.report)),
  }
}
