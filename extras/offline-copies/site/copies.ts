import { COPIES_PREFIX, OFFLINE_FILES } from '../contract/offline-files.ts'
import { splitLocale } from '../../../contract/page-locales.ts'
import { chooseEvicted, MAX_BYTES, MAX_FILE_BYTES, type CopyFacts } from './copy-rules.ts'

/** Another number for another format of copies: the worker deletes the others. */
const CACHE = `${COPIES_PREFIX}1`

/** Facts of a copy, as headers of it. */
const SAVED_AT = 'X-Copy-Saved-At'
const USED_AT = 'X-Copy-Used-At'
const BYTES = 'X-Copy-Bytes'
const KEY = 'X-Copy-Key'
const TITLE = 'X-Copy-Title'

const DAY = 24 * 60 * 60 * 1000

/** Their body is not as the server sent it: it is decoded. */
const NOT_COPIED = ['Content-Encoding', 'Content-Length']

export interface SavedPage {
  key: string
  /** As HTML. */
  title: string
  /** Milliseconds since 1970. */
  savedAt: number
}

/** A page that is being saved at that moment is not saved any more. */
let isRemoved = false

const openCache = () => caches.open(CACHE)

export async function findCopy(key: string): Promise<Response | undefined> {
  return (await openCache()).match(key)
}

export function savedAtOf(copy: Response): number {
  return Number(copy.headers.get(SAVED_AT))
}

/** @param title of a page, as HTML; a file has none */
export async function saveCopy(key: string, response: Response, title?: string): Promise<void> {
  const body = await response.blob()
  if (body.size > MAX_FILE_BYTES) return
  const headers = new Headers(response.headers)
  for (const name of NOT_COPIED) headers.delete(name)
  const now = String(Date.now())
  headers.set(KEY, encodeURIComponent(key))
  headers.set(BYTES, String(body.size))
  headers.set(SAVED_AT, now)
  headers.set(USED_AT, now)
  if (title !== undefined) headers.set(TITLE, encodeURIComponent(title))
  await put(key, new Response(body, { headers }))
}

/** Notes that a copy is in use, once a day: each note writes the whole copy again. */
export async function noteUse(key: string, copy: Response): Promise<void> {
  if (Date.now() - Number(copy.headers.get(USED_AT)) < DAY) return
  const headers = new Headers(copy.headers)
  headers.set(USED_AT, String(Date.now()))
  await put(key, new Response(await copy.blob(), { headers }))
}

async function put(key: string, copy: Response): Promise<void> {
  if (isRemoved) return
  try {
    await (await openCache()).put(key, copy)
  } catch {
    // The device is full: this copy is left out, and the older half makes room for the next ones.
    const bytes = (await listCopies()).reduce((sum, one) => sum + one.bytes, 0)
    await evict(Math.min(bytes, MAX_BYTES) / 2)
  }
}

/** Newest first. */
export async function listSavedPages(): Promise<SavedPage[]> {
  return (await listCopies()).filter(({ isPage }) => isPage).toSorted((a, b) => b.savedAt - a.savedAt)
}

export async function evict(maxBytes = MAX_BYTES): Promise<void> {
  const cache = await openCache()
  const copies = (await listCopies()).filter(({ key }) => splitLocale(key).path !== OFFLINE_FILES.page)
  await Promise.all(chooseEvicted(copies, maxBytes).map(({ key }) => cache.delete(key)))
}

async function listCopies(): Promise<(CopyFacts & SavedPage)[]> {
  const copies = await (await openCache()).matchAll()
  return copies.map(({ headers }) => {
    const title = headers.get(TITLE)
    return {
      key: decodeURIComponent(headers.get(KEY) ?? ''),
      bytes: Number(headers.get(BYTES)),
      usedAt: Number(headers.get(USED_AT)),
      savedAt: Number(headers.get(SAVED_AT)),
      isPage: title !== null,
      title: decodeURIComponent(title ?? ''),
    }
  })
}

export function deleteOlderCaches(): Promise<void> {
  return deleteCaches((name) => name !== CACHE)
}

export function removeCopies(): Promise<void> {
  isRemoved = true
  return deleteCaches(() => true)
}

async function deleteCaches(isOld: (name: string) => boolean): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(COPIES_PREFIX))
  await Promise.all(names.filter(isOld).map((name) => caches.delete(name)))
}
