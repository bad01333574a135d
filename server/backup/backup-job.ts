import { NEPAL_OFFSET } from '../../contract/nepal-day.ts'
import type { BackupConfig } from './backup-config.ts'
import type { JobHandler } from '../jobs/handler.ts'
import type { Log } from '../log.ts'
import { DAY, HOUR, MINUTE } from '../services/durations.ts'
import { backUpInProcess } from './backup-process.ts'
import { listBackups, type SitePlace } from './layout.ts'
import { readPassPhrase } from './pass-phrase.ts'
import { timeOf } from './prune-backups.ts'

export const BACKUP_JOB = 'backup'

export interface BackupJobDeps {
  config: Omit<BackupConfig, 'folder'> & { folder: string }
  place: SitePlace
  log: Log
  now: () => Date
}

/** Once a day, and soon after the start if the last one was missed. A failed one is tried again within the hour. */
export function createBackupHandler({ config, place, log, now }: BackupJobDeps): JobHandler {
  return {
    kind: BACKUP_JOB,
    every: DAY,
    startDelay: MINUTE,
    timeout: 6 * HOUR,
    async run(_job, signal) {
      const last = (await listBackups(config.folder)).at(-1)
      const due = lastDue(now(), config.time)
      if (last === undefined || timeOf(last) < due) {
        const passPhrase = await readPassPhrase(config)
        const work = { place, folder: config.folder, passPhrase, kept: config.kept }
        const { report, pruned } = await backUpInProcess(work, signal)
        log.info(
          `Backup ${report.path}: ${report.header.fileCount} files, ${report.newFiles} new, in ` +
            `${report.seconds.toFixed(1)} s${pruned > 0 ? `; ${pruned} old ones deleted` : ''}`,
        )
        for (const path of report.header.missing) log.error(`Backup: ${path} is missing; the store names it`)
      }
      return { state: 'queued', dueAt: new Date(lastDue(now(), config.time).getTime() + DAY).toISOString() }
    },
  }
}

/** The last time at which the clock in Nepal showed `time`. */
export function lastDue(now: Date, time: string): Date {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const nepal = new Date(now.getTime() + NEPAL_OFFSET)
  const today = nepal.setUTCHours(hour, minute, 0, 0) - NEPAL_OFFSET
  return new Date(today > now.getTime() ? today - DAY : today)
}
