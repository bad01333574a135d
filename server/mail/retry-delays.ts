const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** How long is waited after each attempt that failed, in milliseconds: a day in all. After one more the mail has failed. */
export const RETRY_DELAYS = [
  30 * SECOND,
  ...[1, 2, 5, 10, 20, 30].map((minutes) => minutes * MINUTE),
  ...[1, 2, 4, 4, 6, 6].map((hours) => hours * HOUR),
]

export const LONGEST_DELAY = Math.max(...RETRY_DELAYS)

/**
 * @param attempts how many there were
 * @param random 0 to 1: a fifth of the delay is left to chance, so that mails which failed together do not come back together
 * @returns milliseconds until the next, undefined when there shall be none
 */
export function delayAfter(attempts: number, random = Math.random()): number | undefined {
  const delay = RETRY_DELAYS[attempts - 1]
  return delay === undefined ? undefined : Math.round(delay * (0.9 + random * 0.2))
}
