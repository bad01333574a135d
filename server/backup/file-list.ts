import { join } from 'node:path'
import { Readable } from 'node:stream'
import { BackupError } from './backup-error.ts'
import type { BackupKey } from './backup-key.ts'
import { fileSchema, type BackedUpFile, type BackupHeader } from './layout.ts'
import { linesOf } from './lines.ts'
import { readSealed, writeSealed, type Contents } from './sealed-file.ts'

const LIST = 'files'

/** One line of JSON for each file. */
export function writeFileList(backup: string, files: BackedUpFile[], key: BackupKey | undefined): Promise<Contents> {
  const lines = files.map((file) => `${JSON.stringify(file)}\n`)
  return writeSealed(join(backup, LIST), Readable.from(lines), { key: key?.contents, isCompressed: true })
}

/** @param key of this backup (openBackup) @throws BackupError */
export async function readFileList(
  backup: string,
  header: BackupHeader,
  key: BackupKey | undefined,
): Promise<BackedUpFile[]> {
  const path = join(backup, LIST)
  return readSealed(path, header.files, { key: key?.contents, isCompressed: true }, async (pieces) => {
    const files: BackedUpFile[] = []
    for await (const line of linesOf(pieces)) {
      const parsed = fileSchema.safeParse(JSON.parse(line))
      if (!parsed.success) throw new BackupError(`${path} names a file that no backup has: ${line.slice(0, 200)}`)
      files.push(parsed.data)
    }
    return files
  })
}
