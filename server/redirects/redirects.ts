import { ADDRESSES, href } from '../../contract/addresses.ts'
import type { ListAnswer } from '../../contract/list.ts'
import { normalAddress, normalText, type NormalAddress } from '../../contract/redirects/redirect-address.ts'
import { isServedAddress } from '../../contract/redirects/served-address.ts'
import type { NewRedirect, Redirect, RedirectListQuery } from '../../contract/redirects/redirect.ts'
import {
  deleteRedirect,
  findRedirect,
  findRedirectFrom,
  insertRedirect,
  listQueryNames,
  listRedirects,
  type RedirectRow,
} from '../core/content/redirects.ts'
import { getContentRevision, keepByRevision } from '../core/store/revision.ts'
import type { Db } from '../core/store/schema.ts'
import { findPlace } from '../core/content/records.ts'
import { invalid, orNotFound } from '../core/process/service-error.ts'
import { writeContent, type WriteDeps } from '../core/audit/writing.ts'

/** Where people look who shorten the address of a page below it: people are at /about/team/…, their list is not. */
const LISTS: Record<string, string> = { [ADDRESSES.person.path.replace('/:slug', '')]: href('team') }
/** Bounds the chains that are followed. */
const MAX_CHAIN = 10

/** Follows an address with its query, before the page of its path. Undefined: no redirect. */
export async function followQueryRedirect(db: Db, address: string): Promise<string | undefined> {
  const asked = normalAddress(address)
  return asked.query === '' ? undefined : follow(db, asked, await findRedirectFrom(db, normalText(asked)))
}

/**
 * Follows a path without a page, to where an item stands today or along staff's redirects. Keeps the query
 * unless the target has one. Undefined: no redirect.
 */
export async function followRedirect(db: Db, address: string): Promise<string | undefined> {
  const asked = normalAddress(address)
  let to: string | undefined
  for (const path of [asked.path, ...picturesOf(asked.path)])
    to ??= await follow(db, { ...asked, path, query: '' }, await findRedirectFrom(db, path))
  to ??= LISTS[asked.path]
  const mark = address.indexOf('?')
  return to === undefined || mark < 0 || /[?#]/.test(to) ? to : to + address.slice(mark)
}

/**
 * Follows an address with a slash at its end at once, instead of after the redirect to the address without it. Undefined
 * where a page is there, or no redirect.
 */
export async function followWithSlash(db: Db, address: string): Promise<string | undefined> {
  const target = await followRedirect(db, address)
  if (target === undefined) return undefined
  const { path } = normalAddress(address)
  return isServedAddress(path) || (await findPlace(db, path)) ? undefined : target
}

/** Sites with such a folder have smaller sizes of a picture (`a-300x200.jpg`) in their pages; imports know the picture alone. */
function picturesOf(path: string): string[] {
  const size = path.includes('/wp-content/uploads/') && /-\d{1,5}x\d{1,5}(\.\w{1,5})$/.exec(path)
  if (!size) return []
  const name = path.slice(0, size.index)
  return [name + size[1]!, `${name}-scaled${size[1]!}`]
}

/** Undefined for a dead end or a cycle. */
async function follow(db: Db, asked: NormalAddress, first: RedirectRow | undefined): Promise<string | undefined> {
  const begun = normalText(asked)
  let row: RedirectRow | undefined = first
  for (let step = 0; row?.to && step < MAX_CHAIN; step += 1) {
    const to: string = row.to
    if (!to.startsWith('/')) return to
    const next = normalText(normalAddress(to))
    if (next === begun) return undefined
    row = await findRedirectFrom(db, next)
    if (!row?.to) return to
  }
  return undefined
}

const keep = keepByRevision<{ revision: number; all: Set<string> }>()

/**
 * Whether old addresses have these query names: most requests need no lookup.
 * @param wanted every write of redirects raises the revision; undefined: it is not known
 */
export async function hasQueryNames(db: Db, address: string, wanted: number | undefined): Promise<boolean> {
  const { names } = normalAddress(address)
  if (names === '') return false
  const read = async () => ({ revision: await getContentRevision(db), all: new Set(await listQueryNames(db)) })
  return (await keep(db, read, () => wanted ?? Infinity)).all.has(names)
}

export async function listAllRedirects(db: Db, query: RedirectListQuery): Promise<ListAnswer<Redirect>> {
  const { data, meta } = await listRedirects(db, query)
  return { data: data.map(toRedirect), meta }
}

export async function getRedirect(db: Db, id: number): Promise<Redirect> {
  return toRedirect(await getRow(db, id))
}

/** @throws ServiceError invalid for an address with a redirect, or a cycle */
export function createRedirect(deps: WriteDeps, { from, to }: NewRedirect): Promise<Redirect> {
  return writeContent(deps, async (tx, at) => {
    await refuseFault(tx, { from, to })
    const redirect = { ...columnsOf(from), to_path: to, created_at: at }
    const id = await insertRedirect(tx, redirect)
    return { result: await getRedirect(tx, id), action: { action: 'create', entity: 'redirects', id, label: from } }
  })
}

export function changeRedirect(deps: WriteDeps, id: number, given: Partial<NewRedirect>): Promise<Redirect> {
  return writeContent(deps, async (tx) => {
    const before = toRedirect(await getRow(tx, id))
    const after = { from: given.from ?? before.from, to: given.to ?? before.to ?? '' }
    await refuseFault(tx, after, id)
    const changes = { ...columnsOf(after.from), to_path: after.to, entity: null, item_id: null }
    await tx.updateTable('redirect').set(changes).where('id', '=', id).execute()
    return {
      result: await getRedirect(tx, id),
      action: { action: 'update', entity: 'redirects', id, label: after.from },
    }
  })
}

export function removeRedirect(deps: WriteDeps, id: number): Promise<{ id: number }> {
  return writeContent(deps, async (tx) => {
    const { from_path } = await getRow(tx, id)
    await deleteRedirect(tx, id)
    return { result: { id }, action: { action: 'delete', entity: 'redirects', id, label: from_path } }
  })
}

function columnsOf(from: string): { from_path: string; query_names: string | null } {
  const address = normalAddress(from)
  return { from_path: normalText(address), query_names: address.names || null }
}

const getRow = async (db: Db, id: number) => orNotFound(await findRedirect(db, id), 'Redirect')

function toRedirect({ id, from_path, to, item_id, created_at }: RedirectRow): Redirect {
  return { id, from: from_path, to, isAutomatic: item_id !== null, createdAt: created_at }
}

async function refuseFault(tx: Db, { from, to }: NewRedirect, exceptId?: number): Promise<void> {
  const taken = await findRedirectFrom(tx, from)
  if (taken && taken.id !== exceptId) throw invalid({ from: `${from} leads somewhere already` })
  const own = normalAddress(from)
  const seen = new Set<number>()
  let next: string | null | undefined = to
  while (next?.startsWith('/')) {
    const address: NormalAddress = normalAddress(next)
    if (normalText(address) === normalText(own) || (own.query === '' && address.path === own.path)) {
      throw invalid({ to: 'This would lead in a circle' })
    }
    const row = (await findRedirectFrom(tx, normalText(address))) ?? (await findRedirectFrom(tx, address.path))
    // The redirect being changed no longer counts.
    if (!row || row.id === exceptId || seen.has(row.id)) return
    seen.add(row.id)
    next = row.to
  }
}
