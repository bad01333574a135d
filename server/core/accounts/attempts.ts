import type { Insertable, Selectable } from 'kysely'
import { fillIn, textsIn } from '../../../contract/catalogue.ts'
import { note, type Actor, type AuditedAction } from '../audit/audit.ts'
import type { ApiParts } from '../api/router.ts'
import { nameOfFirm, sentencesMail, whenForStaff } from '../mail/mail-text.ts'
import { queueMail, type MailTemplate } from '../mail/templates.ts'
import { DAY, MINUTE, ago } from '../process/durations.ts'
import { ServiceError, tooMany } from '../process/service-error.ts'
import { changesRows, inTurn, lockKeys, writeWithoutWaiting } from '../store/engine.ts'
import type { Database, Db } from '../store/schema.ts'
import { findStaffUserByEmail, findStaffUser } from './store/staff.ts'
import catalogue from './words.json' with { type: 'json' }

type SignInAttempts = Selectable<Database['staff_sign_in_attempt']>

/** To be called in a transaction that contains the key's lock. */
async function findAttempts(tx: Db, key: string): Promise<SignInAttempts | undefined> {
  return tx.selectFrom('staff_sign_in_attempt').selectAll().where('key', '=', key).executeTakeFirst()
}

async function saveAttempts(tx: Db, { key, ...values }: SignInAttempts): Promise<void> {
  await tx
    .insertInto('staff_sign_in_attempt')
    .values({ key, ...values })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(values))
    .execute()
}

export async function deleteAttempts(db: Db, key: string): Promise<void> {
  await db.deleteFrom('staff_sign_in_attempt').where('key', '=', key).execute()
}

/** Marks an authenticator's code as used. Returns false when it was used before. */
export async function claimCode(db: Db, row: Insertable<Database['staff_used_code']>): Promise<boolean> {
  const claim = db.insertInto('staff_used_code').values(row)
  return changesRows(claim.onConflict((on) => on.columns(['user_id', 'code_hash']).doNothing()))
}

/** Undoes `claimCode` for a wrong code. */
export async function releaseCode(db: Db, userId: string, codeHash: string): Promise<void> {
  await db.deleteFrom('staff_used_code').where('user_id', '=', userId).where('code_hash', '=', codeHash).execute()
}

const FREE_FAILURES = 4
const FIRST_DELAY = MINUTE / 2
const MAX_DELAY = 15 * MINUTE
/** From this number of attempts on, the account's owner gets a mail, once a day. */
const WARNING_ATTEMPTS = 10

export type AttemptDeps = Pick<ApiParts, 'db' | 'secret' | 'now' | 'wakeJobs'>

interface Attempt {
  key: string
  email: string
  address: string | undefined
}

/** Each attempt counts as failed before its check, so that concurrent ones gain nothing. */
export async function limitAttempts<Result>(
  deps: AttemptDeps,
  attempt: Attempt,
  check: () => Promise<Result>,
): Promise<Result> {
  const before = await beginAttempt(deps, attempt)
  try {
    const result = await check()
    await deleteAttempts(deps.db, attempt.key)
    return result
  } catch (error) {
    if (isWrong(error))
      await deps.db
        .transaction()
        .execute((tx) => report(tx, deps, attempt, before.attempts + 1))
        .then((isMailed) => isMailed && deps.wakeJobs())
    else await undoAttempt(deps, before)
    throw error
  }
}

export function delayAfterFailures(failures: number): number {
  if (failures <= FREE_FAILURES) return 0
  return Math.min(MAX_DELAY, FIRST_DELAY * 2 ** (failures - FREE_FAILURES - 1))
}

/** Returns the previous count. @throws ServiceError too_many_requests */
async function beginAttempt(deps: AttemptDeps, attempt: Attempt): Promise<SignInAttempts> {
  const time = deps.now()
  const updated_at = time.toISOString()
  const count = async (tx: Db) => {
    await lockKeys(tx, [`attempts ${attempt.key}`])
    const before = await findRecent(tx, attempt.key, time)
    const rest = before.blocked_until === null ? 0 : Date.parse(before.blocked_until) - time.getTime()
    // A delay above the maximum dates from before the clock was set back.
    if (rest > 0 && rest <= MAX_DELAY) {
      await saveAttempts(tx, { ...before, attempts: before.attempts + 1, updated_at })
      return { before, rest, isMailed: await report(tx, deps, attempt, before.attempts + 1) }
    }
    const failures = before.failures + 1
    const delay = delayAfterFailures(failures)
    // Without a delay, a concurrent attempt that read its clock earlier must not count as blocked.
    const blocked_until = delay === 0 ? null : new Date(time.getTime() + delay).toISOString()
    await saveAttempts(tx, { ...before, attempts: before.attempts + 1, failures, blocked_until, updated_at })
    return { before, rest: 0, isMailed: false }
  }
  // A power cut may undo a count; waiting for the disk would let attackers block the process.
  const { before, rest, isMailed } = await writeWithoutWaiting(deps.db, (free: Db) => free.transaction().execute(count))
  if (isMailed) deps.wakeJobs()
  if (rest === 0) return before
  const minutes = Math.ceil(rest / MINUTE)
  throw tooMany(
    `Too many attempts: try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}, or have a link by mail (Forgot your password?)`,
    Math.ceil(rest / 1000),
  )
}

