import { setTimeout } from 'node:timers/promises'
import { nextTurn } from './next-turn.ts'

/** Milliseconds. A piece of work that waited for the database must not make the next one wait as long. */
const LONGEST_PAUSE = 500

/** The queue has reached its bound. */
export class QueueFullError extends Error {
  override name = 'QueueFullError'
}

export interface LimiterOptions {
  /** Pieces of work at a time. */
  atOnce: number
  /** Pieces of work that may wait; undefined: any number. */
  queued?: number
  /** Milliseconds before each piece of work, or as long as the last one took if that is longer; undefined: none. */
  pause?: number
}

/** Does some work at a time, and the rest in the order in which it came. */
export interface Limiter {
  /** @throws QueueFullError at once, when too much is waiting */
  run<Result>(work: () => Promise<Result>): Promise<Result>
}

export function createLimiter({ atOnce, queued = Infinity, pause }: LimiterOptions): Limiter {
  const waiting: (() => void)[] = []
  let running = 0
  let pauseEnds = 0

  async function runAfterPause<Result>(work: () => Promise<Result>, shortest: number): Promise<Result> {
    await setTimeout(Math.max(shortest, Math.min(LONGEST_PAUSE, pauseEnds - performance.now())))
    const begun = performance.now()
    try {
      return await work()
    } finally {
      pauseEnds = 2 * performance.now() - begun
    }
  }

  async function handOver(): Promise<void> {
    const next = waiting.shift()
    if (!next) {
      running -= 1
      return
    }
    await nextTurn()
    next()
  }

  return {
    async run(work) {
      if (running < atOnce) running += 1
      else {
        if (waiting.length >= queued) throw new QueueFullError('Too much is waiting')
        // Finished work hands its slot over, so that a newcomer cannot overtake the queue.
        await new Promise<void>((resolve) => void waiting.push(resolve))
      }
      try {
        return await (pause === undefined ? work() : runAfterPause(work, pause))
      } finally {
        void handOver()
      }
    },
  }
}
