import { constants, setPriority } from 'node:os'
import { BackupError } from './backup-error.ts'
import { makeBackup } from './make-backup.ts'
import type { BackupAnswer, BackupWork } from './backup-process.ts'
import { pruneBackups } from './prune-backups.ts'

/** Makes one backup; backup-process.ts starts it. It ends when the server disconnects. */

process.once('disconnect', () => process.exit(0))
process.on('SIGINT', () => undefined)
process.umask(0o077)
try {
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
} catch {
  // Some containers forbid it.
}

process.once('message', (work: BackupWork) => {
  void answerTo(work).then((answer) => process.send!(answer, () => process.exit(0)))
})

async function answerTo({ kept, ...options }: BackupWork): Promise<BackupAnswer> {
  try {
    const report = await makeBackup(options)
    return { kind: 'made', report, pruned: await pruneBackups(options.folder, kept, options.passPhrase) }
  } catch (error) {
    if (error instanceof BackupError) return { kind: 'failed', reason: error.message }
    return { kind: 'failed', reason: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}
