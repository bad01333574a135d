import type { Kysely } from 'kysely'
import type { JobHandler } from '../jobs/handler.ts'
import type { Database } from '../store/schema.ts'
import { deleteExpired } from './store/staff.ts'
import { ago, CLOCK_DIFFERENCE, DAY, HOUR } from '../process/durations.ts'
import { SESSION_LIFETIME } from './staff-sessions.ts'

export function createSessionHandler({
  db,
  now = () => new Date(),
}: {
  db: Kysely<Database>
  now?: () => Date
}): JobHandler {
  return {
    kind: 'purge-expired-sessions',
    every: HOUR,
    async run() {
      const time = now()
      await deleteExpired(db, {
        now: time.toISOString(),
        dayAgo: ago(time, DAY),
        sessionsBefore: ago(time, SESSION_LIFETIME),
        future: ago(time, -CLOCK_DIFFERENCE),
      })
    },
  }
}
