import { randomBytes } from 'node:crypto'
import { sql, type Insertable, type Selectable } from 'kysely'
import type { Passkey } from '../../../../contract/accounts/passkey.ts'
import { isAtLeast, type StaffRole } from '../../../../contract/accounts/staff-roles.ts'
import type { Staff, StaffQuery } from '../../../../contract/accounts/staff.ts'
import type { Locale } from '../../../../contract/locale.ts'
import { among, changesRows, engineOf } from '../../store/engine.ts'
import { contains, searchPatterns } from '../../store/paging.ts'
import type { Database, Db } from '../../store/schema.ts'

type StaffRow = Database['staff_user']

export const withRole = <Row extends Pick<Selectable<StaffRow>, 'role' | 'writes_bids' | 'lesser_role'>>(row: Row) => ({
  ...row,
  role: (row.role === 'owner'
    ? 'owner'
    : (row.lesser_role ?? (row.writes_bids === 1 ? 'bids' : 'editor'))) as StaffRole,
})

/** @param row `withRole` */
export const toStaff = (row: Omit<Selectable<StaffRow>, 'role'> & { role: StaffRole }): Staff => ({
  id: row.id,
  name: row.name,
  email: row.email,
  role: row.role,
  locale: row.locale,
  secondFactor: row.two_factor_enabled === 1,
})

const roleColumns = (role: StaffRole) =>
  ({
    role: role === 'owner' ? 'owner' : 'editor',
    writes_bids: role === 'bids' ? 1 : 0,
    lesser_role: role === 'reader' || role === 'author' ? role : null,
  }) as const

/** The e-mail address must be in lower case. */
export async function insertStaffUser(
  db: Db,
  { role, ...row }: Omit<Insertable<StaffRow>, 'role' | 'writes_bids' | 'lesser_role'> & { role: StaffRole },
): Promise<void> {
  await db
    .insertInto('staff_user')
    .values({ ...row, ...roleColumns(role) })
    .execute()
}

/** Their first password, in the same transaction as the account; later ones are better-auth's. */
export async function insertPassword(tx: Db, { userId, hash, at }: { userId: string; hash: string; at: string }) {
  await tx
    .insertInto('staff_account')
    .values({
      id: randomBytes(16).toString('base64url'),
      user_id: userId,
      account_id: userId,
      provider_id: 'credential',
      password: hash,
      created_at: at,
      updated_at: at,
    })
    .execute()
}

export async function findStaffUserByEmail(db: Db, email: string) {
  const row = await db.selectFrom('staff_user').selectAll().where('email', '=', email).executeTakeFirst()
  return row && withRole(row)
}

export async function findStaffUser(db: Db, id: string) {
  const row = await db.selectFrom('staff_user').selectAll().where('id', '=', id).executeTakeFirst()
  return row && withRole(row)
}

const SORTS = { name: 'name', email: 'email', role: 'role', created: 'created_at' } as const

/** By their e-mail addresses. @param ids default: all */
export async function listStaffUsers(db: Db, ids?: string[]) {
  return (await selectStaffUsers(db, { ids }, { sort: 'email', order: 'asc' }).execute()).map(withRole)
}

/** Enabled owners and bid writers by their ids, in the order of their e-mail addresses. */
export async function listBidWriters(db: Db) {
  const staff = (await listStaffUsers(db)).filter((one) => one.disabled_at === null && isAtLeast(one.role, 'bids'))
  return new Map(staff.map((one) => [one.id, one]))
}

export function selectStaffUsers(
  db: Db,
  filter: Partial<Pick<StaffQuery, 'search' | 'ids'>>,
  { sort, order }: Pick<StaffQuery, 'sort' | 'order'>,
) {
  return filtered(db, filter)
    .selectAll('staff_user')
    .select([
      sql<string | null>`(select max(updated_at) from staff_session where user_id = staff_user.id)`.as('seen_at'),
      sql<number>`(select count(password) from staff_account where user_id = staff_user.id)`.as('passwords'),
    ])
    .orderBy(SORTS[sort], order)
    .$if(sort === 'role', (query) =>
      query.orderBy('writes_bids', order).orderBy((eb) => eb.fn.coalesce('lesser_role', sql.lit('')), order),
    )
    .orderBy('email', order)
}

export async function listStaffNames(db: Db) {
  return db
    .selectFrom('staff_user')
    .select(['id', 'name', 'email', 'disabled_at'])
    .orderBy('name')
    .orderBy('id')
    .execute()
}

export async function updateStaffUser(
  tx: Db,
  id: string,
  { role, ...values }: { name?: string; email?: string; role?: StaffRole; locale?: Locale },
  now: string,
): Promise<void> {
  await tx
    .updateTable('staff_user')
    .set({ ...values, ...(role && roleColumns(role)), updated_at: now })
    .where('id', '=', id)
    .execute()
}

