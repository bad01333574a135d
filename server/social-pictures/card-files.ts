import { basename, dirname } from 'node:path/posix'
import { cardPath, cardVersion, parseCardPath, type CardPage, type SocialCard } from '../../contract/social-card.ts'
import type { MediaStore } from '../core/media/media-store.ts'
import type { PictureFile } from '../core/pictures/picture-files.ts'

const ENDING = '.jpg'
const FILE = /^([a-z0-9]{1,13})\.jpg$/

/** Social pictures. Losing them loses nothing: they are made again. */
export interface CardFiles {
  has(card: SocialCard): Promise<boolean>
  put(card: SocialCard, bytes: Uint8Array): Promise<void>
  remove(page: CardPage): Promise<void>
  /** Removes the page's former cards. */
  keepOnly(card: SocialCard): Promise<void>
  /** The wanted version, or else the newest. */
  find(page: CardPage, version: string | undefined): Promise<FoundCard | undefined>
  listPages(): Promise<CardPage[]>
}

export interface FoundCard {
  version: string
  file: PictureFile
}

/**
 * Opens the social pictures of a store:
 *
 *     cards/projects/trail-bridge/1x3kk2.jpg    by page and version
 */
export function openCardFiles(media: MediaStore): CardFiles {
  const folderOf = (page: CardPage) => {
    const address = cardPath(page)
    if (!parseCardPath(address)) throw new TypeError(`${page.path} is not the path of a page`)
    return address.slice(1, -ENDING.length)
  }

  /** The newest first. */
  async function listVersions(folder: string): Promise<string[]> {
    const files = await media.list(folder)
    return files
      .toSorted((one, other) => other.modifiedAt.getTime() - one.modifiedAt.getTime())
      .flatMap(({ path }) => FILE.exec(basename(path))?.[1] ?? [])
  }

  async function removeOthers(folder: string, kept?: string): Promise<void> {
    for (const version of await listVersions(folder))
      if (version !== kept) await media.remove(`${folder}/${version}${ENDING}`)
  }

  async function findVersion(folder: string, version: string): Promise<FoundCard | undefined> {
    const name = version + ENDING
    const file = await media.find(`${folder}/${name}`)
    return file && { version, file: { ...file, name, mediaType: 'image/jpeg' } }
  }

  return {
    has: (card) => media.has(`${folderOf(card)}/${cardVersion(card)}${ENDING}`),

    async put(card, bytes) {
      await media.put(`${folderOf(card)}/${cardVersion(card)}${ENDING}`, bytes)
    },

    remove: (page) => removeOthers(folderOf(page)),
    keepOnly: (card) => removeOthers(folderOf(card), cardVersion(card)),

    async find(page, version) {
      const folder = folderOf(page)
      const wanted =
        version !== undefined && FILE.test(version + ENDING) ? await findVersion(folder, version) : undefined
      if (wanted) return wanted
      for (const other of await listVersions(folder)) {
        const found = await findVersion(folder, other)
        if (found) return found
      }
      return undefined
    },

    async listPages() {
      const folders = new Set<string>()
      for await (const { path } of media.listAll('cards')) if (FILE.test(basename(path))) folders.add(dirname(path))
      return [...folders].flatMap((folder) => parseCardPath(`/${folder}.jpg`) ?? [])
    },
  }
}
