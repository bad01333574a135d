import type { Log } from '../core/process/log.ts'
import type { BackupConfig } from './backup-config.ts'
import { openBackupStore } from './backup-store.ts'
import { readPassPhrase } from './pass-phrase.ts'

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
