import { createHmac } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { Database, Db } from '../../store/schema.ts'

/** Derived from the request's id and the secret, so that neither outbox nor backup reveals it. */
export function passwordTokenOf(secret: string, requestId: string): string {
  return createHmac('sha256', secret).update(`password link ${requestId}`).digest('base64url')
}

export async function insertPasswordRequest(
  tx: Db,
  row: Insertable<Database['staff_password_request']>,
): Promise<void> {
  await tx.insertInto('staff_password_request').values(row).execute()
}

export async function findPasswordRequest(db: Db, id: string) {
  return db.selectFrom('staff_password_request').selectAll().where('id', '=', id).executeTakeFirst()
}

/** When the nth newest request of a window came. @param after exclusive @param until inclusive, UTC ISO texts */
export async function findNthRequest(
  db: Db,
  {
    nth,
    after,
    until,
    ...of
  }: { nth: number; after: string; until: string } & ({ sender: string } | { email_hash: string }),
): Promise<string | undefined> {
  const query = db
    .selectFrom('staff_password_request')
    .select('requested_at')
    .where('requested_at', '>', after)
    .where('requested_at', '<=', until)
  const row = await (
    'sender' in of ? query.where('sender', '=', of.sender) : query.where('email_hash', '=', of.email_hash)
  )
    .orderBy('requested_at', 'desc')
    .limit(1)
    .offset(nth - 1)
    .executeTakeFirst()
  return row?.requested_at
}
