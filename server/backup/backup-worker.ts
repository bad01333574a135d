import { basename } from 'node:path'
import { answerWork } from '../core/process/child-process.ts'
import type { KeptBackups } from './backup-config.ts'
import { backupIn } from './backup-store.ts'
import { BackupError } from './backup-error.ts'
import { scratchOf } from './layout.ts'
import { makeBackup, type BackupOptions } from './make-backup.ts'
import { verifyBackup } from './open-backup.ts'
import { pruneBackups } from './prune-backups.ts'

/** Makes one backup; backup-job.ts starts it. */
export interface BackupWork extends BackupOptions {
  kept: KeptBackups
  /** Reads it again afterwards, as a restore would. */
  isVerified: boolean
}

export interface BackupMade {
  report: Awaited<ReturnType<typeof makeBackup>>
  pruned: number
}

answerWork(async ({ kept, isVerified, ...options }: BackupWork): Promise<BackupMade> => {
  const report = await makeBackup(options)
  const { target, passPhrase, place } = options
  if (isVerified) {
    const { path, faults } = await verifyBackup(backupIn(target, basename(report.path)), { passPhrase })
    if (faults.length > 0) throw new BackupError(`${path} was made, and is damaged: ${faults.join('; ')}`)
  }
  return { report, pruned: await pruneBackups({ target, kept, passPhrase, scratch: scratchOf(place) }) }
})
