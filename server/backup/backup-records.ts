import type { Backup, Backups } from '../../contract/backup/backup.ts'
import { note } from '../core/audit/audit.ts'
import { DAY, MINUTE } from '../core/process/durations.ts'
import { conflict, notFound } from '../core/process/service-error.ts'
import type { WriteDeps } from '../core/audit/writing.ts'
import { findFact } from '../core/store/facts.ts'
import { findJob, putJob } from '../core/jobs/job-store.ts'
import type { Db } from '../core/store/schema.ts'
import type { Log } from '../core/process/log.ts'
import type { BackupConfig } from './backup-config.ts'
import { archiveBackup } from './archive.ts'
import { BackupError } from './backup-error.ts'
import { readHeader, isBackupName } from './layout.ts'
import { BACKUP_JOB, BACKUP_NOW_JOB, BACKUP_VERIFIED } from './backup-job.ts'
import { openBackupStore, type BackupStore, type BackupTarget } from './backup-store.ts'
import { readPassPhrase } from './backup-key.ts'
import { timeOf } from './prune-backups.ts'

/** A backup of last night may be so old before it counts as late. */
const LATE = 2 * DAY
/** A person waits for the list, or a monitoring service. */
const QUICK = { attempts: 2, pause: 200, patience: 2_000 }

export async function getBackups(db: Db, now: Date, config: BackupConfig): Promise<Backups> {
  const { target, time, kept } = config
  if (target === undefined)
    return { schedule: null, isLate: false, isRunning: false, fault: null, listFault: null, backups: [] }
  const store = openBackupStore(target, '', QUICK)
  const { night, asked, isRunning } = await readState(db)
  const schedule = { place: store.name, time, ...kept }
  try {
    const names = (await store.listBackups()).toReversed()
    const records = await Promise.all(names.map((name) => readRecord(store, name)))
    const newest = names[0] === undefined ? undefined : timeOf(names[0])
    // Until a backup succeeds.
    const askedFault = Date.parse(asked?.finished_at ?? '') > (newest?.getTime() ?? 0) ? asked?.last_error : undefined
    return {
      schedule,
      isLate: newest === undefined || now.getTime() - newest.getTime() > LATE,
      isRunning,
      fault: askedFault ?? night?.last_error ?? null,
      listFault: null,
      backups: records.flatMap((record) => record ?? []),
    }
  } catch (error) {
    const listFault = listFaultOf(error)
    return { schedule, isLate: false, isRunning, fault: night?.last_error ?? null, listFault, backups: [] }
  }
}

/** Has a backup made soon. @throws ServiceError conflict */
export async function requestBackup(
  { db, actor, now, wakeJobs }: WriteDeps & { wakeJobs: () => void },
  config: BackupConfig,
): Promise<Backups> {
  const { target } = config
  if (target === undefined) throw conflict('Set BACKUP_DIR first')
  await db.transaction().execute(async (tx) => {
    const { isRunning } = await readState(tx)
    if (isRunning) throw conflict('A backup is being made')
    const at = now()
    const time = at.toISOString()
    await putJob(tx, { kind: BACKUP_NOW_JOB, subject: '', created_at: time, due_at: time })
    await note(tx, actor, at, { action: 'create', entity: 'backup', label: openBackupStore(target).name })
  })
  wakeJobs()
  return getBackups(db, now(), config)
}

async function readState(db: Db) {
  const [night, asked] = [await findJob(db, BACKUP_JOB, ''), await findJob(db, BACKUP_NOW_JOB, '')]
  const isRunning = night?.state === 'running' || asked?.state === 'running' || asked?.state === 'queued'
  return { night, asked, isRunning }
}

/** @throws what is no fault of the disk or the bucket */
function listFaultOf(error: unknown): string {
  if (error instanceof BackupError || (error instanceof Error && 'syscall' in error)) return error.message
  throw error
}

export type LastBackup = Awaited<ReturnType<typeof readLastBackup>>

