const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** Milliseconds after each failed attempt, a day in all; one more failure is final. */
export const RETRY_DELAYS = [
  30 * SECOND,
  ...[1, 2, 5, 10, 20, 30].map((minutes) => minutes * MINUTE),
  ...[1, 2, 4, 4, 6, 6].map((hours) => hours * HOUR),
]

export const MAX_DELAY = Math.max(...RETRY_DELAYS)

/** Milliseconds; undefined after the last attempt. @param random 0 to 1: up to a fifth of jitter */
export function delayAfter(attempts: number, random = Math.random()): number | undefined {
  const delay = RETRY_DELAYS[attempts - 1]
  return delay === undefined ? undefined : Math.round(delay * (0.9 + random * 0.2))
}
