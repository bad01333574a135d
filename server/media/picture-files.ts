import { createHash, randomUUID } from 'node:crypto'
import { createReadStream, mkdirSync } from 'node:fs'
import { access, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { claimFolder, type Release } from './folder-claim.ts'
import { moveFile } from './move-file.ts'
import { isPictureKey, mediaTypeOf, parseFileName } from './picture-address.ts'
import { pictureKind } from './picture-kind.ts'

/** Opened when `stream` is called. */
export interface PictureFile {
  name: string
  mediaType: string
  bytes: number
  modifiedAt: Date
  /** @param range first and last byte, both inclusive */
  stream(range?: { start: number; end: number }): ReadableStream<Uint8Array>
}

export interface StoredOriginal {
  key: string
  fileName: string
  mediaType: string
  bytes: number
}

/** Originals and their variants, by the keys of table `picture`. Writes are atomic. */
export interface PictureFiles {
  readonly location: string
  /** Replaces an original with the same key. @param source bytes or a path @throws UnknownPictureError */
  putOriginal(source: Uint8Array | string): Promise<StoredOriginal>
  /** Moves a file of the data folder here. */
  adoptOriginal(path: string, key: string, fileName: string): Promise<void>
  remove(key: string): Promise<void>
  putVariant(key: string, name: string, bytes: Uint8Array): Promise<void>
  findOriginal(key: string): Promise<PictureFile | undefined>
  findFile(key: string, name: string): Promise<PictureFile | undefined>
  listVariants(key: string): Promise<string[]>
  /** Marks an original that cannot be decoded; its variants then answer 404. */
  setBroken(key: string, broken: boolean): Promise<void>
  isBroken(key: string): Promise<boolean>
  claimVariants(): Release | undefined
}

/** Relative to the data folder. */
export function originalPath(key: string, fileName: string): string {
  return `pictures/${key}/${fileName}`
}

/**
 * Opens the picture files in the data folder. Their layout, which only this file knows:
 *
 *     {dataDir}/pictures/{key}/original.jpg    the whole picture
 *                             /640.avif        a variant
 *                             /broken          of no content: the original cannot be decoded
 *                       /.making               lock of the process that makes variants
 *
 * Files whose names end in .part are being written; no reader looks at them.
 */
export function openPictureFiles(dataDir: string): PictureFiles {
  const folder = join(dataDir, 'pictures')
  const folderOf = (key: string) => {
    if (!isPictureKey(key)) throw new TypeError(`${key} is no picture key`)
    return join(folder, key)
  }
  const fileOf = (key: string, name: string) => {
    if (!parseFileName(name)) throw new TypeError(`${name} is no name of a picture file`)
    return join(folderOf(key), name)
  }

  async function findFile(key: string, name: string): Promise<PictureFile | undefined> {
    const path = fileOf(key, name)
    const status = await stat(path).catch(undefinedIfMissing)
    // A full disk or a crash can leave an empty file.
    if (!status?.isFile() || status.size === 0) return undefined
    return {
      name,
      mediaType: mediaTypeOf(name),
      bytes: status.size,
      modifiedAt: status.mtime,
      stream: (range) => Readable.toWeb(createReadStream(path, range)) as ReadableStream<Uint8Array>,
    }
  }

  return {
    location: dataDir,
    findFile,

    async putOriginal(source) {
      await mkdir(folder, { recursive: true })
      const incoming = join(folder, `.${randomUUID()}.part`)
      try {
        const original = await writeOriginal(source, incoming)
        const target = folderOf(original.key)
        await mkdir(target, { recursive: true })
        await rename(incoming, join(target, original.fileName))
        await syncFolder(target)
        await syncFolder(folder)
        return original
      } finally {
        await rm(incoming, { force: true })
      }
    },

    async adoptOriginal(path, key, fileName) {
      const target = fileOf(key, fileName)
      await mkdir(folderOf(key), { recursive: true })
      await moveFile(path, target)
      await syncFolder(folderOf(key))
      await syncFolder(folder)
    },

    async remove(key) {
      // The process that makes variants may add one meanwhile.
      await rm(folderOf(key), { recursive: true, force: true, maxRetries: 3 })
    },

    async putVariant(key, name, bytes) {
      const path = fileOf(key, name)
      // A fixed name, so that the next write replaces an interrupted one.
      const incoming = join(folderOf(key), `.${name}.part`)
      const file = await open(incoming, 'w')
      try {
        await file.writeFile(bytes)
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(incoming, path)
      await syncFolder(folderOf(key))
    },

    async findOriginal(key) {
      const names = await readdir(folderOf(key)).catch(undefinedIfMissing)
      const name = names?.find((candidate) => parseFileName(candidate) === 'original')
      return name === undefined ? undefined : findFile(key, name)
    },

    async listVariants(key) {
      const names = await readdir(folderOf(key)).catch(undefinedIfMissing)
      return (names ?? []).filter((name) => typeof parseFileName(name) === 'object')
    },

    async setBroken(key, broken) {
      const mark = join(folderOf(key), 'broken')
      if (broken) await open(mark, 'w').then((file) => file.close())
      else await rm(mark, { force: true })
    },

    isBroken: (key) =>
      access(join(folderOf(key), 'broken')).then(
        () => true,
        () => false,
      ),

    claimVariants() {
      mkdirSync(folder, { recursive: true })
      return claimFolder(join(folder, '.making'))
    },
  }
}

/** Streams an original to `path`, and finds its kind, size and key on the way. */
async function writeOriginal(source: Uint8Array | string, path: string): Promise<StoredOriginal> {
  const pieces: AsyncIterable<Uint8Array> =
    typeof source === 'string' ? createReadStream(source) : Readable.from([source])
  const hash = createHash('sha256')
  let kind: string | undefined
  let bytes = 0
  const file = await open(path, 'wx')
  try {
    for await (const piece of pieces) {
      kind ??= pictureKind(piece)
      hash.update(piece)
      bytes += piece.length
      await file.writeFile(piece)
    }
    kind ??= pictureKind(new Uint8Array())
    await file.sync()
  } finally {
    await file.close()
  }
  const fileName = `original.${kind}`
  return { key: hash.digest('hex').slice(0, 16), fileName, mediaType: mediaTypeOf(fileName), bytes }
}

/** Makes a rename durable. Windows cannot sync folders and does not need to. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => undefined)
  await handle?.sync().catch(() => undefined)
  await handle?.close()
}

function undefinedIfMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error
  return undefined
}
