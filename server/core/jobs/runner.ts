import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Log } from '../process/log.ts'
import { CLOCK_DIFFERENCE } from '../process/durations.ts'
import { advanceJobs, claimJob, findNextDue, insertJobOnce, postponeJobs, type Job } from './job-store.ts'
import type { Db } from '../store/schema.ts'
import type { JobHandler } from './handler.ts'
import { createJobRun } from './job-run.ts'
import { LEASE } from './lease.ts'

/** Milliseconds: another process may have queued a job, or crashed. */
const POLL_INTERVAL = 5000
/** Milliseconds, so that the visitor's answer is sent first. */
const WAKE_DELAY = 20
const CLOCK_CHECK_INTERVAL = 60_000
const STOP_TIMEOUT = 8000

export interface JobRunner {
  /** To be called after committing a job that is due now; without it, the job starts within seconds. */
  wake(): void
  /** Starts no more jobs and waits a while for running ones; the rest is queued again. */
  stop(): Promise<void>
}

export interface JobRunnerParts {
  db: Db
  handlers: JobHandler[]
  log: Log
  now?: () => Date
  stopTimeout?: number
}

/** Runs jobs by leases, at least once each. Kinds run independently; kinds without a handler are left alone. */
export function startJobs({
  db,
  handlers,
  log,
  now = () => new Date(),
  stopTimeout = STOP_TIMEOUT,
}: JobRunnerParts): JobRunner {
  const underway = new Map<Promise<void>, string>()
  const ending = new AbortController()
  const run = createJobRun({ db, ending: ending.signal, log, now })
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  let looksAt = Infinity
  let claiming: Promise<void> | undefined
  let isAskedAgain = false
  let hasLoggedFault = false
  let checkedClockAt = -Infinity
  let isPrepared = false

  const later = (milliseconds: number) => new Date(now().getTime() + milliseconds).toISOString()

  /** The earliest request wins: repeated calls do not delay each other. */
  function look(delay: number): void {
    const time = performance.now() + delay
    if (stopped || time >= looksAt) return
    clearTimeout(timer)
    looksAt = time
    timer = setTimeout(begin, delay)
  }

  function begin(): void {
    looksAt = Infinity
    if (claiming) {
      isAskedAgain = true
      return
    }
    isAskedAgain = false
    claiming = claimAll()
      .then(look)
      .finally(() => {
        claiming = undefined
        if (isAskedAgain) look(0)
      })
  }

  async function claimAll(): Promise<number> {
    try {
      if (!isPrepared) await prepareRecurring()
      await checkClock()
      for (let kinds = freeKinds(); !stopped && kinds.length > 0; kinds = freeKinds()) {
        const due = await findNextDue(db, kinds)
        const rest = due === undefined ? POLL_INTERVAL : Date.parse(due) - now().getTime()
        if (rest > 0) return Math.min(rest, POLL_INTERVAL)
        // A holder per claim: after an outage of the database, this process may take a job over from itself.
        const job = await claimJob(db, { kinds, now: later(0), holder: randomUUID(), leaseEnd: later(LEASE) })
        if (!job) return POLL_INTERVAL
        begun(job)
      }
      hasLoggedFault = false
    } catch (error) {
      if (!hasLoggedFault && !stopped) log.error('jobs: the queue cannot be read; trying again', error)
      hasLoggedFault = true
    }
    return POLL_INTERVAL
  }

  function begun(job: Job): void {
    const running = run(
      handlers.find(({ kind }) => kind === job.kind)!,
      job,
    ).finally(() => {
      underway.delete(running)
      look(0)
    })
    underway.set(running, job.kind)
  }

  function freeKinds(): string[] {
    const runs = [...underway.values()]
    return handlers
      .filter(({ kind, parallel = 1 }) => runs.filter((other) => other === kind).length < parallel)
      .map(({ kind }) => kind)
  }

  async function prepareRecurring(): Promise<void> {
    for (const { kind, every, startDelay = 0 } of handlers) {
      if (every === undefined) continue
      await insertJobOnce(db, { kind, subject: '', created_at: later(0), due_at: later(startDelay) })
      if (startDelay > 0) await postponeJobs(db, kind, later(startDelay))
    }
    isPrepared = true
  }

  async function checkClock(): Promise<void> {
    if (performance.now() - checkedClockAt < CLOCK_CHECK_INTERVAL) return
    checkedClockAt = performance.now()
    const bounded = handlers.flatMap(
      ({ kind, every, startDelay = 0, longestWait = every && Math.max(every, startDelay) + CLOCK_DIFFERENCE }) =>
        longestWait === undefined ? [] : ([[kind, later(longestWait)]] as const),
    )
    await advanceJobs(db, { now: later(0), soon: later(CLOCK_DIFFERENCE), latest: new Map(bounded) })
  }

  look(0)
  return {
    wake: () => look(WAKE_DELAY),
    async stop() {
      stopped = true
      clearTimeout(timer)
      await claiming
      await Promise.race([Promise.all(underway.keys()), wait(stopTimeout, undefined, { ref: false })])
      ending.abort()
      await Promise.all(underway.keys())
    },
  }
}
