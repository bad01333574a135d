const FIRST_DELAY = 10_000
const MAX_DELAY = 60 * 60_000
const ATTEMPTS = 14

/**
 * Ten seconds, doubled up to an hour; undefined after the last attempt.
 * @param random 0 to 1: up to a fifth of jitter
 */
export function backOff(attempts: number, most = ATTEMPTS, random = Math.random()): number | undefined {
  if (attempts >= most) return undefined
  return Math.round(Math.min(MAX_DELAY, FIRST_DELAY * 2 ** (attempts - 1)) * (0.9 + random * 0.2))
}
