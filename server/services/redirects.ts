import type { Kysely } from 'kysely'
import type { ListAnswer } from '../../contract/list.ts'
import type { NewRedirect, Redirect, RedirectListQuery } from '../../contract/redirect.ts'
import {
  countRedirects,
  deleteRedirect,
  findRedirect,
  findRedirectFrom,
  insertRedirect,
  listRedirects,
  updateRedirect,
  type RedirectRow,
} from '../store/redirects.ts'
import type { Database } from '../store/schema.ts'
import { note } from './audit.ts'
import { listAnswer, sliceOf } from './paging.ts'
import { invalid, notFound } from './service-error.ts'
import type { WritingDesk } from './writing.ts'

/** Most redirects that are followed one after the other: what people make is never that long. */
const LONGEST_CHAIN = 10

/**
 * Where an address leads that is no page. An item's old address leads to where the item stands today, so that it can never
 * lead in a circle; those that staff made are followed to their end.
 * @returns undefined when it leads nowhere
 */
export async function followRedirect(db: Kysely<Database>, path: string): Promise<string | undefined> {
  let to = path
  for (let step = 0; step < LONGEST_CHAIN; step += 1) {
    const next: string | null | undefined = (await findRedirectFrom(db, to))?.to
    if (!next) return step === 0 ? undefined : to
    if (!next.startsWith('/')) return next
    to = next
  }
  return undefined
}

export async function listAllRedirects(db: Kysely<Database>, query: RedirectListQuery): Promise<ListAnswer<Redirect>> {
  const [total, rows] = await Promise.all([countRedirects(db, query), listRedirects(db, query, sliceOf(query))])
  return listAnswer(rows.map(toRedirect), total, query)
}

/** @throws ServiceError not_found */
export async function getRedirect(db: Kysely<Database>, id: number): Promise<Redirect> {
  return toRedirect(await getRow(db, id))
}

/** @throws ServiceError invalid for an address that leads somewhere already, or in a circle */
export function createRedirect({ db, actor, now }: WritingDesk, { from, to }: NewRedirect): Promise<Redirect> {
  return db.transaction().execute(async (tx) => {
    await refuseFault(tx, { from, to })
    const time = now()
    const id = await insertRedirect(tx, { from_path: from, to_path: to, created_at: time.toISOString() })
    await note(tx, actor, time, { action: 'create', entity: 'redirects', id, label: from })
    return getRedirect(tx, id)
  })
}

/** One that an item left behind becomes one of staff's. @throws ServiceError not_found, invalid */
export function changeRedirect({ db, actor, now }: WritingDesk, id: number, given: Partial<NewRedirect>): Promise<Redirect> {
  return db.transaction().execute(async (tx) => {
    const before = toRedirect(await getRow(tx, id))
    const after = { from: given.from ?? before.from, to: given.to ?? before.to ?? '' }
    await refuseFault(tx, after, id)
    await updateRedirect(tx, id, { from_path: after.from, to_path: after.to, entity: null, item_id: null })
    await note(tx, actor, now(), { action: 'update', entity: 'redirects', id, label: after.from })
    return getRedirect(tx, id)
  })
}

/** @throws ServiceError not_found */
export function removeRedirect({ db, actor, now }: WritingDesk, id: number): Promise<{ id: number }> {
  return db.transaction().execute(async (tx) => {
    const { from_path } = await getRow(tx, id)
    await deleteRedirect(tx, id)
    await note(tx, actor, now(), { action: 'delete', entity: 'redirects', id, label: from_path })
    return { id }
  })
}

async function getRow(db: Kysely<Database>, id: number): Promise<RedirectRow> {
  const row = await findRedirect(db, id)
  if (!row) throw notFound('Redirect')
  return row
}

function toRedirect({ id, from_path, to, item_id, created_at }: RedirectRow): Redirect {
  return { id, from: from_path, to, isAutomatic: item_id !== null, createdAt: created_at }
}

async function refuseFault(tx: Kysely<Database>, { from, to }: NewRedirect, exceptId?: number): Promise<void> {
  const taken = await findRedirectFrom(tx, from)
  if (taken && taken.id !== exceptId) throw invalid({ from: `${from} leads somewhere already` })
  const seen = new Set([from])
  let next: string | null | undefined = to
  while (next?.startsWith('/')) {
    const path: string = next.split(/[?#]/)[0]!
    if (seen.has(path)) throw invalid({ to: 'This would lead in a circle' })
    seen.add(path)
    next = (await findRedirectFrom(tx, path))?.to
  }
}
