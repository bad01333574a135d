import type { BackupConfig } from './backup-config.ts'
import { openBackupStore } from './backup-store.ts'
import { readPassPhrase } from './pass-phrase.ts'

/**
 * Why scheduled backups would fail, before the first night: reads the pass phrase, and writes a file into the folder or lists
 * the bucket. Undefined where all is well, or none are scheduled.
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
