export interface Newest {
  now: () => Promise<void>
  /** After so many milliseconds without another call of it. */
  after: (milliseconds: number) => void
  /** At the latest after so many milliseconds. */
  within: (milliseconds: number) => void
  /** At once, but so many milliseconds after it began last. */
  spaced: (milliseconds: number) => void
  isDue: () => boolean
}

/** Does work one at a time, and once more if it was asked for meanwhile: what comes last is always done. */
export function newest(work: () => Promise<void>): Newest {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isUnderway = false
  let isWanted = false
  let began = -Infinity
  const now = async () => {
    clearTimeout(timer)
    timer = undefined
    isWanted = true
    if (isUnderway) return
    isUnderway = true
    try {
      while (isWanted) {
        isWanted = false
        began = performance.now()
        await work()
      }
    } finally {
      isUnderway = false
    }
  }
  const after = (milliseconds: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void now(), milliseconds)
  }
  const within = (milliseconds: number) => {
    if (timer === undefined) after(milliseconds)
  }
  return {
    now,
    after,
    within,
    spaced: (milliseconds) => within(began + milliseconds - performance.now()),
    isDue: () => timer !== undefined,
  }
}
