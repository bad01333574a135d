import { LRUCache } from 'lru-cache'

/** Keys whose count is remembered: whoever has many addresses must not fill the memory. */
const MAX_KEYS = 10_000

export type RateLimit = ReturnType<typeof createRateLimit>

/** So many in a window of time, which begins with the first; counted by each process. @param per milliseconds */
export function createRateLimit({ most, per, now }: { most: number; per: number; now: () => Date }) {
  const windows = new LRUCache<string, { count: number; end: number }>({ maxSize: MAX_KEYS, sizeCalculation: () => 1 })
  function open(key: string): { count: number; end: number } {
    const time = now().getTime()
    const window = windows.get(key)
    // A later end dates from before the clock was set back.
    if (window && window.end > time && window.end <= time + per) return window
    return { count: 0, end: time + per }
  }
  const restOf = ({ count, end }: { count: number; end: number }) =>
    count < most ? undefined : Math.ceil((end - now().getTime()) / 1000)

  return {
    /** Undefined, or the seconds to wait while there were too many. */
    look: (key: string) => restOf(open(key)),
    /** The same, and counts one if there is room for it. */
    take(key: string): number | undefined {
      const window = open(key)
      const rest = restOf(window)
      if (rest === undefined) windows.set(key, { ...window, count: window.count + 1 })
      return rest
    },
  }
}
