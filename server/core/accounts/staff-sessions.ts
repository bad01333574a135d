import type { StaffSession } from '../../../contract/accounts/staff.ts'
import type { JobHandler } from '../jobs/handler.ts'
import { CLOCK_DIFFERENCE, DAY, HOUR, ago } from '../process/durations.ts'
import { notFound } from '../process/service-error.ts'
import type { Db } from '../store/schema.ts'
import { deleteExpired, deleteStaffSession, listStaffSessions } from './store/staff.ts'

const SESSION_LIFETIME = 30 * DAY

export async function listSessions(db: Db, staffId: string, currentId: string, now: Date): Promise<StaffSession[]> {
  const rows = await listStaffSessions(db, staffId, { now: now.toISOString(), since: ago(now, SESSION_LIFETIME) })
  return rows.map((row) => ({
    id: row.id,
    isCurrent: row.id === currentId,
    createdAt: row.created_at,
    usedAt: row.updated_at,
    address: row.address || null,
    userAgent: row.user_agent || null,
  }))
}

/** A session from more than a day ahead dates from before the clock was set back, and would live too long. */
export function isSessionOver(createdAt: Date, now: Date): boolean {
  const age = now.getTime() - createdAt.getTime()
  return age >= SESSION_LIFETIME || age < -DAY
}

/** @throws ServiceError not_found, also for another person's session */
export async function endSession(db: Db, staffId: string, id: string): Promise<void> {
  if (!(await deleteStaffSession(db, staffId, id))) throw notFound('Session')
}

export function createSessionHandler({ db, now = () => new Date() }: { db: Db; now?: () => Date }): JobHandler {
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
