import { randomInt } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { ContactMessage } from '../../contract/contact.ts'
import { findContactMessage, insertContactMessage } from '../store/contact-messages.ts'
import type { Database } from '../store/schema.ts'

/** Crockford's base 32: no I, L, O or U, so that a reference can be read out on the telephone. */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/**
 * Stores a visitor's message. When this has answered, the message is on disk (specification section 2; the readings).
 * @param message as the contract's schema gives it: trimmed and within its bounds
 * @returns the reference to be named when asking about the message, such as REC-7K3M9QXW
 */
export async function receiveContactMessage(
  db: Kysely<Database>,
  { name, email, subject, message }: ContactMessage,
  now: Date,
): Promise<{ reference: string }> {
  const reference = await createReference(db)
  await insertContactMessage(db, { reference, name, email, subject, message, received_at: now.toISOString() })
  return { reference }
}

async function createReference(db: Kysely<Database>): Promise<string> {
  const reference = `REC-${Array.from({ length: 8 }, () => DIGITS[randomInt(DIGITS.length)]).join('')}`
  return (await findContactMessage(db, reference)) ? createReference(db) : reference
}
