import { readFile } from 'node:fs/promises'
import type { BackupConfig } from './backup-config.ts'
import { BackupError } from './backup-error.ts'
import { explainPathFault } from './path-fault.ts'

/** In characters: backups are kept for long, and can be tried at leisure. */
const MIN_LENGTH = 12

/** Undefined: backups are not encrypted. @throws BackupError for a file that cannot be read, or a short pass phrase */
export async function readPassPhrase({
  passPhrase,
  passPhraseFile,
}: Pick<BackupConfig, 'passPhrase' | 'passPhraseFile'>): Promise<string | undefined> {
  const given = passPhraseFile === undefined ? passPhrase : await readFirstLine(passPhraseFile)
  if (given !== undefined && given.length < MIN_LENGTH)
    throw new BackupError(
      `The pass phrase of the backups has fewer than ${MIN_LENGTH} characters: choose a longer one.`,
    )
  return given
}

async function readFirstLine(path: string): Promise<string> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    throw new BackupError(`BACKUP_PASSPHRASE_FILE cannot be read: ${explainPathFault(path, error)}`)
  })
  return text.split(/\r?\n/)[0]!
}
