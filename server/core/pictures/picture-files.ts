import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream, mkdirSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createMeasure } from '../process/measure.ts'
import { claimFolder, type Release } from '../store/store-folder.ts'
import type { MediaStore, StoredFile } from '../media/media-store.ts'
import { isPictureKey, mediaTypeOf, parseFileName } from './picture-address.ts'
import { pictureKind } from './picture-kind.ts'
import type { PictureFileRow } from '../store/snapshot.ts'
import { uploadPath } from './upload-files.ts'

export interface PictureFile extends Omit<StoredFile, 'path'> {
  name: string
  mediaType: string
}

export interface StoredOriginal {
  key: string
  fileName: string
  mediaType: string
  bytes: number
}

/** Originals and their variants, by the keys of table `picture`. Writes are atomic. */
export type PictureFiles = ReturnType<typeof openPictureFiles>

/** In the store. */
export function originalPath(key: string, fileName: string): string {
  return `pictures/${key}/${fileName}`
}

/** Its folder, and the upload that it was made of. */
export function filesOf({ key, upload_hash: hash, upload_kind: kind }: Omit<PictureFileRow, 'file_name'>): string[] {
  return [`pictures/${key}`, ...(hash === null || kind === null ? [] : [uploadPath(hash, kind)])]
}

/**
 * Opens the picture files of a store. Their layout, which only this file knows:
 *
 *     pictures/{key}/original.jpg    the whole picture
 *                   /640.avif        a variant
 *                   /broken          of no content: the original cannot be decoded
 *             /.making               in local folders: lock of the process that makes variants
 */
export function openPictureFiles(media: MediaStore) {
  const folderOf = (key: string) => {
    if (!isPictureKey(key)) throw new TypeError(`${key} is no picture key`)
    return `pictures/${key}`
  }
  const pathOf = (key: string, name: string) => {
    if (!parseFileName(name)) throw new TypeError(`${name} is no name of a picture file`)
    return `${folderOf(key)}/${name}`
  }

  async function findFile(key: string, name: string): Promise<PictureFile | undefined> {
    const file = await media.find(pathOf(key, name))
    return file && { ...file, name, mediaType: mediaTypeOf(name) }
  }

  async function listNames(key: string): Promise<string[]> {
    const files = await media.list(folderOf(key))
    return files.map(({ path }) => basename(path))
  }

  return {
    media,
    findFile,

    /** Replaces an original with the same key. @param source bytes or a path @throws UnknownPictureError */
    async putOriginal(source: Uint8Array | string): Promise<StoredOriginal> {
      const folder = join(media.localFolder, 'pictures')
      await mkdir(folder, { recursive: true })
      const incoming = join(folder, `.${randomUUID()}.part`)
      try {
        const original = await writeOriginal(source, incoming)
        await media.adopt(pathOf(original.key, original.fileName), incoming)
        return original
      } finally {
        await rm(incoming, { force: true })
      }
    },

    /** Moves a local file here. */
    adoptOriginal: (path: string, key: string, fileName: string) => media.adopt(pathOf(key, fileName), path),
    remove: (key: string) => media.removeFolder(folderOf(key)),

    putVariant: (key: string, name: string, bytes: Uint8Array) =>
      media.put(pathOf(key, name), bytes, { isBeside: true }),

    async findOriginal(key: string): Promise<PictureFile | undefined> {
      const name = (await listNames(key)).find((candidate) => parseFileName(candidate) === 'original')
      return name === undefined ? undefined : findFile(key, name)
    },

    async listVariants(key: string): Promise<string[]> {
      return (await listNames(key)).filter((name) => typeof parseFileName(name) === 'object')
    },

    /** Marks an original that cannot be decoded; its variants then answer 404. */
    async setBroken(key: string, broken: boolean): Promise<void> {
      const mark = `${folderOf(key)}/broken`
      if (broken) await media.put(mark, new Uint8Array(), { isBeside: true })
      else await media.remove(mark)
    },

    isBroken: (key: string) => media.has(`${folderOf(key)}/broken`),

    claimVariants(): Release | undefined {
      const folder = join(media.localFolder, 'pictures')
      mkdirSync(folder, { recursive: true })
      return claimFolder(join(folder, '.making'))
    },
  }
}

/** Streams an original to `path`, and finds its kind, size and key on the way. */
async function writeOriginal(source: Uint8Array | string, path: string): Promise<StoredOriginal> {
  const pieces: AsyncIterable<Uint8Array> =
    typeof source === 'string' ? createReadStream(source) : Readable.from([source])
  let kind: string | undefined
  const { pass, end } = createMeasure((piece) => void (kind ??= pictureKind(piece)))
  await pipeline(pass(pieces), createWriteStream(path, { flags: 'wx', flush: true }))
  kind ??= pictureKind(new Uint8Array())
  const fileName = `original.${kind}`
  const { sha256, bytes } = end()
  return { key: sha256.slice(0, 16), fileName, mediaType: mediaTypeOf(fileName), bytes }
}
