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

/** The answer of a list call (specification section 3). */
export function listAnswer<Item>(data: Item[], total: number, { page, limit }: Paging): ListAnswer<Item> {
  return { data, meta: { total, page, limit } }
}
