import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { Readable } from 'node:stream'
import { cardPath, cardVersion, parseCardPath, type CardPage, type SocialCard } from '../../contract/social-card.ts'
import type { PictureFile } from './picture-files.ts'

const ENDING = '.jpg'
const FILE = /^([a-z0-9]{1,13})\.jpg$/

/** Social pictures. Losing them loses nothing: they are made again. */
export interface CardFiles {
  has(card: SocialCard): Promise<boolean>
  /** Replaces the page's former card. */
  put(card: SocialCard, bytes: Uint8Array): Promise<void>
  remove(page: CardPage): Promise<void>
  /** The wanted version, or else the newest. */
  find(page: CardPage, version: string | undefined): Promise<FoundCard | undefined>
  listPages(): Promise<CardPage[]>
}

export interface FoundCard {
  version: string
  file: PictureFile
}

/**
 * Opens the social pictures in the data folder:
 *
 *     {dataDir}/cards/projects/trail-bridge/1x3kk2.jpg    by page and version
 */
export function openCardFiles(dataDir: string): CardFiles {
  const folderOf = (page: CardPage) => {
    const address = cardPath(page)
    if (!parseCardPath(address)) throw new TypeError(`${page.path} is not the path of a page`)
    return join(dataDir, address.slice(0, -ENDING.length))
  }

  async function removeOthers(folder: string, kept?: string): Promise<void> {
    for (const version of await listVersions(folder)) {
      if (version !== kept) await rm(join(folder, version + ENDING), { force: true })
    }
  }

  return {
    async has(card) {
      return (await findFile(folderOf(card), cardVersion(card))) !== undefined
    },

    async put(card, bytes) {
      const folder = folderOf(card)
      const version = cardVersion(card)
      const incoming = join(folder, `.${version}.${process.pid}.part`)
      await mkdir(folder, { recursive: true })
      try {
        const file = await open(incoming, 'w')
        await file.writeFile(bytes).finally(() => file.close())
        await rename(incoming, join(folder, version + ENDING))
      } finally {
        await rm(incoming, { force: true })
      }
      await removeOthers(folder, version)
    },

    remove: (page) => removeOthers(folderOf(page)),

    async find(page, version) {
      const folder = folderOf(page)
      const versions = await listVersions(folder)
      const wanted = versions.includes(version ?? '') ? [version!] : versions
      const found = await Promise.all(
        wanted.map(async (name) => ({ version: name, file: await findFile(folder, name) })),
      )
      return found
        .flatMap(({ version: name, file }) => (file ? [{ version: name, file }] : []))
        .toSorted((one, other) => other.file.modifiedAt.getTime() - one.file.modifiedAt.getTime())[0]
    },

    async listPages() {
      const root = join(dataDir, 'cards')
      const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(emptyIfMissing)
      const folders = new Set(entries.filter((entry) => FILE.test(entry.name)).map((entry) => entry.parentPath))
      return [...folders].flatMap(
        (folder) => parseCardPath(`/cards/${relative(root, folder).replaceAll(sep, '/')}.jpg`) ?? [],
      )
    },
  }
}

async function findFile(folder: string, version: string): Promise<PictureFile | undefined> {
  const name = version + ENDING
  const path = join(folder, name)
  const status = await stat(path).catch(() => undefined)
  // A full disk can leave an empty file.
  if (!status?.isFile() || status.size === 0) return undefined
  return {
    name,
    mediaType: 'image/jpeg',
    bytes: status.size,
    modifiedAt: status.mtime,
    stream: (range) => Readable.toWeb(createReadStream(path, range)) as ReadableStream<Uint8Array>,
  }
}

async function listVersions(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(emptyIfMissing)
  return names.flatMap((name) => FILE.exec(name)?.[1] ?? [])
}

function emptyIfMissing(error: NodeJS.ErrnoException): [] {
  if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error
  return []
}
