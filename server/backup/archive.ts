import { createReadStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { openKey } from './backup-key.ts'
import { readFileList } from './file-list.ts'
import { filePath, readHeader } from './layout.ts'

export interface Archive {
  fileName: string
  bytes: number
  pieces: AsyncIterable<Buffer>
}

interface Entry {
  /** In the archive, and in the folder of backups. */
  path: string
  bytes: number
  modifiedMs: number
}

const BLOCK = 512
/** The largest size that eleven octal digits can say. */
const MAX_BYTES = 8 ** 11 - 1

/**
 * A tar file (ustar) of one backup, which `restore` takes when it is unpacked. Encrypted files stay encrypted.
 * @throws BackupError
 */
export async function archiveBackup(folder: string, name: string, passPhrase: string | undefined): Promise<Archive> {
  const header = await readHeader(join(folder, name))
  const key = header.isEncrypted ? await openKey(folder, passPhrase) : undefined
  const files = await readFileList(join(folder, name), header, key)
  const own = await readdir(join(folder, name))
  const paths = new Set([
    ...(header.isEncrypted ? ['key.json'] : []),
    ...own.map((file) => `${name}/${file}`),
    ...files.map((file) => filePath(file, key).replaceAll('\\', '/')),
  ])
  return { fileName: `backup-${name}.tar`, ...(await archiveFiles(folder, paths)) }
}

/** @param paths in the folder, of at most 100 bytes, with slashes */
export async function archiveFiles(folder: string, paths: Iterable<string>): Promise<Omit<Archive, 'fileName'>> {
  const entries: Entry[] = []
  for (const path of paths) {
    const { size, mtimeMs } = await stat(join(folder, path))
    entries.push({ path, bytes: size, modifiedMs: mtimeMs })
  }
  const bytes = entries.reduce((sum, entry) => sum + BLOCK + padded(entry.bytes), 2 * BLOCK)
  return { bytes, pieces: writeTar(folder, entries) }
}

async function* writeTar(folder: string, entries: Entry[]): AsyncGenerator<Buffer> {
  for (const entry of entries) {
    yield tarHeader(entry)
    if (entry.bytes > 0) yield* createReadStream(join(folder, entry.path), { end: entry.bytes - 1 })
    yield Buffer.alloc(padded(entry.bytes) - entry.bytes)
  }
  yield Buffer.alloc(2 * BLOCK)
}

function padded(bytes: number): number {
  return Math.ceil(bytes / BLOCK) * BLOCK
}

/** Names are shorter than the 100 characters that the format has for them. */
function tarHeader({ path, bytes, modifiedMs }: Entry): Buffer {
  if (bytes > MAX_BYTES) throw new RangeError(`${path} is too large for a tar file`)
  const header = Buffer.alloc(BLOCK)
  const octal = (value: number, length: number) => `${value.toString(8).padStart(length - 1, '0')}\0`
  header.write(path, 0)
  header.write(octal(0o600, 8), 100)
  header.write(octal(0, 8), 108)
  header.write(octal(0, 8), 116)
  header.write(octal(bytes, 12), 124)
  header.write(octal(Math.floor(modifiedMs / 1000), 12), 136)
  header.write('        ', 148)
  header.write('0', 156)
  header.write('ustar\x0000', 257)
  const sum = header.reduce((total, byte) => total + byte, 0)
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148)
  return header
}
