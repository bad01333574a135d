import { trustHeader, type TrustOptions, type TrustedHeader } from './backup-header.ts'
import { splitBackup, type BackupStore, type BackupTarget } from './backup-store.ts'
import { readFileList } from './file-list.ts'
import { filePath, type BackedUpFile } from './layout.ts'
import { readSealed } from './sealed-file.ts'

type Pieces = AsyncIterable<Buffer>

/** A finished backup, to be read. Contents are checked as they are read. */
export interface OpenBackup extends TrustedHeader {
  /** For messages. */
  path: string
  readStore<Result>(use: (pieces: Pieces) => Promise<Result>): Promise<Result>
  listFiles(): Promise<BackedUpFile[]>
  readFile<Result>(file: BackedUpFile, use: (pieces: Pieces) => Promise<Result>): Promise<Result>
}

/** @throws BackupError for an unfinished backup, a damaged or forged one, or a wrong pass phrase */
export function openBackup(backup: BackupTarget, options: TrustOptions): Promise<OpenBackup> {
  const { store, name } = splitBackup(backup)
  return openBackupIn(store, name, options)
}

/** The same, of a store that is open. */
export async function openBackupIn(store: BackupStore, name: string, options: TrustOptions): Promise<OpenBackup> {
  const trusted = await trustHeader(store, name, options)
  const { header, isAuthenticated, key } = trusted
  const sourceOf = (path: string) => ({ name: `${store.name}/${path}`, pieces: store.read(path) })
  const partOptions = (path: string) => ({ key: key?.contents, boundTo: isAuthenticated ? path : undefined })
  return {
    ...trusted,
    path: `${store.name}/${name}`,
    readStore(use) {
      const path = `${name}/store`
      return readSealed(sourceOf(path), header.store, { ...partOptions(path), isCompressed: true }, use)
    },
    listFiles() {
      const path = `${name}/files`
      return readFileList(sourceOf(path), header.files, partOptions(path))
    },
    readFile(file, use) {
      const path = filePath(file, key)
      return readSealed(sourceOf(path), file, { key: key?.contents, boundTo: path, isCompressed: false }, use)
    },
  }
}
