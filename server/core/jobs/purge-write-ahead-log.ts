import { HOUR } from '../process/durations.ts'
import type { Store } from '../store/store.ts'
import type { JobHandler } from './handler.ts'

/** So that deleted rows disappear from SQLite's write-ahead log too. */
export function createLogHandler({ truncateLog }: Pick<Store, 'truncateLog'>): JobHandler {
  return { kind: 'purge-write-ahead-log', every: HOUR, run: () => truncateLog() }
}
