import type { Kysely } from 'kysely'
import type { Job } from '../store/jobs.ts'
import type { Database } from '../store/schema.ts'

/** What a handler says of its run; nothing means done. */
export interface JobOutcome {
  /** `queued` runs again at `dueAt`. */
  state: 'done' | 'queued' | 'failed'
  /** UTC ISO; the default is at once. */
  dueAt?: string
  error?: string | null
  /** Written in the transaction in which the job ends, and only when no other process has taken the job over. */
  write?: (tx: Kysely<Database>) => Promise<void>
}

/**
 * How the jobs of one kind run. A job whose process dies is run once more: `run` must not do harm the second time.
 * When `run` throws, the job waits (back-off.ts) and runs again.
 */
export interface JobHandler {
  kind: string
  /** @param signal ends the run: the process stops, or it has taken too long */
  run(job: Job, signal: AbortSignal): Promise<JobOutcome | void>
  /** How many run at once in one process; the default is 1. */
  parallel?: number
  /** Milliseconds after which a run is given up; the default is ten minutes. */
  timeout?: number
  /** Runs before the job has failed; the default is in back-off.ts. */
  attempts?: number
  /** The longest time from now to a due time that its jobs can have, in milliseconds; undefined: they may be due at any time. */
  longestWait?: number
  /** Runs once in so many milliseconds, in one of all processes. */
  every?: number
  /** With `every`: the first run is this long after a start, in milliseconds. */
  startDelay?: number
  /** Somebody else deletes its finished jobs. */
  keepsFinished?: boolean
}
