import { join } from 'node:path'
import { Readable } from 'node:stream'
import { BackupError } from './backup-error.ts'
import type { BackupKey } from './backup-key.ts'
import type { BackupStore } from './backup-store.ts'
import { fileSchema, type BackedUpFile, type BackupHeader } from './layout.ts'
import { linesOf } from './lines.ts'
import { readSealed, writeSealed, type Contents } from './sealed-file.ts'

const LIST = 'files'

/** One line of JSON for each file. @param folder of the unfinished backup */
export function writeFileList(folder: string, files: BackedUpFile[], key: BackupKey | undefined): Promise<Contents> {
  const lines = files.map((file) => `${JSON.stringify(file)}\n`)
  return writeSealed(join(folder, LIST), Readable.from(lines), { key: key?.contents, isCompressed: true })
}

/** @param key of this backup (openBackup) @throws BackupError */
export async function readFileList(
  store: BackupStore,
  backup: string,
  header: BackupHeader,
  key: BackupKey | undefined,
): Promise<BackedUpFile[]> {
  const path = `${backup}/${LIST}`
  const source = { name: `${store.name}/${path}`, pieces: store.read(path) }
  return readSealed(source, header.files, { key: key?.contents, isCompressed: true }, async (pieces) => {
    const files: BackedUpFile[] = []
    for await (const line of linesOf(pieces)) {
      const parsed = fileSchema.safeParse(JSON.parse(line))
      if (!parsed.success)
        throw new BackupError(`${source.name} names a file that no backup has: ${line.slice(0, 200)}`)
      files.push(parsed.data)
    }
    return files
  })
}
