/** Lets one piece of work after the other be done, the urgent ones first. */
export interface PriorityMutex {
  take<Result>(work: () => Promise<Result>, isUrgent?: boolean): Promise<Result>
}

export function createPriorityMutex(): PriorityMutex {
  const urgent: (() => void)[] = []
  const patient: (() => void)[] = []
  let isTaken = false
  return {
    async take(work, isUrgent = false) {
      if (isTaken) await new Promise<void>((resolve) => void (isUrgent ? urgent : patient).push(resolve))
      isTaken = true
      try {
        return await work()
      } finally {
        // Handed over while it is taken, so that nobody who comes now is faster.
        const next = urgent.shift() ?? patient.shift()
        if (next) next()
        else isTaken = false
      }
    },
  }
}
