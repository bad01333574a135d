import type { Log } from '../log.ts'
import type { BackupConfig } from './backup-config.ts'
import { openBackupStore } from './backup-store.ts'
import { readPassPhrase } from './pass-phrase.ts'

/**
 * Why scheduled backups would fail, before the first night: reads the pass phrase, and tries the place. Undefined where
 * all is well, or none are scheduled.
 */
export async function findBackupFault(config: BackupConfig): Promise<string | undefined> {
  const { target } = config
  if (target === undefined) return undefined
  try {
    await readPassPhrase(config)
    await openBackupStore(target).check()
    return undefined
  } catch (error) {
    return (error as Error).message
  }
}

/** Logs such a fault once it is known, and returns a function that gives it; visitors do not wait for that. */
export function watchBackupFault(
  { backup, publicUrl }: { backup: BackupConfig; publicUrl: string | undefined },
  log: Log,
) {
  let fault: { message: string; at: string } | undefined
  void findBackupFault(backup).then((message) => {
    if (message === undefined) return
    fault = { message, at: new Date().toISOString() }
    log.error(`Backups cannot be made: ${message}`)
  })
  if (publicUrl !== undefined && backup.target === undefined)
    log.info('No backups are made of this site: set BACKUP_DIR (docs/operations.md, "Back up")')
  return () => fault
}