function filtered(db: Db, { search, ids }: Partial<Pick<StaffQuery, 'search' | 'ids'>>) {
  let query = db.selectFrom('staff_user')
  if (ids) query = query.where(among(db, 'staff_user.id', ids))
  // A word has no space, so it is in one of both.
  const searched = sql<string>`staff_user.name || ' ' || staff_user.email`
  for (const pattern of searchPatterns(search ?? '')) query = query.where(contains(searched, pattern))
  return query
}

/** @param disabledAt null: enabled. Disabling also deletes sessions and links. */
export async function setStaffDisabled(tx: Db, id: string, disabledAt: string | null, now: string): Promise<void> {
  await tx.updateTable('staff_user').set({ disabled_at: disabledAt, updated_at: now }).where('id', '=', id).execute()
  if (disabledAt === null) return
  await deleteStaffSessions(tx, id)
  await deleteLinksOf(tx, id)
}

/** Invalidates password links and pending sign-ins. */
export async function deleteLinksOf(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('staff_verification').where('value', '=', userId).execute()
}

/** @param except the session that stays */
export async function deleteStaffSessions(db: Db, userId: string, except = ''): Promise<void> {
  await db.deleteFrom('staff_session').where('user_id', '=', userId).where('id', '!=', except).execute()
}

/** Valid sessions, the last used first. @param now UTC ISO text @param since only those begun later */
export async function listStaffSessions(db: Db, userId: string, { now, since }: { now: string; since: string }) {
  return db
    .selectFrom('staff_session')
    .selectAll()
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .where('created_at', '>', since)
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .execute()
}

/** Returns false without such a session of this person. */
export async function deleteStaffSession(db: Db, userId: string, id: string): Promise<boolean> {
  return changesRows(db.deleteFrom('staff_session').where('user_id', '=', userId).where('id', '=', id))
}

/** For a lost phone: its authenticator and its passkeys. */
export async function deleteSecondFactor(tx: Db, userId: string): Promise<void> {
  await tx.deleteFrom('staff_passkey').where('user_id', '=', userId).execute()
  await deleteAuthenticator(tx, userId)
}

export async function deleteAuthenticator(tx: Db, userId: string): Promise<void> {
  await tx.deleteFrom('staff_second_factor').where('user_id', '=', userId).execute()
  await tx.updateTable('staff_user').set({ two_factor_enabled: 0 }).where('id', '=', userId).execute()
}

const selectOwners = (db: Db) =>
  db.selectFrom('staff_user').select('id').where('role', '=', 'owner').where('disabled_at', 'is', null).orderBy('id')

/** Ids of enabled owners. */
export async function listOwnerIds(db: Db): Promise<string[]> {
  return (await selectOwners(db).execute()).map(({ id }) => id)
}

/** Ids of enabled owners, locked: two owners who disable each other at the same time must not leave none. */
export async function lockOwners(tx: Db): Promise<string[]> {
  // SQLite has one writer at a time.
  const owners = engineOf(tx) === 'postgres' ? selectOwners(tx).forUpdate() : selectOwners(tx)
  return (await owners.execute()).map(({ id }) => id)
}

/** Rows later than `times.future` date from before the clock was set back, and would block somebody as long. */
export async function deleteExpired(
  db: Db,
  { now, dayAgo, sessionsBefore, future }: { now: string; dayAgo: string; sessionsBefore: string; future: string },
): Promise<void> {
  await db
    .deleteFrom('staff_session')
    .where((eb) => eb.or([eb('expires_at', '<', now), eb('created_at', '<', sessionsBefore)]))
    .execute()
  await db.deleteFrom('staff_verification').where('expires_at', '<', now).execute()
  await db
    .deleteFrom('staff_rate_limit')
    .where((eb) => eb.or([eb('last_request', '<', Date.parse(dayAgo)), eb('last_request', '>', Date.parse(future))]))
    .execute()
  await db.deleteFrom('staff_password_request').where('requested_at', '<', dayAgo).execute()
  await db
    .deleteFrom('staff_sign_in_attempt')
    .where((eb) => eb.or([eb('updated_at', '<', dayAgo), eb('updated_at', '>', future)]))
    .execute()
  await db.deleteFrom('staff_used_code').where('used_at', '<', dayAgo).execute()
}

/** A person's passkeys, oldest first. */
export async function listPasskeys(db: Db, userId: string): Promise<Passkey[]> {
  return db
    .selectFrom('staff_passkey')
    .select(['id', 'name', 'created_at as createdAt'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** False without such a passkey of this person. */
export async function deletePasskey(db: Db, userId: string, id: string): Promise<boolean> {
  return changesRows(db.deleteFrom('staff_passkey').where('user_id', '=', userId).where('id', '=', id))
}
