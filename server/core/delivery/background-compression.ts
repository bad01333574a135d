import type { Log } from '../process/log.ts'
import type { AnswerCache } from './answer-cache.ts'
import type { CachedAnswer } from './cached-answer.ts'

export type BackgroundCompression = ReturnType<typeof createBackgroundCompression>

/** One at a time: waiting requests need the processor more. */
export function createBackgroundCompression(cache: AnswerCache, log: Log) {
  const queue = new Map<string, CachedAnswer>()
  let isRunning = false

  async function run(): Promise<void> {
    for (const [key, { body }] of queue) {
      queue.delete(key)
      // A newer answer with the same content shares the body.
      if (cache.peek(key)?.body !== body) continue
      await body.shrink().catch((error: unknown) => log.error(`${key} could not be compressed`, error))
      const cached = cache.peek(key)
      if (cached) cache.recount(key, cached)
    }
  }

  return {
    add(key: string, answer: CachedAnswer): void {
      queue.set(key, answer)
      if (isRunning) return
      isRunning = true
      void run().finally(() => (isRunning = false))
    },
  }
}
