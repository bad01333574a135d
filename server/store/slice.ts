/** Part of a list: at most `limit` rows after the first `offset`. Both are whole numbers that a 64-bit integer holds. */
export interface Slice {
  limit: number
  offset: number
}

export const EVERY_ROW: Slice = { limit: Number.MAX_SAFE_INTEGER, offset: 0 }
