import type { Insertable, Kysely } from 'kysely'
import type { Database } from './schema.ts'

/** Puts a member of staff in. The e-mail address must be in lower case. */
export async function insertStaffUser(db: Kysely<Database>, row: Insertable<Database['staff_user']>): Promise<void> {
  await db.insertInto('staff_user').values(row).execute()
}

export async function findStaffUserByEmail(db: Kysely<Database>, email: string) {
  return db.selectFrom('staff_user').selectAll().where('email', '=', email).executeTakeFirst()
}

export async function findStaffUser(db: Kysely<Database>, id: string) {
  return db.selectFrom('staff_user').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Everybody who may or might sign in, by e-mail address, with whether they have chosen a password. */
export async function listStaffUsers(db: Kysely<Database>) {
  return db
    .selectFrom('staff_user')
    .selectAll('staff_user')
    .select((eb) =>
      eb
        .selectFrom('staff_account')
        .whereRef('staff_account.user_id', '=', 'staff_user.id')
        .where('staff_account.password', 'is not', null)
        .select((inner) => inner.fn.countAll<number>().as('passwords'))
        .$asScalar()
        .$notNull()
        .as('passwords'),
    )
    .orderBy('email')
    .execute()
}

/** @param disabledAt since when they may not sign in; null: they may. Whoever may not is signed out everywhere. */
export async function setStaffDisabled(tx: Kysely<Database>, id: string, disabledAt: string | null, now: string): Promise<void> {
  await tx.updateTable('staff_user').set({ disabled_at: disabledAt, updated_at: now }).where('id', '=', id).execute()
  if (disabledAt !== null) await deleteStaffSessions(tx, id)
}

/** Signs somebody out everywhere. */
export async function deleteStaffSessions(db: Kysely<Database>, userId: string): Promise<void> {
  await db.deleteFrom('staff_session').where('user_id', '=', userId).execute()
}

/** The sessions of one person that have not run out, the last used first. */
export async function listStaffSessions(db: Kysely<Database>, userId: string, now: string) {
  return db
    .selectFrom('staff_session')
    .selectAll()
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .execute()
}

/** @returns whether there was such a session of this person */
export async function deleteStaffSession(db: Kysely<Database>, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('staff_session').where('user_id', '=', userId).where('id', '=', id).executeTakeFirst()
  return numDeletedRows > 0n
}

/** Takes the authenticator from somebody who has lost it. */
export async function deleteSecondFactor(tx: Kysely<Database>, userId: string): Promise<void> {
  await tx.deleteFrom('staff_second_factor').where('user_id', '=', userId).execute()
  await tx.updateTable('staff_user').set({ two_factor_enabled: 0 }).where('id', '=', userId).execute()
}

/** How many people can sign in as owners. */
export async function countOwners(db: Kysely<Database>): Promise<number> {
  const { rows } = await db
    .selectFrom('staff_user')
    .select((eb) => eb.fn.countAll<number>().as('rows'))
    .where('role', '=', 'owner')
    .where('disabled_at', 'is', null)
    .executeTakeFirstOrThrow()
  return rows
}
