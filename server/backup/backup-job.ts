import { NEPAL_OFFSET } from '../../contract/calendar/nepal-day.ts'
import type { BackupConfig } from './backup-config.ts'
import type { JobDeps } from '../core/feature.ts'
import type { JobHandler } from '../core/jobs/handler.ts'
import { workInChild } from '../core/process/child-process.ts'
import { replaceFact } from '../core/store/facts.ts'
import { DAY, HOUR, MINUTE } from '../core/process/durations.ts'
import { openBackupStore, type BackupTarget } from './backup-store.ts'
import type { BackupMade, BackupWork } from './backup-worker.ts'
import { readPassPhrase } from './backup-key.ts'
import { timeOf } from './prune-backups.ts'

export const BACKUP_JOB = 'backup'
/** One that an owner has asked for. */
export const BACKUP_NOW_JOB = 'backup-now'
/** The fact of when one was read again without a fault. */
export const BACKUP_VERIFIED = 'backup_verified'

interface BackupJobDeps extends Pick<JobDeps, 'place' | 'log' | 'now'> {
  config: Omit<BackupConfig, 'target'> & { target: BackupTarget }
}

const TIMEOUT = 6 * HOUR

/** Once a day, and soon after the start if the last one was missed. A failed one is tried again within the hour. */
export function createBackupHandler(deps: BackupJobDeps): JobHandler {
  const { config, now } = deps
  return {
    kind: BACKUP_JOB,
    claim: BACKUP_JOB,
    every: DAY,
    startDelay: MINUTE,
    timeout: TIMEOUT,
    async run(_job, signal) {
      const last = (await openBackupStore(config.target).listBackups()).at(-1)
      const due = lastDue(now(), config.time)
      if (last === undefined || timeOf(last) < due) await backUp(deps, signal)
      return { state: 'queued', dueAt: new Date(lastDue(now(), config.time).getTime() + DAY).toISOString() }
    },
  }
}

/** One more backup, once, which is read again; the owner sees why it failed, and asks again. */
export function createBackupNowHandler(deps: BackupJobDeps): JobHandler {
  return {
    kind: BACKUP_NOW_JOB,
    claim: BACKUP_JOB,
    attempts: 1,
    timeout: TIMEOUT,
    async run(_job, signal) {
      await backUp(deps, signal, true)
      const at = deps.now().toISOString()
      return { state: 'done', write: (tx) => replaceFact(tx, BACKUP_VERIFIED, at) }
    },
  }
}

async function backUp({ config, place, log }: BackupJobDeps, signal: AbortSignal, isVerified = false): Promise<void> {
  const passPhrase = await readPassPhrase(config)
  const work: BackupWork = { place, target: config.target, passPhrase, kept: config.kept, isVerified }
  const { report, pruned }: BackupMade = await workInChild('server/backup/backup-worker.ts', work, signal)
  log.info(
    `Backup ${report.path}: ${report.header.fileCount} files, ${report.newFiles} new, in ` +
      `${report.seconds.toFixed(1)} s${pruned > 0 ? `; ${pruned} old ones deleted` : ''}`,
  )
  for (const path of report.header.missing) log.error(`Backup: ${path} is missing; the store names it`)
}

/** The last time at which the clock in Nepal showed `time`. */
export function lastDue(now: Date, time: string): Date {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const nepal = new Date(now.getTime() + NEPAL_OFFSET)
  const today = nepal.setUTCHours(hour, minute, 0, 0) - NEPAL_OFFSET
  return new Date(today > now.getTime() ? today - DAY : today)
}
