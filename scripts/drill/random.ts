/** Numbers that look like chance and are the same for the same seed. */
export interface Random {
  /** 0 to 1, without 1. */
  next(): number
  /** A whole number of at least `low` and less than `high`. */
  between(low: number, high: number): number
  /** One of several, each as often as its weight says. */
  pick<Value extends string>(weights: Record<Value, number>): Value
}

/** @param seed a whole number; mulberry32 is made from it */
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
