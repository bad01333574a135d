import type { Kysely } from 'kysely'
import {
  importOptionsSchema,
  importReportSchema,
  type ImportRunView,
  type NewImport,
} from '../../../contract/transfer/import.ts'
import { note } from '../../core/audit/audit.ts'
import { invalid, notFound, ServiceError } from '../../core/process/service-error.ts'
import type { WriteDeps } from '../../core/audit/writing.ts'
import { cancelImportRun, findImportRun, listImportRuns, updateImportRun, type ImportRun } from './import-store.ts'
import { deleteJobs, findJob, putJob } from '../../core/jobs/job-store.ts'
import type { Database } from '../../core/store/schema.ts'
import { IMPORT_JOB } from './import-job.ts'
import { readImportFile } from './import-uploads.ts'
import { isAlive, refuseSecond, startImport } from './run-import.ts'

const SHOWN = 25

type RecordDeps = WriteDeps & { wakeJobs: () => void }

/** Newest first; an interrupted one waits. */
export async function listImports(db: Kysely<Database>, now: Date): Promise<ImportRunView[]> {
  const views: ImportRunView[] = []
  for (const run of await listImportRuns(db, SHOWN)) {
    const isInterrupted = run.state === 'running' && !isAlive(run, now) && !(await isWorkedOn(db, run.id, now))
    views.push(toView(isInterrupted ? { ...run, state: 'waiting' } : run))
  }
  return views
}

/** A process that gets little processor time is silent for long. */
async function isWorkedOn(db: Kysely<Database>, id: string, now: Date): Promise<boolean> {
  const job = await findJob(db, IMPORT_JOB, id)
  return job?.state === 'running' && (job.lease_end ?? '') > now.toISOString()
}

/** Its process ends within seconds; what it made stays, and can be undone. @throws ServiceError not_found, conflict */
export async function cancelImport({ db, actor, now }: WriteDeps, id: string): Promise<ImportRunView> {
  const run = await findImportRun(db, id)
  if (!run) throw notFound('Import')
  await db.transaction().execute(async (tx) => {
    if (!(await cancelImportRun(tx, id, now().toISOString())))
      throw new ServiceError('conflict', 'This import is not running')
    // Its server then loses the lease, and ends the process.
    await deleteJobs(tx, IMPORT_JOB, [id])
    await note(tx, actor, now(), { action: 'cancel', entity: 'import', id, label: run.name })
  })
  return toView({ ...run, state: 'failed', cancelled_at: now().toISOString() })
}

/** Queues an import of an uploaded file. @throws ServiceError conflict while another one runs; invalid */
export async function queueImport(
  deps: RecordDeps,
  dataDir: string,
  { file: id, ...options }: NewImport,
): Promise<ImportRunView> {
  const file = await readImportFile(dataDir, id)
  if (!file) throw invalid({ file: 'There is no such file: upload it again' })
  const { format, name } = file
  if (format !== 'wxr' && !options.entity) throw invalid({ entity: 'Choose the kind of content' })
  const run = await startImport(deps, { format, name, options, actor: deps.actor })
  await queue(deps, run.id, id)
  return toView(run)
}

/** Queues the undoing of an import. @throws ServiceError not_found, conflict */
export async function queueUndo(deps: RecordDeps, id: string): Promise<ImportRunView> {
  const { db, now } = deps
  const run = await findImportRun(db, id)
  if (!run) throw notFound('Import')
  const { dryRun } = importOptionsSchema.parse(JSON.parse(run.options))
  if (dryRun || run.state === 'undone') throw new ServiceError('conflict', 'There is nothing to take back')
  refuseSecond(await listImportRuns(db, SHOWN), now())
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
  const { id, format, name, done, total, fault, options, report } = run
  const state = run.state === 'failed' && run.cancelled_at !== null ? 'cancelled' : run.state
  return {
    id,
    format,
    name,
    ...importOptionsSchema.parse(JSON.parse(options)),
    state,
    done,
    total,
    report: report === null ? null : importReportSchema.parse(JSON.parse(report)),
    fault,
    startedAt: run.started_at,
    startedBy: run.started_by,
  }
}
