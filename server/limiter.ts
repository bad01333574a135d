/** There is as much work waiting as may wait. */
export class QueueFullError extends Error {
  override name = 'QueueFullError'
}

export interface LimiterOptions {
  /** Pieces of work at a time. */
  atOnce: number
  /** Pieces of work that may wait; undefined: any number. */
  queued?: number
}

/** Does some work at a time, and the rest in the order in which it came. */
export interface Limiter {
  /** @throws QueueFullError at once, when too much is waiting */
  run<Result>(work: () => Promise<Result>): Promise<Result>
}

export function createLimiter({ atOnce, queued = Infinity }: LimiterOptions): Limiter {
  const waiting: (() => void)[] = []
  let running = 0
  return {
    async run(work) {
      if (running < atOnce) running += 1
      else {
        if (waiting.length >= queued) throw new QueueFullError('Too much is waiting')
        // The one who ends hands its turn over, so that nobody who comes now is faster.
        await new Promise<void>((resolve) => void waiting.push(resolve))
      }
      try {
        return await work()
      } finally {
        const next = waiting.shift()
        // In a turn of the event loop of its own: what is asked meanwhile comes in between.
        if (next) setImmediate(next)
        else running -= 1
      }
    },
  }
}