/** @returns also when it was made, as UTC ISO: null where there is none yet */
export async function readLastBackup(db: Db, now: Date, config: BackupConfig) {
  const { target, isMissing } = config
  if (target === undefined)
    return { isScheduled: false, at: null, isLate: false, lastError: isMissing ? NO_BACKUPS : null }
  const [newest, job] = await Promise.all([findNewest(target, now), findJob(db, BACKUP_JOB, '')])
  const at = newest.name === undefined ? undefined : timeOf(newest.name)
  return {
    isScheduled: true,
    at: at?.toISOString() ?? null,
    // Before the first backup of a new installation, only an error counts.
    isLate: at !== undefined && now.getTime() - at.getTime() > LATE,
    lastError: job?.last_error ?? newest.fault ?? null,
  }
}

interface Newest {
  name?: string | undefined
  fault?: string
}

/** Milliseconds for which the list of a bucket is used again: it is asked for with each reading of the health. */
const LIST_AGE = MINUTE
const lists = new Map<string, { at: number; newest: Promise<Newest> }>()

async function findNewest(target: BackupTarget, now: Date): Promise<Newest> {
  const find = async (): Promise<Newest> => {
    try {
      return { name: (await openBackupStore(target, '', QUICK).listBackups()).at(-1) }
    } catch (error) {
      return { fault: listFaultOf(error) }
    }
  }
  if (typeof target === 'string') return find()
  const key = `${target.endpoint} ${target.bucket} ${target.prefix}`
  const known = lists.get(key)
  if (known && Math.abs(now.getTime() - known.at) < LIST_AGE) return known.newest
  const newest = find()
  lists.set(key, { at: now.getTime(), newest })
  return newest
}

/** Whether backups are made, the newest is not old, and one was read again without a fault. */
export async function areBackupsProven(db: Db, now: Date, config: BackupConfig): Promise<boolean> {
  const { isScheduled, at, isLate, lastError } = await readLastBackup(db, now, config)
  const isGood = isScheduled && at !== null && !isLate && lastError === null
  return isGood && (await findFact(db, BACKUP_VERIFIED)) !== undefined
}

/** For the dashboard: whether an owner should look at the backups. */
export async function needAttention(db: Db, now: Date, config: BackupConfig): Promise<boolean> {
  const { isLate, lastError } = await readLastBackup(db, now, config)
  return isLate || lastError !== null
}

/** One file with the whole backup. @throws ServiceError not_found, conflict */
export async function downloadBackup({ db, actor, now }: WriteDeps, config: BackupConfig, name: string) {
  if (config.target === undefined || !isBackupName(name)) throw notFound('Backup')
  const store = openBackupStore(config.target)
  try {
    if (!(await store.listBackups()).includes(name)) throw notFound('Backup')
    const archive = await archiveBackup(store, name, await readPassPhrase(config))
    await note(db, actor, now(), { action: 'download', entity: 'backup', id: name, label: name })
    return archive
  } catch (error) {
    if (error instanceof BackupError) throw conflict(error.message)
    throw error
  }
}

async function readRecord(store: BackupStore, name: string): Promise<Backup | undefined> {
  try {
    const { at, bytes, storedBytes = null, fileCount: files, missing, isEncrypted } = await readHeader(store, name)
    return { name, at, bytes, storedBytes, files, missing: missing.length, isEncrypted }
  } catch (error) {
    // Deleted meanwhile, or damaged: `npm run backup -- verify` says more.
    if (error instanceof BackupError) return undefined
    throw error
  }
}

export const NO_BACKUPS =
  'BACKUP_DIR is not set, so this site is not backed up (docs/operations.md, "Back up"). Set it to none if something else does'

/**
 * Why scheduled backups would fail, before the first night: reads the pass phrase, and tries the place. Undefined where
 * all is well, or none are wanted.
 */
export async function findBackupFault(config: BackupConfig): Promise<string | undefined> {
  const { target, isMissing } = config
  if (target === undefined) return isMissing ? NO_BACKUPS : undefined
  try {
    await readPassPhrase(config)
    await openBackupStore(target).check()
    return undefined
  } catch (error) {
    return (error as Error).message
  }
}

/** Logs such a fault once it is known, and returns a function that gives it; visitors do not wait for that. */
export function watchBackupFault(backup: BackupConfig, log: Log) {
  let fault: { message: string; at: string } | undefined
  void findBackupFault(backup).then((message) => {
    if (message === undefined) return
    fault = { message, at: new Date().toISOString() }
    log.error(`Backups cannot be made: ${message}`)
  })
  return () => fault
}
