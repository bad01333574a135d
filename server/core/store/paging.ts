import { sql, type Expression, type RawBuilder, type SelectQueryBuilder, type Simplify, type SqlBool } from 'kysely'
import type { ListAnswer } from '../../../contract/list.ts'
import { searchWords } from '../../../contract/search-words.ts'

/** Both fit into a 64-bit integer. */
export interface Slice {
  limit: number
  offset: number
}

export const EVERY_ROW: Slice = { limit: Number.MAX_SAFE_INTEGER, offset: 0 }

/** LIKE patterns of the first words; all must match. `%`, `_` and `\` are escaped. */
export function searchPatterns(search: string): string[] {
  return searchWords(search).words.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`)
}

/** Case-insensitive. */
export function contains(text: Expression<string | null>, pattern: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`lower(${text}) like ${pattern} escape '\\'`
}

interface Paging {
  page: number
  limit: number
}

/** Pages count from 1. */
export function sliceOf({ page, limit }: Paging): Slice {
  return { limit, offset: Math.min((page - 1) * limit, Number.MAX_SAFE_INTEGER) }
}

/** The last page's rows tell the total; other pages need a count. */
export function totalOf(rows: unknown[], { limit, offset }: Slice, count: () => Promise<number>) {
  const isLast = rows.length < limit && (rows.length > 0 || offset === 0)
  return isLast ? offset + rows.length : count()
}

export function listAnswer<Item>(data: Item[], total: number, { page, limit }: Paging): ListAnswer<Item> {
  return { data, meta: { total, page, limit } }
}

/** All of a list that is never long. */
export const wholeList = <Item>(items: Item[]): ListAnswer<Item> =>
  listAnswer(items, items.length, { page: 1, limit: items.length })

/** A page of what a sorted query finds. @param toItem what is answered of a row: by default all */
export async function readPage<DB, Tables extends keyof DB, Row, Item = Simplify<Row>>(
  query: SelectQueryBuilder<DB, Tables, Row>,
  asked: Paging,
  toItem = (row: Simplify<Row>) => row as unknown as Item,
): Promise<ListAnswer<Item>> {
  const { limit, offset } = sliceOf(asked)
  const [rows, total] = await Promise.all([
    query.limit(limit).offset(offset).execute(),
    countRows(query.clearSelect().clearOrderBy()),
  ])
  return listAnswer(rows.map(toItem), total, asked)
}

/** Of a list that is short by nature: cheaper to read all than to count and page. */
export function pageOf<Item>(all: Item[], query: Paging): ListAnswer<Item> {
  const { limit, offset } = sliceOf(query)
  return listAnswer(all.slice(offset, offset + limit), all.length, query)
}

/** In the order of the ids; those that are not there are left out. */
export function inOrder<Item extends { id: number }>(ids: readonly number[], items: readonly Item[]): Item[] {
  const byId = new Map(items.map((item) => [item.id, item]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** In their order, at most `size` in each part. */
export const inParts = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, part) => items.slice(part * size, (part + 1) * size))

/** How many rows a query finds. */
export async function countRows<DB, Tables extends keyof DB>(query: SelectQueryBuilder<DB, Tables, object>) {
  const found = await query.select((eb) => eb.fn.countAll<number>().as('rows')).executeTakeFirstOrThrow()
  return Number((found as { rows: number }).rows)
}
