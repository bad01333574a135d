import { createHash, randomUUID } from 'node:crypto'
import { createReadStream, mkdirSync } from 'node:fs'
import { access, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { claimFolder, type Release } from './folder-claim.ts'
import { moveFile } from './move-file.ts'
import { isPictureKey, mediaTypeOf, parseFileName } from './picture-address.ts'
import { pictureKind } from './picture-kind.ts'

/** A file that can be read, wholly or in part. It is opened only when `stream` is called. */
export interface PictureFile {
  name: string
  mediaType: string
  bytes: number
  modifiedAt: Date
  /** @param range first and last byte, both included; without it the whole file */
  stream(range?: { start: number; end: number }): ReadableStream<Uint8Array>
}

/** What became of an original that was put in. */
export interface StoredOriginal {
  /** The first 16 hexadecimal digits of the SHA-256 of its bytes: the same picture always gets the same key. */
  key: string
  fileName: string
  mediaType: string
  bytes: number
}

/**
 * The files of all pictures that are served: originals, and the variants made of them. An original is a file of the sample
 * content as it came, or what was made of an upload. Rows of the table `picture` name them by key. Writes are atomic: a reader finds a whole file or none.
 */
export interface PictureFiles {
  /** Where the files are, as text: `openPictureFiles(location)` opens the same ones, in another process too. */
  readonly location: string
  /**
   * Keeps an original. The same one put in again takes the place of the first.
   * @param source the bytes, or the path of a file
   * @throws UnknownPictureError when it is neither JPEG, PNG nor WebP
   */
  putOriginal(source: Uint8Array | string): Promise<StoredOriginal>
  /** Takes over a file that lies in the data folder, as the original of this key. */
  adoptOriginal(path: string, key: string, fileName: string): Promise<void>
  /** Removes all files of a picture. */
  remove(key: string): Promise<void>
  /** @param name such as `640.avif` */
  putVariant(key: string, name: string, bytes: Uint8Array): Promise<void>
  /** The original of a picture, whatever its ending; undefined when the key is unknown. */
  findOriginal(key: string): Promise<PictureFile | undefined>
  /** One file by its name; undefined when there is none. */
  findFile(key: string, name: string): Promise<PictureFile | undefined>
  /** Names of the variants that are there. */
  listVariants(key: string): Promise<string[]>
  /** Remembers, or forgets, that the original cannot be read as a picture: nothing is served in its stead then. */
  setBroken(key: string, broken: boolean): Promise<void>
  isBroken(key: string): Promise<boolean>
  /** Claims the making of variants for one process at a time; undefined while another process has it. */
  claimMaking(): Release | undefined
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
    // A file of no bytes is what a full disk or a crash of the machine can leave behind.
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
      // A process that makes its variants may put one more in meanwhile.
      await rm(folderOf(key), { recursive: true, force: true, maxRetries: 3 })
    },

    async putVariant(key, name, bytes) {
      const path = fileOf(key, name)
      // The name is always the same, so that a write that was cut off leaves nothing that the next one does not replace.
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

    claimMaking() {
      mkdirSync(folder, { recursive: true })
      return claimFolder(join(folder, '.making'))
    },
  }
}

/** Copies an original to `path` piece by piece, never whole in memory, and reads kind, size and key on the way. */
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

/** Makes a rename durable. Systems that cannot do this to a folder (Windows) keep it durable on their own. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => undefined)
  await handle?.sync().catch(() => undefined)
  await handle?.close()
}

function undefinedIfMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error
  return undefined
}
