// @chunk extra
import { useSyncExternalStore } from 'react'
import { SHORTLIST_ITEMS } from '../../../../contract/limits.ts'
import {
  countItems,
  EMPTY_SHORTLIST,
  toShortlist,
  type Shortlist,
  type ShortlistIds,
  type ShortlistKind,
} from './shortlist-ids.ts'
import { readStored, store } from '../../../../site/storage.ts'

const KEY = 'shortlist'

/** Storage when it was last read: an unchanged text is the same object (useSyncExternalStore). */
let text: string | null | undefined = null
let current = EMPTY_SHORTLIST

/** How a change went; `unstored` lasts until the page is left. */
export type ShortlistChange = 'stored' | 'unstored' | 'full'

/** The browser's shortlist; undefined on the server and while the page hydrates. */
export function useShortlist(): Shortlist | undefined {
  return useSyncExternalStore(subscribe, readShortlist, () => undefined)
}

export function readShortlist(): Shortlist {
  const stored = readStored('localStorage', KEY)
  if (stored !== text) {
    text = stored
    current = parse(stored)
  }
  return current
}

export const hasItem = (shortlist: ShortlistIds, kind: ShortlistKind, id: number) => shortlist[kind].includes(id)

export function putItem(kind: ShortlistKind, id: number): ShortlistChange {
  return addItems({ ...EMPTY_SHORTLIST, [kind]: [id] })
}

export function removeItem(kind: ShortlistKind, id: number): ShortlistChange {
  const shortlist = readShortlist()
  return write({ ...shortlist, [kind]: shortlist[kind].filter((other) => other !== id) })
}

/** Adds all, or nothing where there is no room for all. */
export function addItems(added: ShortlistIds): ShortlistChange {
  const { projects, people, preparedFor } = readShortlist()
  const all = {
    projects: [...new Set([...projects, ...added.projects])],
    people: [...new Set([...people, ...added.people])],
    preparedFor,
  }
  return countItems(all) > SHORTLIST_ITEMS ? 'full' : write(all)
}

/** @param preparedFor as typed: spaces at its ends are kept until it is read again */
export function setPreparedFor(preparedFor: string): ShortlistChange {
  return write({ ...readShortlist(), preparedFor })
}

export function clearShortlist(): ShortlistChange {
  return write(EMPTY_SHORTLIST)
}

function write(shortlist: Shortlist): ShortlistChange {
  current = shortlist
  const isEmpty = countItems(shortlist) === 0 && !shortlist.preparedFor
  const isStored = store('localStorage', KEY, isEmpty ? null : JSON.stringify(shortlist))
  text = readStored('localStorage', KEY)
  // Browsers tell other tabs alone.
  dispatchEvent(new Event('storage'))
  return isStored ? 'stored' : 'unstored'
}

function parse(stored: string | null | undefined): Shortlist {
  try {
    const { projects, people, preparedFor } = JSON.parse(stored ?? '{}') as Partial<Record<string, unknown>>
    return toShortlist(projects, people, preparedFor)
  } catch {
    return EMPTY_SHORTLIST
  }
}

/** Other tabs write, too; a page from the back-forward cache has missed their events. */
function subscribe(listener: () => void): () => void {
  const gone = new AbortController()
  for (const type of ['storage', 'pageshow']) addEventListener(type, listener, { signal: gone.signal })
  return () => gone.abort()
}
