/** Does work one at a time, and once more if it was asked for meanwhile: what comes last is always done. */
export function newest(work: () => Promise<void>) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isUnderway = false
  let isWanted = false
  let called = -Infinity
  let waiting = -Infinity
  const now = async () => {
    clearTimeout(timer)
    timer = undefined
    isWanted = true
    if (isUnderway) return
    isUnderway = true
    try {
      while (isWanted) {
        isWanted = false
        await work()
      }
    } finally {
      isUnderway = false
    }
  }
  /** After so many milliseconds without another call of it. */
  const after = (milliseconds: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void now(), milliseconds)
  }
  /** At the latest after so many milliseconds. */
  const within = (milliseconds: number) => {
    if (timer === undefined) after(milliseconds)
  }
  return {
    now,
    after,
    within,
    /** After a pause in the calls of it: the first one at once, and while they go on, after so many milliseconds at the latest. */
    paused(pause: number, latest: number) {
      const time = performance.now()
      if (timer === undefined) waiting = time
      after(time - called > latest ? 0 : Math.min(pause, waiting + latest - time))
      called = time
    },
    isDue: () => timer !== undefined,
  }
}
