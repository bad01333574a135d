import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { Archive } from '../core/api/download.ts'
import { openMediaFolder } from '../core/media/media-folder.ts'
import type { ListedFile } from '../core/media/media-store.ts'
import { BackupError } from './backup-error.ts'
import { KEY_FILE } from './backup-key.ts'
import type { BackupStore } from './backup-store.ts'
import { filePath, FILES } from './layout.ts'
import { openBackupIn } from './open-backup.ts'

interface Entry extends ListedFile {
  read(): AsyncIterable<Buffer>
}

const BLOCK = 512
/** The largest size that eleven octal digits can say. */
const MAX_BYTES = 8 ** 11 - 1

/**
 * A tar file (ustar) of one backup, which `restore` takes when it is unpacked. Encrypted files stay encrypted.
 * @throws BackupError
 */
export async function archiveBackup(store: BackupStore, name: string, passPhrase: string | undefined) {
  const { header, key, listFiles } = await openBackupIn(store, name, { passPhrase, allowsUnencrypted: true })
  const [files, own, shared] = await Promise.all([listFiles(), store.list(name), store.list(FILES)])
  const stored = new Map(shared.map((file) => [file.path, file]))
  const entries = [...own, ...new Set(files.map((file) => filePath(file, key)))].map((file): Entry => {
    const found = typeof file === 'string' ? stored.get(file) : file
    if (!found) throw new BackupError(`${store.name}/${file} is missing`)
    return { ...found, read: () => store.read(found.path) }
  })
  const keyFile = header.isEncrypted ? await store.readText(KEY_FILE) : undefined
  if (keyFile !== undefined) {
    const text = Buffer.from(keyFile)
    const modifiedAt = new Date(header.at)
    entries.unshift({ path: KEY_FILE, bytes: text.length, modifiedAt, read: () => Readable.from([text]) })
  }
  return { fileName: `backup-${name}.tar`, ...tarOf(entries) }
}

/** All files of a folder, whose paths have at most 100 bytes. */
export async function archiveFolder(folder: string): Promise<Omit<Archive, 'fileName'>> {
  const files: ListedFile[] = await Readable.from(openMediaFolder(folder).listAll('')).toArray()
  const entries = files.map(({ path, bytes, modifiedAt }) => {
    const read = () => createReadStream(join(folder, path), { end: bytes - 1 }) as AsyncIterable<Buffer>
    return { path, bytes, modifiedAt, read }
  })
  return tarOf(entries.toSorted((one, other) => (one.path < other.path ? -1 : 1)))
}

function tarOf(entries: Entry[]): Omit<Archive, 'fileName'> {
  const bytes = entries.reduce((sum, entry) => sum + BLOCK + padded(entry.bytes), 2 * BLOCK)
  return { bytes, pieces: writeTar(entries) }
}

async function* writeTar(entries: Entry[]): AsyncGenerator<Buffer> {
  for (const entry of entries) {
    yield tarHeader(entry)
    if (entry.bytes > 0) yield* entry.read()
    yield Buffer.alloc(padded(entry.bytes) - entry.bytes)
  }
  yield Buffer.alloc(2 * BLOCK)
}

function padded(bytes: number): number {
  return Math.ceil(bytes / BLOCK) * BLOCK
}

/** Names are shorter than the 100 characters that the format has for them. */
function tarHeader({ path, bytes, modifiedAt }: Entry): Buffer {
  if (bytes > MAX_BYTES) throw new RangeError(`${path} is too large for a tar file`)
  const header = Buffer.alloc(BLOCK)
  const octal = (value: number, length: number) => `${value.toString(8).padStart(length - 1, '0')}\0`
  header.write(path, 0)
  header.write(octal(0o600, 8), 100)
  header.write(octal(0, 8), 108)
  header.write(octal(0, 8), 116)
  header.write(octal(bytes, 12), 124)
  header.write(octal(Math.floor(modifiedAt.getTime() / 1000), 12), 136)
  header.write('        ', 148)
  header.write('0', 156)
  header.write('ustar\x0000', 257)
  const sum = header.reduce((total, byte) => total + byte, 0)
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148)
  return header
}
