import { randomBytes } from 'node:crypto'
import type { StaffRole } from '../../../contract/accounts/staff-roles.ts'
import type { OwnAccount, StaffChange, Colleague, StaffMember, StaffQuery } from '../../../contract/accounts/staff.ts'
import { EMAIL_LENGTH } from '../../../contract/limits.ts'
import type { ListAnswer } from '../../../contract/list.ts'
import { DEFAULT_LOCALE, type Locale } from '../../../contract/locale.ts'
import { EMAIL } from '../../../contract/patterns.ts'
import { LINK_LIFETIME } from '../api/staff-auth-names.ts'
import { listLastActions, note, type Actor } from '../audit/audit.ts'
import type { WriteDeps } from '../audit/writing.ts'
import { conflict, forbidden, invalid, orNotFound } from '../process/service-error.ts'
import { readPage, wholeList } from '../store/paging.ts'
import type { Db } from '../store/schema.ts'
import { checkNewPassword } from './guessable-passwords.ts'
import type { StaffAuth } from './staff-auth.ts'
import {
  deleteLinksOf,
  deleteSecondFactor,
  deleteStaffSessions,
  findStaffUser,
  findStaffUserByEmail,
  insertStaffUser,
  lockOwners,
  setStaffDisabled,
  toStaff,
  updateStaffUser,
  listStaffNames,
  listStaffUsers,
  selectStaffUsers,
  withRole,
} from './store/staff.ts'

export interface AccountDeps extends WriteDeps {
  auth: () => Promise<StaffAuth>
}

/** Adds an account without a password and returns its id. @throws ServiceError invalid, conflict */
export function addStaff({ db, actor, now }: AccountDeps, given: NewAccount): Promise<string> {
  return db.transaction().execute((tx) => addStaffIn(tx, given, actor, now()))
}

interface NewAccount {
  email: string
  name?: string | undefined
  role: StaffRole
  locale?: Locale
}

/** In a transaction of the caller. @throws ServiceError invalid, conflict */
export async function addStaffIn(tx: Db, given: NewAccount, actor: Actor, time: Date): Promise<string> {
  const email = given.email.trim().toLowerCase()
  if (!EMAIL.like.test(email) || email.length > EMAIL_LENGTH) throw invalid({ email: `Email must ${EMAIL.must.en}` })
  if (await findStaffUserByEmail(tx, email)) throw alreadyThere(email)
  const id = randomBytes(16).toString('base64url')
  const at = time.toISOString()
  await insertStaffUser(tx, {
    id,
    name: given.name?.trim() || email.split('@')[0]!,
    email,
    email_verified: 1,
    image: null,
    role: given.role,
    locale: given.locale ?? DEFAULT_LOCALE,
    disabled_at: null,
    created_at: at,
    updated_at: at,
  })
  await note(tx, actor, time, { action: 'create', entity: 'staff', id, label: `${email} (${given.role})` })
  return id
}

/** Owners cannot demote themselves, so that one remains. @throws ServiceError not_found, forbidden, conflict */
export async function changeStaff({ db, actor, now }: AccountDeps, id: string, given: StaffChange): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const owners = await lockOwners(tx)
    if (!owners.some((owner) => owner === actor.id)) throw forbidden('Only an owner may do this')
    const user = orNotFound(await findStaffUser(tx, id), 'Member of staff')
    const role = given.role === user.role ? undefined : given.role
    const isDisabled = given.disabled === (user.disabled_at !== null) ? undefined : given.disabled
    const name = given.name === user.name ? undefined : given.name
    if (id === actor.id && (role || isDisabled)) {
      throw conflict(`You cannot ${role ? 'change your own role' : 'disable your own account'}: ask another owner`)
    }
    const at = now()
    const tell = (action: string, label = user.email) => note(tx, actor, at, { action, entity: 'staff', id, label })
    if (name !== undefined || role)
      await updateStaffUser(tx, id, { ...(name !== undefined && { name }), ...(role && { role }) }, at.toISOString())
    if (name !== undefined) await tell('update', `${user.email} (${name})`)
    if (role) await tell('change-role', `${user.email} (${role})`)
    if (isDisabled === undefined) return
    await setStaffDisabled(tx, id, isDisabled ? at.toISOString() : null, at.toISOString())
    await tell(isDisabled ? 'disable' : 'enable')
  })
}

/** The audit log has names, but not languages: those matter to nobody else. */
export async function changeOwnAccount({ db, actor, now }: AccountDeps, { name, locale }: OwnAccount): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const user = orNotFound(await findStaffUser(tx, actor.id!), 'Account')
    const at = now().toISOString()
    if (locale !== undefined && locale !== user.locale) await updateStaffUser(tx, user.id, { locale }, at)
    if (name === undefined || name === user.name) return
    await updateStaffUser(tx, user.id, { name }, at)
    await note(tx, actor, now(), { action: 'update', entity: 'staff', id: user.id, label: `${user.email} (${name})` })
  })
}

