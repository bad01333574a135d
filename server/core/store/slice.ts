/** Both fit into a 64-bit integer. */
export interface Slice {
  limit: number
  offset: number
}

export const EVERY_ROW: Slice = { limit: Number.MAX_SAFE_INTEGER, offset: 0 }
