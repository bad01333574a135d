import { DAY, HOUR, ago } from '../process/durations.ts'
import type { Db } from '../store/schema.ts'
import type { Store } from '../store/store.ts'
import type { JobHandler } from './handler.ts'
import { deleteFinishedJobs } from './job-store.ts'

const RETENTION = 30 * DAY

export function createFinishedJobHandler({ db, now }: { db: Db; now: () => Date }, handlers: JobHandler[]): JobHandler {
  const kinds = handlers.filter(({ purgesItself }) => !purgesItself).map(({ kind }) => kind)
  return { kind: 'purge-finished-jobs', every: DAY, run: () => deleteFinishedJobs(db, kinds, ago(now(), RETENTION)) }
}

/** So that deleted rows disappear from SQLite's write-ahead log too. */
export function createLogHandler({ truncateLog }: Pick<Store, 'truncateLog'>): JobHandler {
  return { kind: 'purge-write-ahead-log', every: HOUR, run: () => truncateLog() }
}
