import { countRows, searchPatterns, type Slice } from '../../store/paging.ts'
import { expressionBuilder, sql, type Insertable, type SqlBool, type Updateable } from 'kysely'
import type { ContentEntity } from '../../../../contract/kinds/index.ts'
import type { RedirectListQuery } from '../../../../contract/redirects/redirect.ts'
import type { Database, Db } from '../../store/schema.ts'

/** `to` is null while its item is not published. */
export type RedirectRow = Awaited<ReturnType<typeof listRedirects>>[number]

export async function findRedirect(db: Db, id: number): Promise<RedirectRow | undefined> {
  return withTarget(db).where('redirect.id', '=', id).executeTakeFirst()
}

export async function findRedirectFrom(db: Db, path: string): Promise<RedirectRow | undefined> {
  return withTarget(db).where('from_path', '=', path).executeTakeFirst()
}

/** The parameter names of old addresses, each set once; addresses with other names need no lookup. */
export async function listQueryNames(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('redirect')
    .select('query_names')
    .distinct()
    .where('query_names', 'is not', null)
    .execute()
  return rows.map(({ query_names }) => query_names!)
}

export async function countRedirects(db: Db, { search }: Pick<RedirectListQuery, 'search'>): Promise<number> {
  return countRows(db.selectFrom('redirect').where(redirectMatches(search)))
}

export async function listRedirects(db: Db, { search, sort, order }: RedirectListQuery, { limit, offset }: Slice) {
  return withTarget(db)
    .where(redirectMatches(search))
    .orderBy(sort === 'from' ? 'from_path' : 'redirect.created_at', order)
    .orderBy('redirect.id', order)
    .limit(limit)
    .offset(offset)
    .execute()
}

function withTarget(db: Db) {
  return db
    .selectFrom('redirect')
    .leftJoin('content_item as item', (join) =>
      join.onRef('item.entity', '=', 'redirect.entity').onRef('item.item_id', '=', 'redirect.item_id'),
    )
    .select(['redirect.id', 'redirect.from_path', 'redirect.entity', 'redirect.item_id', 'redirect.created_at'])
    .select((eb) => eb.fn.coalesce('redirect.to_path', 'item.path').as('to'))
}

function redirectMatches(search: string | undefined) {
  const found = searchPatterns(search ?? '').map(
    (pattern) => sql<SqlBool>`lower(from_path || ' ' || coalesce(to_path, '')) like ${pattern} escape '\\'`,
  )
  return expressionBuilder<Database, 'redirect'>().and(found)
}

export async function insertRedirect(tx: Db, redirect: Insertable<Database['redirect']>): Promise<number> {
  return (await tx.insertInto('redirect').values(redirect).returning('id').executeTakeFirstOrThrow()).id
}

export async function updateRedirect(tx: Db, id: number, changes: Updateable<Database['redirect']>): Promise<void> {
  await tx.updateTable('redirect').set(changes).where('id', '=', id).execute()
}

export async function deleteRedirect(tx: Db, id: number): Promise<void> {
  await tx.deleteFrom('redirect').where('id', '=', id).execute()
}

/** Redirects an old address to wherever the item stands, and replaces its former target. */
export async function putItemRedirect(
  tx: Db,
  redirect: Pick<Insertable<Database['redirect']>, 'from_path' | 'entity' | 'item_id' | 'created_at'>,
): Promise<void> {
  await deleteRedirectsFrom(tx, redirect.from_path)
  await tx
    .insertInto('redirect')
    .values({ ...redirect, to_path: null })
    .execute()
}

export async function hasItemRedirects(db: Db, entity: ContentEntity, id: number): Promise<boolean> {
  const found = await db
    .selectFrom('redirect')
    .select('id')
    .where('entity', '=', entity)
    .where('item_id', '=', id)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

export async function deleteRedirectsFrom(tx: Db, path: string): Promise<void> {
  await tx.deleteFrom('redirect').where('from_path', '=', path).execute()
}
