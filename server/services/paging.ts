import type { ListAnswer } from '../../contract/list.ts'
import type { Slice } from '../store/slice.ts'

interface Paging {
  page: number
  limit: number
}

/** The rows that a page means. Pages count from 1; whatever is asked for, the numbers fit the engines' 64-bit integers. */
export function sliceOf({ page, limit }: Paging): Slice {
  return { limit, offset: Math.min((page - 1) * limit, Number.MAX_SAFE_INTEGER) }
}

/** How many rows a list has in all: its last page tells that, any other has them counted. */
export function totalOf(
  rows: unknown[],
  { limit, offset }: Slice,
  count: () => Promise<number>,
): number | Promise<number> {
  const isLast = rows.length < limit && (rows.length > 0 || offset === 0)
  return isLast ? offset + rows.length : count()
}

/** The answer of a list call (specification section 3). */
export function listAnswer<Item>(data: Item[], total: number, { page, limit }: Paging): ListAnswer<Item> {
  return { data, meta: { total, page, limit } }
}
