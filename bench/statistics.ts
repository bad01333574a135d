/**
 * The value below which a share of all values lies.
 * @param values at least one, in any order
 * @param share 0.5 gives the median
 */
export function percentile(values: readonly number[], share: number): number {
  const sorted = Float64Array.from(values).sort()
  const value = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]
  if (value === undefined) throw new Error('Nothing was measured')
  return value
}

export function median(values: readonly number[]): number {
  return percentile(values, 0.5)
}
