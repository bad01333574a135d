import type { Kysely } from 'kysely'
import type { Log } from '../log.ts'
import { finishJob, renewLease, type Job, type JobResult } from '../store/jobs.ts'
import type { Database } from '../store/schema.ts'
import { backOff } from './back-off.ts'
import type { JobHandler, JobOutcome } from './handler.ts'

/** Milliseconds without a renewal after which another process takes over. */
export const LEASE = 15_000
const TIMEOUT = 10 * 60_000
/** Milliseconds that an aborted run has to end. */
const GRACE = 1000

interface Parts {
  db: Kysely<Database>
  ending: AbortSignal
  log: Log
  now: () => Date
}

type Result = JobResult & Pick<JobOutcome, 'write'>

/** Returns a function that runs a claimed job, renews its lease and stores the outcome; it never rejects. */
export function createJobRun({ db, ending, log, now }: Parts) {
  const later = (milliseconds: number) => new Date(now().getTime() + milliseconds).toISOString()

  async function attempt(handler: JobHandler, job: Job): Promise<Result> {
    const signal = AbortSignal.any([ending, AbortSignal.timeout(handler.timeout ?? TIMEOUT)])
    try {
      const outcome = await Promise.race([handler.run(job, signal), rejectAfter(signal)])
      return settle(handler, outcome ?? { state: 'done' })
    } catch (error) {
      if (ending.aborted)
        return { state: 'queued', due_at: later(0), attempts: job.attempts - 1, last_error: job.last_error }
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
    const delay = backOff(job.attempts, attempts)
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
    const heartbeat = setInterval(() => {
      renewLease(db, { ...claim, leaseEnd: later(LEASE) }).catch(() => {})
    }, LEASE / 3)
    try {
      const { write, ...result } = await attempt(handler, job)
      await finishJob(db, { ...claim, ...result }, write)
    } catch (error) {
      log.error(`jobs: what became of ${nameOf(job)} could not be stored`, error)
    } finally {
      clearInterval(heartbeat)
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
