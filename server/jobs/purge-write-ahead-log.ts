import { HOUR } from '../services/durations.ts'
import type { Store } from '../store/store.ts'
import type { JobHandler } from './handler.ts'

/** Empties SQLite's write-ahead log hourly, so that deleted rows are gone from it too. */
export function createLogHandler({ truncateLog }: Pick<Store, 'truncateLog'>): JobHandler {
  return { kind: 'purge-write-ahead-log', every: HOUR, run: () => truncateLog() }
}
