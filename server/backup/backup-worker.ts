import { answerWork } from '../core/process/child-work.ts'
import type { KeptBackups } from './backup-config.ts'
import { BackupError } from './backup-error.ts'
import { scratchOf } from './layout.ts'
import { makeBackup, type BackupOptions, type BackupReport } from './make-backup.ts'
import { pruneBackups } from './prune-backups.ts'

/** Makes one backup; backup-job.ts starts it. */
export interface BackupWork extends BackupOptions {
  kept: KeptBackups
}

export interface BackupMade {
  report: BackupReport
  pruned: number
}

answerWork(
  async ({ kept, ...options }: BackupWork): Promise<BackupMade> => {
    const report = await makeBackup(options)
    const { target, passPhrase, place } = options
    return { report, pruned: await pruneBackups({ target, kept, passPhrase, scratch: scratchOf(place) }) }
  },
  { ForOperator: BackupError },
)
