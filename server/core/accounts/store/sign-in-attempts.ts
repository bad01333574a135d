import type { Insertable, Kysely, Selectable } from 'kysely'
import type { Database } from '../../store/schema.ts'

export type SignInAttempts = Selectable<Database['staff_sign_in_attempt']>

/** To be called in a transaction that contains the key's lock. */
export async function findAttempts(tx: Kysely<Database>, key: string): Promise<SignInAttempts | undefined> {
  return tx.selectFrom('staff_sign_in_attempt').selectAll().where('key', '=', key).executeTakeFirst()
}

export async function saveAttempts(tx: Kysely<Database>, { key, ...values }: SignInAttempts): Promise<void> {
  await tx
    .insertInto('staff_sign_in_attempt')
    .values({ key, ...values })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(values))
    .execute()
}

export async function deleteAttempts(db: Kysely<Database>, key: string): Promise<void> {
  await db.deleteFrom('staff_sign_in_attempt').where('key', '=', key).execute()
}

/** Marks an authenticator's code as used. Returns false when it was used before. */
export async function claimCode(db: Kysely<Database>, row: Insertable<Database['staff_used_code']>): Promise<boolean> {
  const claimed = await db
    .insertInto('staff_used_code')
    .values(row)
    .onConflict((conflict) => conflict.columns(['user_id', 'code_hash']).doNothing())
    .returning('user_id')
    .execute()
  return claimed.length > 0
}

/** Undoes `claimCode` for a wrong code. */
export async function releaseCode(db: Kysely<Database>, userId: string, codeHash: string): Promise<void> {
  await db.deleteFrom('staff_used_code').where('user_id', '=', userId).where('code_hash', '=', codeHash).execute()
}
