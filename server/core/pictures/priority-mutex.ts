/** A mutex that urgent callers get first. */
export interface PriorityMutex {
  take<Result>(work: () => Promise<Result>, isUrgent?: boolean): Promise<Result>
}

export function createPriorityMutex(): PriorityMutex {
  const urgent: (() => void)[] = []
  const waiting: (() => void)[] = []
  let isTaken = false
  return {
    async take(work, isUrgent = false) {
      if (isTaken) await new Promise<void>((resolve) => void (isUrgent ? urgent : waiting).push(resolve))
      isTaken = true
      try {
        return await work()
      } finally {
        // Passed on while locked, so that a newcomer cannot overtake.
        const next = urgent.shift() ?? waiting.shift()
        if (next) next()
        else isTaken = false
      }
    },
  }
}
