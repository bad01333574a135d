import { dirname, join } from 'node:path'
import { openKey, type BackupKey } from './backup-key.ts'
import { readFileList } from './file-list.ts'
import { filePath, readHeader, type BackedUpFile, type BackupHeader } from './layout.ts'
import { readSealed } from './sealed-file.ts'

type Pieces = AsyncIterable<Buffer>

/** A finished backup, to be read. Contents are checked as they are read. */
export interface OpenBackup {
  path: string
  header: BackupHeader
  readStore<Result>(use: (pieces: Pieces) => Promise<Result>): Promise<Result>
  listFiles(): Promise<BackedUpFile[]>
  readFile<Result>(file: BackedUpFile, use: (pieces: Pieces) => Promise<Result>): Promise<Result>
}

/** @throws BackupError for an unfinished backup, a damaged one, or a wrong pass phrase */
export async function openBackup(path: string, passPhrase: string | undefined): Promise<OpenBackup> {
  const header = await readHeader(path)
  const folder = dirname(path)
  const key: BackupKey | undefined = header.isEncrypted ? await openKey(folder, passPhrase) : undefined
  const contents = key?.contents
  return {
    path,
    header,
    readStore: (use) => readSealed(join(path, 'store'), header.store, { key: contents, isCompressed: true }, use),
    listFiles: () => readFileList(path, header, key),
    readFile: (file, use) =>
      readSealed(join(folder, filePath(file, key)), file, { key: contents, isCompressed: false }, use),
  }
}