export const alreadyThere = (email: string) => conflict(`There is an account for ${email} already`)

/** Resets an account and returns a token to choose a password. @throws ServiceError not_found, conflict */
export async function resetById(deps: AccountDeps, id: string): Promise<string> {
  // Someone who has taken over a session must not remove the authenticator without the password.
  if (id === deps.actor.id)
    throw conflict('You cannot reset your own account: change your password yourself, or ask another owner')
  const user = orNotFound(await findStaffUser(deps.db, id), 'Member of staff')
  refuseDisabled(user)
  await resetAccount(deps, user.email)
  return makePasswordToken(deps, user.email)
}

/** A single-use token to choose a password; the store keeps its hash. @throws ServiceError not_found, conflict */
export async function makePasswordToken(
  { db, auth, actor, now }: AccountDeps,
  email: string,
  token = randomBytes(24).toString('base64url'),
): Promise<string> {
  const user = await getUser(db, email)
  refuseDisabled(user)
  const { internalAdapter } = await (await auth()).$context
  await internalAdapter.createVerificationValue({
    identifier: `reset-password:${token}`,
    value: user.id,
    expiresAt: new Date(Date.now() + LINK_LIFETIME * 1000),
  })
  await note(db, actor, now(), { action: 'make-password-link', entity: 'staff', id: user.id, label: user.email })
  return token
}

/** Sets a password, for automation, and deletes all sessions. @throws ServiceError not_found, invalid */
export async function setPassword({ db, auth, actor, now }: AccountDeps, email: string, password: string) {
  const user = await getUser(db, email)
  await checkNewPassword(db, password, user)
  const { internalAdapter, password: passwords } = await (await auth()).$context
  const hash = await passwords.hash(password)
  if (await internalAdapter.findCredentialAccount(user.id)) await internalAdapter.updatePassword(user.id, hash)
  else
    await internalAdapter.createAccount({
      userId: user.id,
      providerId: 'credential',
      accountId: user.id,
      password: hash,
    })
  await deleteStaffSessions(db, user.id)
  await note(db, actor, now(), { action: 'set-password', entity: 'staff', id: user.id, label: user.email })
}

/** Disables or re-enables an account. @throws ServiceError not_found, conflict for the last owner */
export async function setDisabled({ db, actor, now }: AccountDeps, email: string, isDisabled: boolean): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const user = await getUser(tx, email)
    const owners = await lockOwners(tx)
    if (isDisabled && owners.length === 1 && owners[0] === user.id) {
      throw conflict(`${user.email} is the last owner: add another first`)
    }
    const at = now().toISOString()
    await setStaffDisabled(tx, user.id, isDisabled ? (user.disabled_at ?? at) : null, at)
    const action = isDisabled ? 'disable' : 'enable'
    await note(tx, actor, now(), { action, entity: 'staff', id: user.id, label: user.email })
  })
}

export async function resetAccount({ db, actor, now }: AccountDeps, email: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const user = await getUser(tx, email)
    await deleteStaffSessions(tx, user.id)
    await deleteSecondFactor(tx, user.id)
    await deleteLinksOf(tx, user.id)
    await note(tx, actor, now(), { action: 'reset', entity: 'staff', id: user.id, label: user.email })
  })
}

function refuseDisabled({ email, disabled_at }: { email: string; disabled_at: string | null }): void {
  if (disabled_at !== null) throw conflict(`The account of ${email} is disabled: enable it first`)
}

async function getUser(db: Db, email: string) {
  return orNotFound(await findStaffUserByEmail(db, email.trim().toLowerCase()), `Account of ${email.trim()}`)
}

export async function listStaff(db: Db, query: StaffQuery): Promise<ListAnswer<StaffMember>> {
  const { data, meta } = await readPage(selectStaffUsers(db, query, query), query)
  return { data: await toMembers(db, data.map(withRole)), meta }
}

export async function getStaffMember(db: Db, id: string): Promise<StaffMember> {
  const [member] = await toMembers(db, await listStaffUsers(db, [id]))
  return orNotFound(member, 'Member of staff')
}

export async function listColleagues(db: Db): Promise<ListAnswer<Colleague>> {
  const rows = await listStaffNames(db)
  return wholeList(rows.map(({ disabled_at, ...person }) => ({ ...person, canSignIn: disabled_at === null })))
}

async function toMembers(db: Db, rows: Awaited<ReturnType<typeof listStaffUsers>>): Promise<StaffMember[]> {
  const ids = rows.map(({ id }) => id)
  const actions = await listLastActions(db, ids)
  return rows.map((row) => ({
    ...toStaff(row),
    disabledAt: row.disabled_at,
    hasPassword: row.passwords > 0,
    createdAt: row.created_at,
    lastUsedAt:
      [row.seen_at, actions.get(row.id)]
        .filter((time) => typeof time === 'string')
        .toSorted()
        .at(-1) ?? null,
  }))
}
