import { MINUTE } from '../process/durations.ts'
import { ServiceError } from '../process/service-error.ts'
import type { Db } from '../store/schema.ts'
import { findStaffSession, updateProof } from './store/staff.ts'

/** How long a password, a code or a passkey shows that a session is its person's. */
const LIFETIME = 10 * MINUTE
const UNPROVEN = 'Give your password or passkey again: this needs one from the last ten minutes'

/** Signing in is a proof; sessions have the clock of better-auth. @throws ServiceError unproven */
export async function requireProof(db: Db, sessionId: string): Promise<void> {
  const session = await findStaffSession(db, sessionId)
  const age = session ? Date.now() - Date.parse(session.proven_at ?? session.created_at) : Infinity
  // A time ahead dates from before the clock was set back, and would count for too long.
  if (Math.abs(age) >= LIFETIME) throw new ServiceError('unproven', UNPROVEN)
}

export const noteProof = (db: Db, sessionId: string) => updateProof(db, sessionId, new Date().toISOString())
