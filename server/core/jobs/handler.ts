import type { Job } from './job-store.ts'
import type { Db } from '../store/schema.ts'

export interface JobOutcome {
  state: 'done' | 'queued' | 'failed'
  dueAt?: string
  error?: string | null
  /** Runs in the transaction that ends the job, unless another process has taken the job over. */
  write?: (tx: Db) => Promise<void>
}

/** `run` must be safe to repeat: after a crash it runs again. An error delays the job (runner.ts). */
export interface JobHandler {
  kind: string
  /** @param signal aborts at a stop of the process, after the timeout, and when the job is requeued or deleted */
  run(job: Job, signal: AbortSignal): Promise<JobOutcome | void>
  parallel?: number
  /** Of the jobs with the same name here, one runs at a time, in all processes together. */
  claim?: string
  /** Milliseconds; the default is ten minutes. */
  timeout?: number
  attempts?: number
  /** Longest time until a due time, in milliseconds; undefined: any. */
  longestWait?: number
  /** Interval in milliseconds, of all processes together. */
  every?: number
  startDelay?: number
  /** Whether another job deletes its finished jobs. */
  purgesItself?: boolean
}
