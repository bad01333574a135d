import { join } from 'node:path'
import { Readable } from 'node:stream'
import { BackupError } from './backup-error.ts'
import { fileSchema, type BackedUpFile } from './layout.ts'
import { linesOf } from './lines.ts'
import { readSealed, writeSealed, type Contents, type SealedSource, type SealOptions } from './sealed-file.ts'

export const LIST = 'files'

/** One line of JSON for each file. @param folder of the unfinished backup */
export function writeFileList(folder: string, files: BackedUpFile[], options: SealOptions): Promise<Contents> {
  const lines = files.map((file) => `${JSON.stringify(file)}\n`)
  return writeSealed(join(folder, LIST), Readable.from(lines), { ...options, isCompressed: true })
}

/** @throws BackupError */
export async function readFileList(
  source: SealedSource,
  expected: Contents,
  options: SealOptions,
): Promise<BackedUpFile[]> {
  return readSealed(source, expected, { ...options, isCompressed: true }, async (pieces) => {
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
