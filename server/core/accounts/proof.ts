import { MINUTE } from '../process/durations.ts'
import { ServiceError } from '../process/service-error.ts'
import type { Db } from '../store/schema.ts'

/** How long a password, a code or a passkey shows that a session is its person's. */
const LIFETIME = 10 * MINUTE
const UNPROVEN = 'Give your password or passkey again: this needs one from the last ten minutes'

/** Signing in is a proof; sessions have the clock of better-auth. @throws ServiceError unproven */
export async function requireProof(db: Db, sessionId: string): Promise<void> {
  const session = await db.selectFrom('staff_session').selectAll().where('id', '=', sessionId).executeTakeFirst()
  const age = session ? Date.now() - Date.parse(session.proven_at ?? session.created_at) : Infinity
  // A time ahead dates from before the clock was set back, and would count for too long.
  if (Math.abs(age) >= LIFETIME) throw new ServiceError('unproven', UNPROVEN)
}

export const noteProof = (db: Db, sessionId: string) =>
  db.updateTable('staff_session').set({ proven_at: new Date().toISOString() }).where('id', '=', sessionId).execute()
