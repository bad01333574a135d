/** A seeded pseudorandom generator. */
export interface Random {
  /** At least 0 and less than 1. */
  next(): number
  /** An integer, at least `low` and less than `high`. */
  between(low: number, high: number): number
  /** Weighted. */
  pick<Value extends string>(weights: Record<Value, number>): Value
}

/** mulberry32. */
export function createRandom(seed: number): Random {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    next,
    between: (low, high) => low + Math.floor(next() * (high - low)),
    pick<Value extends string>(weights: Record<Value, number>) {
      const entries = Object.entries(weights) as [Value, number][]
      let rest = next() * entries.reduce((sum, [, weight]) => sum + weight, 0)
      return entries.find(([, weight]) => (rest -= weight) < 0)?.[0] ?? entries[0]![0]
    },
  }
}
