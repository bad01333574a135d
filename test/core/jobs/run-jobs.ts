import type { Kysely } from 'kysely'
import { expect, vi } from 'vitest'
import type { JobHandler } from '../../../server/core/jobs/handler.ts'
import { startJobs } from '../../../server/core/jobs/runner.ts'
import type { Database } from '../../../server/core/store/schema.ts'

const QUIET = { info() {}, error() {} }

/** Runs all jobs of these kinds that are due, as one or more processes do, and stops. */
export async function runDueJobs(
  db: Kysely<Database>,
  handlers: JobHandler[],
  {
    now = () => new Date(),
    log = QUIET,
    processes = 1,
  }: { now?: () => Date; log?: typeof QUIET; processes?: number } = {},
): Promise<void> {
  const runners = Array.from({ length: processes }, () => startJobs({ db, handlers, now, log }))
  const kinds = handlers.map(({ kind }) => kind)
  const isDue = ({ state, due_at }: { state: string; due_at: string }) =>
    state === 'running' || (state === 'queued' && due_at <= now().toISOString())
  await vi.waitFor(
    async () => {
      const jobs = await db.selectFrom('job').selectAll().where('kind', 'in', kinds).execute()
      for (const { kind } of handlers.filter(({ every }) => every)) expect(jobs.map((job) => job.kind)).toContain(kind)
      expect(jobs.filter(isDue)).toEqual([])
    },
    { timeout: 60_000, interval: 10 },
  )
  await Promise.all(runners.map((runner) => runner.stop()))
}
