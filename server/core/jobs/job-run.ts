import { ChildDiedError, hasDiedBefore } from '../process/child-process.ts'
import type { Log } from '../process/log.ts'
import type { Db } from '../store/schema.ts'
import type { JobHandler, JobOutcome } from './handler.ts'
import { finishJob, type Job, type JobResult } from './job-store.ts'
import { ClaimHeldError, holdLease, withClaim } from './lease.ts'

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
export function createJobRun({ db, ending, log, now }: Parts) {
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
    const last_error = error instanceof Error ? error.message : String(error)
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
