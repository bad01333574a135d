import type { Kysely } from 'kysely'
import type { Log } from '../../log.ts'
import type { Database } from '../../store/schema.ts'
import { deleteExpired } from '../../store/staff.ts'
import { ago, CLOCK_DIFFERENCE, DAY, HOUR } from '../durations.ts'
import { SESSION_LIFETIME } from './staff-sessions.ts'

/**
 * Deletes, now and every hour, sessions, links and codes that are no longer valid, and what attempts were counted by.
 * @returns ends it
 */
export function sweepStaffHourly(db: Kysely<Database>, log: Log): () => void {
  const sweep = () => {
    const now = new Date()
    deleteExpired(db, {
      now: now.toISOString(),
      dayAgo: ago(now, DAY),
      sessionsBefore: ago(now, SESSION_LIFETIME),
      future: ago(now, -CLOCK_DIFFERENCE),
    }).catch((error: unknown) => log.error('Sessions that have run out are not swept', error))
  }
  const timer = setInterval(sweep, HOUR).unref()
  sweep()
  return () => clearInterval(timer)
}
