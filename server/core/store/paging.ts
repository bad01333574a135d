import type { ListAnswer } from '../../../contract/list.ts'
import type { Slice } from './slice.ts'

interface Paging {
  page: number
  limit: number
}

/** Pages count from 1. */
export function sliceOf({ page, limit }: Paging): Slice {
  return { limit, offset: Math.min((page - 1) * limit, Number.MAX_SAFE_INTEGER) }
}

/** The last page's rows tell the total; other pages need a count. */
export function totalOf(
  rows: unknown[],
  { limit, offset }: Slice,
  count: () => Promise<number>,
): number | Promise<number> {
  const isLast = rows.length < limit && (rows.length > 0 || offset === 0)
  return isLast ? offset + rows.length : count()
}

export function listAnswer<Item>(data: Item[], total: number, { page, limit }: Paging): ListAnswer<Item> {
  return { data, meta: { total, page, limit } }
}

/** Of a list that is short by nature: cheaper to read all than to count and page. */
export function pageOf<Item>(all: Item[], query: Paging): ListAnswer<Item> {
  const { limit, offset } = sliceOf(query)
  return listAnswer(all.slice(offset, offset + limit), all.length, query)
}
