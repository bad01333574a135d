import type { Kysely } from 'kysely'
import { ago, DAY } from '../process/durations.ts'
import { deleteFinishedJobs } from './job-store.ts'
import type { Database } from '../store/schema.ts'
import type { JobHandler } from './handler.ts'

const RETENTION = 30 * DAY

export function createFinishedJobHandler(
  { db, now }: { db: Kysely<Database>; now: () => Date },
  handlers: JobHandler[],
): JobHandler {
  const kinds = handlers.filter(({ purgesItself }) => !purgesItself).map(({ kind }) => kind)
  return { kind: 'purge-finished-jobs', every: DAY, run: () => deleteFinishedJobs(db, kinds, ago(now(), RETENTION)) }
}