async function findRecent(tx: Db, key: string, time: Date): Promise<SignInAttempts> {
  const found = await findAttempts(tx, key)
  if (found && found.updated_at > ago(time, DAY) && found.updated_at <= ago(time, -DAY)) return found
  return { key, attempts: 0, failures: 0, blocked_until: null, updated_at: time.toISOString() }
}

/** Undoes a count where nothing was checked: refused by the limit per network address, or an internal error. */
async function undoAttempt({ db }: AttemptDeps, before: SignInAttempts): Promise<void> {
  await inTurn(db, [`attempts ${before.key}`], async (tx) => {
    const found = await findAttempts(tx, before.key)
    if (!found) return
    const { attempts, failures } = found
    await saveAttempts(tx, {
      ...found,
      attempts: attempts - 1,
      failures: failures - 1,
      blocked_until: before.blocked_until,
    })
  })
}

/** Logs failures 1, 5, 10 and each doubling, and mails the owner. Unknown accounts cost the same work. */
async function report(tx: Db, deps: AttemptDeps, { email, address }: Attempt, attempts: number): Promise<boolean> {
  const time = deps.now()
  const user = await findStaffUserByEmail(tx, email)
  const number = user ? attempts : await countTogether(tx, 'unknown accounts', time)
  const label = user?.email ?? 'no account'
  const entry = { action: 'sign-in-failed', entity: 'staff', ...(user && { id: user.id }), label }
  if (!(await noteMilestone(tx, stranger(address), time, number, entry))) return false
  if (!user || user.disabled_at !== null || number < WARNING_ATTEMPTS) return false
  const at = time.toISOString()
  await queueMail(tx, { kind: 'sign-in-failures', about: `${user.id} ${at.slice(0, 10)}`, at })
  return true
}

/** Forgotten after a day without one. */
export async function countTogether(tx: Db, key: string, time: Date): Promise<number> {
  await lockKeys(tx, [`attempts ${key}`])
  const found = await findRecent(tx, key, time)
  await saveAttempts(tx, { ...found, attempts: found.attempts + 1, updated_at: time.toISOString() })
  return found.attempts + 1
}

export const stranger = (address: string | undefined): Actor => ({ id: null, email: 'unknown', address })

/** Adds failures 1, 5, 10 and each doubling to the audit log. Returns whether this was one of them. */
export async function noteMilestone(tx: Db, actor: Actor, time: Date, number: number, entry: AuditedAction) {
  const isOne = number === 1 || number === 5 || (number >= 10 && Number.isInteger(Math.log2(number / 10)))
  const label = `${entry.label} (${number} ${number === 1 ? 'attempt' : 'attempts'})`
  if (isOne) await note(tx, actor, time, { ...entry, label })
  return isOne
}

function isWrong(error: unknown): boolean {
  return (
    error instanceof ServiceError &&
    (error.code === 'unauthorized' || error.fields?.['password'] !== undefined || error.fields?.['code'] !== undefined)
  )
}

export const signInMail: MailTemplate = {
  label: 'Warning of failed sign-ins, to the person whose account it is',
  /** `about` is the account and the day: one mail a day. */
  async compose(db, { about, created_at }) {
    const [userId = ''] = about.split(' ')
    const user = await findStaffUser(db, userId)
    if (!user || user.disabled_at !== null) return undefined
    const { email, locale } = user
    const t = textsIn(catalogue.attempts, locale)
    const last = await whenForStaff(db, created_at, locale)
    const values = { email, firm: await nameOfFirm(db, locale), last }
    const sentences = t.sentences.map((one) => fillIn(one, values))
    return sentencesMail(user, fillIn(t.subject, values), sentences)
  },
}
