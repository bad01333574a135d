import type { Kysely } from 'kysely'
import type { Log } from '../log.ts'
import type { Database } from '../store/schema.ts'
import { deleteExpired } from '../store/staff.ts'
import { ago, DAY } from './contact-desk.ts'

/**
 * Throws away, now and every day, sessions and links that have run out and what attempts were counted by.
 * @returns ends it
 */
export function sweepStaffDaily(db: Kysely<Database>, log: Log): () => void {
  const sweep = () => {
    const now = new Date()
    deleteExpired(db, { now: now.toISOString(), dayAgo: ago(now, DAY) }).catch((error: unknown) => log.error('Sessions that have run out are not swept', error))
  }
  const timer = setInterval(sweep, DAY).unref()
  sweep()
  return () => clearInterval(timer)
}
