import { COPIES_PREFIX, OFFLINE_FILES } from '../contract/offline-files.ts'
import { splitLocale } from '../../../contract/page-locales.ts'
import { chooseEvicted, MAX_BYTES, MAX_FILE_BYTES, type CopyFacts } from './copy-rules.ts'

/** Another number for another format of copies: the worker deletes the others. */
const CACHE = `${COPIES_PREFIX}2`

/** A header of each copy: its facts, as escaped JSON. */
const FACTS = 'X-Copy'

const DAY = 24 * 60 * 60 * 1000

/** Their body is not as the server sent it: it is decoded. */
const NOT_COPIED = ['Content-Encoding', 'Content-Length']

export interface SavedCopy extends CopyFacts {
  /** Of a page, as HTML. */
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

export const factsOf = ({ headers }: Response): SavedCopy =>
  JSON.parse(decodeURIComponent(headers.get(FACTS)!)) as SavedCopy

/** @param title of a page, as HTML; a file has none */
export async function saveCopy(key: string, response: Response, title?: string): Promise<void> {
  const body = await response.blob()
  if (body.size > MAX_FILE_BYTES) return
  const headers = new Headers(response.headers)
  for (const name of NOT_COPIED) headers.delete(name)
  const now = Date.now()
  const isPage = title !== undefined
  await put({ key, bytes: body.size, savedAt: now, usedAt: now, isPage, title: title ?? '' }, body, headers)
}

/** Notes that a copy is in use, once a day: each note writes the whole copy again. */
export async function noteUse(copy: Response): Promise<void> {
  const facts = factsOf(copy)
  const now = Date.now()
  if (now - facts.usedAt >= DAY) await put({ ...facts, usedAt: now }, await copy.blob(), new Headers(copy.headers))
}

async function put(facts: SavedCopy, body: Blob, headers: Headers): Promise<void> {
  if (isRemoved) return
  headers.set(FACTS, encodeURIComponent(JSON.stringify(facts)))
  try {
    await (await openCache()).put(facts.key, new Response(body, { headers }))
  } catch {
    // The device is full: this copy is left out, and the older half makes room for the next ones.
    const bytes = (await listCopies()).reduce((sum, one) => sum + one.bytes, 0)
    await evict(Math.min(bytes, MAX_BYTES) / 2)
  }
}

/** Newest first. */
export async function listSavedPages(): Promise<SavedCopy[]> {
  return (await listCopies()).filter(({ isPage }) => isPage).toSorted((a, b) => b.savedAt - a.savedAt)
}

export async function evict(maxBytes = MAX_BYTES): Promise<void> {
  const cache = await openCache()
  const copies = (await listCopies()).filter(({ key }) => splitLocale(key).path !== OFFLINE_FILES.page)
  await Promise.all(chooseEvicted(copies, maxBytes).map(({ key }) => cache.delete(key)))
}

async function listCopies(): Promise<SavedCopy[]> {
  return (await (await openCache()).matchAll()).map(factsOf)
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
