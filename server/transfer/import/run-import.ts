import { randomUUID } from 'node:crypto'
import {
  importOptionsSchema,
  isTableFormat,
  type ImportOptions,
  type ImportReport,
} from '../../../contract/transfer/import.ts'
import type { SitePlace } from '../../core/media/site-place.ts'
import type { PictureWorkshop } from '../../core/pictures/picture-workshop.ts'
import { note, type Actor } from '../../core/audit/audit.ts'
import { ago, SECOND } from '../../core/process/durations.ts'
import { ServiceError } from '../../core/process/service-error.ts'
import type { ImportRun } from './import-store.ts'
import { countImportRecords, findImportRun, insertImportRun, listImportRuns, updateImportRun } from './import-store.ts'
import type { Db } from '../../core/store/schema.ts'
import { parseAddress, withCopy } from '../copy-store.ts'
import { TransferError } from '../transfer-error.ts'
import { openWorkFolder } from '../work-folder.ts'
import { FILE_FORMATS } from './file-formats.ts'
import { importTable } from './import-table.ts'
import { ReportBuilder, type Importing } from './importing.ts'
import { openMediaSource, type MediaOptions } from './media-source.ts'
import { RejectedRows } from './import-uploads.ts'

/** A running one that was not seen for this long was interrupted. */
const HEARTBEAT = 5 * SECOND
const LOST_AFTER = 30 * SECOND
const KNOWN_RUNS = 50
/** Characters of an entry's name in a report. */
const SHOWN_NAME = 160

export interface ImportDeps {
  db: Db
  place: SitePlace
  workshop: PictureWorkshop
  now: () => Date
  signal: AbortSignal
}

/** Runs or undoes one import. */
export interface ImportWork {
  place: SitePlace
  runId: string
  actor: Actor
  /** Undefined: it is undone. */
  file?: ImportFile | undefined
}

export interface ImportFile extends MediaOptions {
  path: string
}

/** Continues the same import of the same file, if it was interrupted. @throws ServiceError conflict while one runs */
export async function startImport(
  { db, now }: Pick<ImportDeps, 'db' | 'now'>,
  given: { format: ImportRun['format']; name: string; options: ImportOptions; actor: Actor },
): Promise<ImportRun> {
  const { format, name, actor } = given
  const options = JSON.stringify(given.options)
  const begun = (await refuseSecond(db, now())).find(
    (run) =>
      (run.state === 'running' || run.state === 'waiting') &&
      run.format === format &&
      run.name === name &&
      run.options === options,
  )
  if (begun) return begun
  const at = now().toISOString()
  const run = { id: randomUUID(), format, name, options, started_at: at, updated_at: at, started_by: actor.email }
  await db.transaction().execute(async (tx) => {
    await insertImportRun(tx, { ...run, state: 'waiting' })
    await note(tx, actor, now(), { action: 'create', entity: 'import', id: run.id, label: name })
  })
  return (await findImportRun(db, run.id))!
}

/** Whether a process works on it. */
export function isAlive({ state, updated_at }: ImportRun, now: Date): boolean {
  return (state === 'running' || state === 'undoing') && updated_at > ago(now, LOST_AFTER)
}

/** @returns the last imports @throws ServiceError conflict */
export async function refuseSecond(db: Db, now: Date, except?: string): Promise<ImportRun[]> {
  const runs = await listImportRuns(db, KNOWN_RUNS)
  const other = runs.find((run) => run.id !== except && isAlive(run, now))
  if (other)
    throw new ServiceError(
      'conflict',
      `The import of ${other.name} is running: wait until it is done. If it was interrupted, try again in a minute`,
    )
  return runs
}

/** Runs to the end, or leaves the run so that the next one continues it. @throws TransferError */
export async function runImport(
  deps: ImportDeps,
  run: ImportRun,
  file: ImportFile,
  actor: Actor,
): Promise<ImportReport> {
  const { db, now, signal } = deps
  let isCancelled = false
  const update = async (changes: Parameters<typeof updateImportRun>[2]) => {
    isCancelled ||= !(await updateImportRun(db, run.id, { ...changes, updated_at: now().toISOString() }))
  }
  await refuseSecond(db, now(), run.id)
  await update({ state: 'running', done: 0, total: null, fault: null })
  using heart = setInterval(() => void update({}).catch(() => undefined), HEARTBEAT)
  let said = 0
  const onProgress = async (done: number, total: number | undefined) => {
    if (isCancelled) throw new TransferError('The import was cancelled.')
    if (Date.now() - said < SECOND && done !== total) return
    said = Date.now()
    await update({ done, total: total ?? null })
  }
  try {
    const report = await importFile(deps, run, file, { actor, onProgress })
    await update({ state: 'done', report: JSON.stringify(report) })
    return report
  } catch (error) {
    if (signal.aborted) await update({ state: 'waiting' })
    else await update({ state: 'failed', fault: (error as Error).message })
    throw error
  }
}

async function importFile(
  deps: ImportDeps,
  run: ImportRun,
  file: ImportFile,
  { actor, onProgress }: { actor: Actor; onProgress: Importing['onProgress'] },
): Promise<ImportReport> {
  const { place, now, signal } = deps
  const { publish, dryRun, entity, ...options } = importOptionsSchema.parse(JSON.parse(run.options))
  const report = new ReportBuilder()
  using media = await openMediaSource(file, (name, reason) => report.fault(name.slice(0, SHOWN_NAME), null, reason))
  const into = async (db: Db, workshop: PictureWorkshop | undefined) => {
    const rejected = new RejectedRows(place.dataDir, run.id)
    const common = { db, actor, now, runId: run.id, publish, workshop, media, report, rejected, signal, onProgress }
    const { format } = run
    const other = FILE_FORMATS.find(({ name }) => name === format)
    if (other) await other.importFile(common, file.path)
    else if (!isTableFormat(format)) throw new TransferError('This site no longer imports such files.')
    else if (!entity) throw new TransferError('Say which kind of content the table has.')
    else await importTable({ ...common, source: entity }, entity, { path: file.path, format }, options)
    await rejected.finish()
    return report.finish(await countImportRecords(db, run.id))
  }
  if (!dryRun) return await into(deps.db, deps.workshop)
  // A dry run writes into a copy of the store, so that its report is what an import would say.
  await using folder = await openWorkFolder(place.dataDir)
  return await withCopy(parseAddress(place.databaseUrl ?? place.dataDir), folder.path, (db) => into(db, undefined))
}
