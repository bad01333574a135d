import { openKey, type BackupKey } from './backup-key.ts'
import { splitBackup, type BackupTarget } from './backup-store.ts'
import { readFileList } from './file-list.ts'
import { filePath, readHeader, type BackedUpFile, type BackupHeader } from './layout.ts'
import { readSealed } from './sealed-file.ts'

type Pieces = AsyncIterable<Buffer>

/** A finished backup, to be read. Contents are checked as they are read. */
export interface OpenBackup {
  /** For messages. */
  path: string
  header: BackupHeader
  readStore<Result>(use: (pieces: Pieces) => Promise<Result>): Promise<Result>
  listFiles(): Promise<BackedUpFile[]>
  readFile<Result>(file: BackedUpFile, use: (pieces: Pieces) => Promise<Result>): Promise<Result>
}

/** @throws BackupError for an unfinished backup, a damaged one, or a wrong pass phrase */
export async function openBackup(backup: BackupTarget, passPhrase: string | undefined): Promise<OpenBackup> {
  const { store, name } = splitBackup(backup)
  const header = await readHeader(store, name)
  const key: BackupKey | undefined = header.isEncrypted ? await openKey(store, passPhrase) : undefined
  const contents = key?.contents
  const sourceOf = (path: string) => ({ name: `${store.name}/${path}`, pieces: store.read(path) })
  return {
    path: `${store.name}/${name}`,
    header,
    readStore: (use) => readSealed(sourceOf(`${name}/store`), header.store, { key: contents, isCompressed: true }, use),
    listFiles: () => readFileList(store, name, header, key),
    readFile: (file, use) =>
      readSealed(sourceOf(filePath(file, key)), file, { key: contents, isCompressed: false }, use),
  }
}
