import { join } from 'node:path'
import { Writable } from 'node:stream'
import { createWriteStream } from 'node:fs'
import { mkdtempDisposable } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { pipeline } from 'node:stream/promises'
import { checkSqliteFile, StoreDamagedError } from '../core/store/sqlite.ts'
import { STORE_FILE } from '../core/store/store.ts'
import { trustHeader, filePath, fileSchema, type TrustOptions, type BackedUpFile } from './layout.ts'
import { splitBackup, type BackupStore, type BackupTarget } from './backup-store.ts'
import { readSealed } from './sealed-file.ts'
import { BackupError } from './backup-error.ts'

type Pieces = AsyncIterable<Buffer>

/** A finished backup, to be read. Contents are checked as they are read. */
export type OpenBackup = Awaited<ReturnType<typeof openBackupIn>>

/** @throws BackupError for an unfinished backup, a damaged or forged one, or a wrong pass phrase */
export function openBackup(backup: BackupTarget, options: TrustOptions) {
  const { store, name } = splitBackup(backup)
  return openBackupIn(store, name, options)
}

/** The same, of a store that is open. */
export async function openBackupIn(store: BackupStore, name: string, options: TrustOptions) {
  const trusted = await trustHeader(store, name, options)
  const { header, isAuthenticated, key } = trusted
  const path = `${store.name}/${name}`
  const sourceOf = (file: string) => ({ name: `${store.name}/${file}`, pieces: store.read(file) })
  const readPart = <Result>(part: 'store' | 'files', use: (pieces: Pieces) => Promise<Result>) => {
    const file = `${name}/${part}`
    const boundTo = isAuthenticated ? file : undefined
    return readSealed(sourceOf(file), header[part], { key: key?.contents, boundTo, isCompressed: true }, use)
  }
  return {
    ...trusted,
    /** For messages. */
    path,
    readStore: <Result>(use: (pieces: Pieces) => Promise<Result>) => readPart('store', use),
    listFiles: () =>
      readPart(LIST, async (pieces) => {
        const files: BackedUpFile[] = []
        for await (const line of linesOf(pieces)) {
          const parsed = fileSchema.safeParse(JSON.parse(line))
          if (!parsed.success)
            throw new BackupError(`${path}/${LIST} names a file that no backup has: ${line.slice(0, 200)}`)
          files.push(parsed.data)
        }
        return files
      }),
    readFile<Result>(file: BackedUpFile, use: (pieces: Pieces) => Promise<Result>) {
      const path = filePath(file, key)
      return readSealed(sourceOf(path), file, { key: key?.contents, boundTo: path, isCompressed: false }, use)
    },
  }
}

/** The part with a line of JSON for each file. */
export const LIST = 'files'

/** Splits at line feeds alone: JSON may contain the other line separators of Unicode. */
export async function* linesOf(pieces: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const piece of pieces) {
    const lines = (rest + decoder.decode(piece, { stream: true })).split('\n')
    rest = lines.pop()!
    yield* lines
  }
  if (rest !== '') yield rest
}

/** Reads every file of a backup, compares its checksum, and opens the store. @throws BackupError when it cannot begin */
export async function verifyBackup(target: BackupTarget, options: TrustOptions) {
  const backup = await openBackup(target, options)
  const faults: string[] = []
  const attempt = <Result>(check: Promise<Result>) =>
    check.catch((error: unknown) => {
      if (!(error instanceof BackupError) && !(error instanceof StoreDamagedError)) throw error
      faults.push(error.message)
      return undefined
    })
  await attempt(backup.header.engine === 'sqlite' ? openSqlite(backup) : backup.readStore(readRows))
  for (const file of (await attempt(backup.listFiles())) ?? []) await attempt(backup.readFile(file, readAll))
  const { path, header, isAuthenticated } = backup
  return { path, header, isAuthenticated, faults }
}

async function openSqlite(backup: OpenBackup): Promise<void> {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'verify-'))
  const path = join(folder.path, STORE_FILE)
  await backup.readStore((pieces) => pipeline(pieces, createWriteStream(path, { mode: 0o600 })))
  checkSqliteFile(path, { info() {}, error() {} })
}

export async function readRows(pieces: AsyncIterable<Buffer>): Promise<void> {
  for await (const line of linesOf(pieces)) JSON.parse(line.replace(/^#/, ''))
}

export async function readAll(pieces: AsyncIterable<Buffer>): Promise<void> {
  await pipeline(pieces, new Writable({ write: (_piece, _encoding, done) => done() }))
}
