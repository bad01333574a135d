import { setTimeout as wait } from 'node:timers/promises'

/**
 * Returns a function that runs a check, once for all callers of the same time. One that hangs is not repeated, so that
 * callers do not fill the thread pool.
 * @param timeout milliseconds until a caller gets an error
 */
export function createProbe<Result>(work: () => Promise<Result>, timeout: number): () => Promise<Result> {
  let running: Promise<Result> | undefined
  return async () => {
    running ??= work().finally(() => (running = undefined))
    running.catch(() => {})
    const ending = new AbortController()
    const late = wait(timeout, undefined, { signal: ending.signal }).then(() => {
      throw new Error(`It did not answer within ${timeout / 1000} s`)
    })
    late.catch(() => {})
    try {
      return await Promise.race([running, late])
    } finally {
      ending.abort()
    }
  }
}
