import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { ChildDiedError, hasDiedBefore } from '../process/child-process.ts'
import { CLOCK_DIFFERENCE } from '../process/durations.ts'
import type { Log } from '../process/log.ts'
import { messageOf } from '../process/service-error.ts'
import type { Db } from '../store/schema.ts'
import type { JobHandler, JobOutcome } from './handler.ts'
import {
  advanceJobs,
  claimJob,
  findNextDue,
  insertJobOnce,
  postponeJobs,
  finishJob,
  type Job,
  type JobResult,
} from './job-store.ts'
import { LEASE, ClaimHeldError, holdLease, withClaim } from './lease.ts'

/** Milliseconds: another process may have queued a job, or crashed. */
const POLL_INTERVAL = 5000
/** Milliseconds, so that the visitor's answer is sent first. */
const WAKE_DELAY = 20
const CLOCK_CHECK_INTERVAL = 60_000
const STOP_TIMEOUT = 8000

export type JobRunner = ReturnType<typeof startJobs>

export interface JobRunnerParts {
  db: Db
  handlers: JobHandler[]
  log: Log
  now?: () => Date
  stopTimeout?: number
}

/** Runs jobs by leases, at least once each. Kinds run independently; kinds without a handler are left alone. */
export function startJobs({ db, handlers, log, now = () => new Date(), stopTimeout = STOP_TIMEOUT }: JobRunnerParts) {
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
    /** To be called after committing a job that is due now; without it, the job starts within seconds. */
    wake: () => look(WAKE_DELAY),
    /** Starts no more jobs and waits a while for running ones; the rest is queued again. */
    async stop(): Promise<void> {
      stopped = true
      clearTimeout(timer)
      await claiming
      await Promise.race([Promise.all(underway.keys()), wait(stopTimeout, undefined, { ref: false })])
      ending.abort()
      await Promise.all(underway.keys())
    },
  }
}

const FIRST_DELAY = 10_000
const MAX_DELAY = 60 * 60_000
const ATTEMPTS = 14

/**
 * Ten seconds, doubled up to an hour; undefined after the last attempt.
 * @param random 0 to 1: up to a fifth of jitter
 */
export function backOff(attempts: number, most = ATTEMPTS, random = Math.random()): number | undefined {
  if (attempts >= most) return undefined
  return Math.round(Math.min(MAX_DELAY, FIRST_DELAY * 2 ** (attempts - 1)) * (0.9 + random * 0.2))
}

const TIMEOUT = 10 * 60_000
/** Milliseconds that an aborted run has to end. */
const GRACE = 1000
/** Milliseconds until a job looks again whether its claim is free. */
const CLAIM_DELAY = 3000

interface Parts {
  db: Db
  ending: AbortSignal
  log: Log
  now: () => Date
}

type Result = JobResult & Pick<JobOutcome, 'write'>

/** Returns a function that runs a claimed job, renews its lease and stores the outcome; it never rejects. */
function createJobRun({ db, ending, log, now }: Parts) {
  const later = (milliseconds: number) => new Date(now().getTime() + milliseconds).toISOString()

  async function attempt(handler: JobHandler, job: Job, lost: AbortSignal): Promise<Result> {
    const { claim, timeout = TIMEOUT } = handler
    const signal = AbortSignal.any([ending, lost, AbortSignal.timeout(timeout)])
    const run = (...more: AbortSignal[]) => handler.run(job, AbortSignal.any([signal, ...more]))
    try {
      // A claim outlives the race: it is released when the run has ended.
      const running = claim === undefined ? run() : withClaim(db, claim, run, now)
      const outcome = await Promise.race([running, rejectAfter(signal)])
      return settle(handler, outcome ?? { state: 'done' })
    } catch (error) {
      const isHeld = error instanceof ClaimHeldError
      if (isHeld || ending.aborted || lost.aborted) {
        const { attempts, last_error } = job
        return { state: 'queued', due_at: later(isHeld ? CLAIM_DELAY : 0), attempts: attempts - 1, last_error }
      }
      return settleFailure(handler, job, error)
    }
  }

  function settle({ every }: JobHandler, { state, dueAt, error = null, write }: JobOutcome): Result {
    const stored = { last_error: error, ...(write && { write }) }
    if (state === 'queued') return { ...stored, state, due_at: dueAt ?? later(0) }
    if (every !== undefined) return { ...stored, state: 'queued', due_at: later(every), attempts: 0 }
    return { ...stored, state, finished_at: later(0) }
  }

  function settleFailure(
    { every, attempts = every === undefined ? undefined : Infinity }: JobHandler,
    job: Job,
    error: unknown,
  ): Result {
    const last_error = messageOf(error)
    const hasDiedTwice = every === undefined && hasDiedBefore(job) && error instanceof ChildDiedError
    const delay = hasDiedTwice ? undefined : backOff(job.attempts, attempts)
    if (delay === undefined) {
      log.error(`jobs: ${nameOf(job)} has failed after ${job.attempts} attempts`, error)
      return { state: 'failed', last_error, finished_at: later(0) }
    }
    const rest = Math.min(delay, every ?? Infinity)
    log.error(`jobs: ${nameOf(job)} failed (attempt ${job.attempts}), next in ${Math.round(rest / 1000)} s`, error)
    return { state: 'queued', last_error, due_at: later(rest) }
  }

  return async (handler: JobHandler, job: Job): Promise<void> => {
    const claim = { id: job.id, holder: job.lease_holder! }
    const lease = holdLease(db, claim, now)
    try {
      const { write, ...result } = await attempt(handler, job, lease.lost)
      await finishJob(db, { ...claim, ...result }, write)
    } catch (error) {
      log.error(`jobs: the outcome of ${nameOf(job)} could not be stored`, error)
    } finally {
      lease.end()
    }
  }
}

function rejectAfter(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => setTimeout(() => reject(signal.reason as Error), GRACE), { once: true })
  })
}

function nameOf({ kind, subject }: Job): string {
  return `${kind} ${subject}`.trim()
}
