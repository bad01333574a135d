import { createCipheriv, createDecipheriv, randomBytes, type DecipherGCM } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createZstdCompress, createZstdDecompress } from 'node:zlib'
import { createMeasure, type Contents, type Pieces } from '../core/process/measure.ts'
import { BackupError } from './backup-error.ts'

interface FileOptions {
  /** 32 bytes, for AES-256-GCM; undefined: not encrypted. */
  key: Buffer | undefined
  /** Associated data: the file's path. Undefined: it is of a version that did not bind files to their paths. */
  boundTo: string | undefined
  isCompressed: boolean
}

/** An encrypted file is mark, nonce, ciphertext, tag; one without the mark is not bound to its path. */
const MARK = Buffer.from('sealed2\n')
const CIPHER = 'aes-256-gcm'
const NONCE = 12
const TAG = 16

/**
 * Writes a file that only its owner can read; it has its name when it is complete and on the disk.
 * @returns its contents before compression and encryption
 */
export async function writeSealed(path: string, source: Pieces, { key, boundTo, isCompressed }: FileOptions) {
  const { pass, end } = createMeasure()
  const seal = (pieces: AsyncIterable<Buffer>) => (key ? encryptPieces(pieces, key, boundTo) : pieces)
  const partial = `${path}.part`
  await rm(partial, { force: true })
  const file = createWriteStream(partial, { flags: 'wx', mode: 0o600, flush: true })
  if (isCompressed) await pipeline(pass(source), createZstdCompress(), seal, file)
  else await pipeline(seal(pass(source)), file)
  await rename(partial, path)
  return end()
}

/**
 * Passes the contents on, and checks them at their end: until this resolves, nothing may be done that cannot be undone.
 * @throws BackupError that names the file when it is missing or damaged
 */
export async function readSealed<Result>(
  { name, pieces: source }: { name: string; pieces: AsyncIterable<Buffer> },
  expected: Contents,
  { key, boundTo, isCompressed }: FileOptions,
  consume: (pieces: AsyncIterable<Buffer>) => Promise<Result>,
): Promise<Result> {
  const { pass, end } = createMeasure()
  async function* check(pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    yield* pass(pieces)
    if (end().sha256 !== expected.sha256) throw new FileFault(CHANGED)
  }
  try {
    const stored = key ? decryptPieces(source, key, boundTo) : source
    return await consume(check(isCompressed ? decompress(stored) : stored))
  } catch (error) {
    if (!(error instanceof FileFault)) throw error
    throw new BackupError(`${name} ${error.message}`, { cause: error })
  }
}

/** Its message follows the file's name. */
class FileFault extends Error {
  override name = 'FileFault'
}

const CHANGED = 'is damaged: its contents have changed'

async function* encryptPieces(pieces: AsyncIterable<Buffer>, key: Buffer, boundTo: string | undefined) {
  const nonce = randomBytes(NONCE)
  const cipher = createCipheriv(CIPHER, key, nonce)
  if (boundTo !== undefined) {
    cipher.setAAD(Buffer.from(boundTo))
    yield MARK
  }
  yield nonce
  for await (const piece of pieces) yield cipher.update(piece)
  yield cipher.final()
  yield cipher.getAuthTag()
}

async function* decryptPieces(pieces: AsyncIterable<Buffer>, key: Buffer, boundTo: string | undefined) {
  let decipher: DecipherGCM | undefined
  // At the end, it is the tag.
  let rest: Buffer = Buffer.alloc(0)
  for await (const piece of pieces) {
    rest = Buffer.concat([rest, piece])
    if (!decipher && rest.length >= MARK.length + NONCE) {
      const isBound = boundTo !== undefined && rest.subarray(0, MARK.length).equals(MARK)
      const start = isBound ? MARK.length : 0
      decipher = createDecipheriv(CIPHER, key, rest.subarray(start, start + NONCE))
      if (isBound) decipher.setAAD(Buffer.from(boundTo))
      rest = rest.subarray(start + NONCE)
    }
    if (!decipher || rest.length <= TAG) continue
    yield decipher.update(rest.subarray(0, -TAG))
    rest = rest.subarray(-TAG)
  }
  if (!decipher || rest.length < TAG) throw new FileFault('is damaged: it is too short')
  decipher.setAuthTag(rest)
  yield finish(decipher)
}

function finish(decipher: DecipherGCM): Buffer {
  try {
    return decipher.final()
  } catch (error) {
    throw new FileFault(CHANGED, { cause: error })
  }
}

async function* decompress(pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const zstd = createZstdDecompress()
  const feeding = pipeline(pieces, zstd)
  // The same error ends the loop.
  feeding.catch(() => {})
  try {
    yield* zstd as AsyncIterable<Buffer>
  } catch (error) {
    throw error instanceof FileFault || error instanceof BackupError ? error : new FileFault(CHANGED, { cause: error })
  }
}
