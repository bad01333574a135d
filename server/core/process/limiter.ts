import { setTimeout } from 'node:timers/promises'
import { nextTurn } from './next-turn.ts'

/** Milliseconds: work that waited for the database must not delay the next as long. */
const MAX_PAUSE = 500

export class QueueFullError extends Error {
  override name = 'QueueFullError'
}

export interface LimiterOptions {
  concurrency: number
  /** Undefined: unlimited. */
  maxQueued?: number
  /** Milliseconds before each task, or as long as the last one took if that is longer. */
  pause?: number
}

/** Runs some tasks at a time, the others first in, first out; urgent ones go before. */
export interface Limiter {
  /** @throws QueueFullError */
  run<Result>(work: () => Promise<Result>, isUrgent?: boolean): Promise<Result>
}

export function createLimiter({ concurrency, maxQueued = Infinity, pause }: LimiterOptions): Limiter {
  const urgent: (() => void)[] = []
  const waiting: (() => void)[] = []
  let running = 0
  let pauseEnds = 0

  async function runAfterPause<Result>(work: () => Promise<Result>, shortest: number): Promise<Result> {
    await setTimeout(Math.max(shortest, Math.min(MAX_PAUSE, pauseEnds - performance.now())))
    const begun = performance.now()
    try {
      return await work()
    } finally {
      pauseEnds = 2 * performance.now() - begun
    }
  }

  async function handOver(): Promise<void> {
    const next = urgent.shift() ?? waiting.shift()
    if (!next) return void (running -= 1)
    await nextTurn()
    next()
  }

  return {
    async run(work, isUrgent = false) {
      if (running < concurrency) running += 1
      else {
        if (urgent.length + waiting.length >= maxQueued) throw new QueueFullError('Too much is waiting')
        // Passes the slot on directly, so that a newcomer cannot overtake the queue.
        await new Promise<void>((resolve) => void (isUrgent ? urgent : waiting).push(resolve))
      }
      try {
        return await (pause === undefined ? work() : runAfterPause(work, pause))
      } finally {
        void handOver()
      }
    },
  }
}
