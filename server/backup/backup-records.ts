import { join } from 'node:path'
import type { Kysely } from 'kysely'
import type { Backup, Backups } from '../../contract/backup.ts'
import type { BackupConfig } from './backup-config.ts'
import { note, type Actor } from '../services/audit.ts'
import { DAY } from '../services/durations.ts'
import { notFound, ServiceError } from '../services/service-error.ts'
import { findJob } from '../store/jobs.ts'
import type { Database } from '../store/schema.ts'
import { archiveBackup, type Archive } from './archive.ts'
import { BackupError } from './backup-error.ts'
import { BACKUP_JOB } from './backup-job.ts'
import { isBackupName, listBackups, readHeader } from './layout.ts'
import { readPassPhrase } from './pass-phrase.ts'
import { timeOf } from './prune-backups.ts'

/** A backup of last night may be so old before it counts as late. */
const LATE = 2 * DAY

export async function getBackups(db: Kysely<Database>, now: Date, config: BackupConfig): Promise<Backups> {
  const { folder, time, kept } = config
  if (folder === undefined) return { schedule: null, isLate: false, fault: null, backups: [] }
  const names = (await listBackups(folder)).toReversed()
  const records = await Promise.all(names.map((name) => readRecord(folder, name)))
  const job = await findJob(db, BACKUP_JOB, '')
  return {
    schedule: { time, ...kept },
    isLate: names[0] === undefined || now.getTime() - timeOf(names[0]).getTime() > LATE,
    fault: job?.last_error ?? null,
    backups: records.flatMap((record) => record ?? []),
  }
}

export interface LastBackup {
  isScheduled: boolean
  /** UTC ISO; null: there is none yet. */
  at: string | null
  /** Before the first backup of a new installation, only an error counts. */
  isLate: boolean
  lastError: string | null
}

export async function readLastBackup(db: Kysely<Database>, now: Date, { folder }: BackupConfig): Promise<LastBackup> {
  if (folder === undefined) return { isScheduled: false, at: null, isLate: false, lastError: null }
  const [names, job] = await Promise.all([listBackups(folder), findJob(db, BACKUP_JOB, '')])
  const at = names.length > 0 ? timeOf(names.at(-1)!) : undefined
  return {
    isScheduled: true,
    at: at?.toISOString() ?? null,
    isLate: at !== undefined && now.getTime() - at.getTime() > LATE,
    lastError: job?.last_error ?? null,
  }
}

/** For the dashboard: whether an owner should look at the backups. */
export async function needAttention(db: Kysely<Database>, now: Date, config: BackupConfig): Promise<boolean> {
  const { isLate, lastError } = await readLastBackup(db, now, config)
  return isLate || lastError !== null
}

/** One file with the whole backup. @throws ServiceError not_found, conflict */
export async function downloadBackup(
  { db, actor, now }: { db: Kysely<Database>; actor: Actor; now: () => Date },
  config: BackupConfig,
  name: string,
): Promise<Archive> {
  const { folder } = config
  if (folder === undefined || !isBackupName(name) || !(await listBackups(folder)).includes(name))
    throw notFound('Backup')
  try {
    const archive = await archiveBackup(folder, name, await readPassPhrase(config))
    await note(db, actor, now(), { action: 'download', entity: 'backup', id: name, label: name })
    return archive
  } catch (error) {
    if (error instanceof BackupError) throw new ServiceError('conflict', error.message)
    throw error
  }
}

async function readRecord(folder: string, name: string): Promise<Backup | undefined> {
  try {
    const { at, bytes, fileCount: files, missing, isEncrypted } = await readHeader(join(folder, name))
    return { name, at, bytes, files, missing: missing.length, isEncrypted }
  } catch (error) {
    // Deleted meanwhile, or damaged: `npm run backup -- verify` says more.
    if (error instanceof BackupError) return undefined
    throw error
  }
}
