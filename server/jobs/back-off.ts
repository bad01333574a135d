const FIRST_DELAY = 10_000
const LONGEST_DELAY = 60 * 60_000
/** Some six hours in all. */
const ATTEMPTS = 14

/**
 * How long a job waits after a run that failed: ten seconds, doubled each time up to an hour.
 * @param attempts runs until now
 * @param random 0 to 1: a fifth of the delay is left to chance, so that jobs which failed together do not come back together
 * @returns milliseconds; undefined when that was the last attempt
 */
export function backOff(attempts: number, most = ATTEMPTS, random = Math.random()): number | undefined {
  if (attempts >= most) return undefined
  return Math.round(Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** (attempts - 1)) * (0.9 + random * 0.2))
}
