import type { Kysely } from 'kysely'
import type { StaffSession } from '../../contract/staff.ts'
import type { Database } from '../store/schema.ts'
import { deleteStaffSession, listStaffSessions } from '../store/staff.ts'
import { notFound } from './service-error.ts'

/** Where somebody is signed in, the last used first. */
export async function listSessions(db: Kysely<Database>, staffId: string, currentId: string, now: Date): Promise<StaffSession[]> {
  const rows = await listStaffSessions(db, staffId, now.toISOString())
  return rows.map((row) => ({
    id: row.id,
    isCurrent: row.id === currentId,
    createdAt: row.created_at,
    usedAt: row.updated_at,
    address: row.address || null,
    userAgent: row.user_agent || null,
  }))
}

/** Signs somebody out in one place. @throws ServiceError not_found, for somebody else's session as well */
export async function endSession(db: Kysely<Database>, staffId: string, id: string): Promise<void> {
  if (!(await deleteStaffSession(db, staffId, id))) throw notFound('Session')
}
