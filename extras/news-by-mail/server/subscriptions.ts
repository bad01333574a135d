import { createHmac } from 'node:crypto'
import { CsvError, parse } from 'csv-parse/sync'
import { z } from 'zod'
import { nepalDay } from '../../../contract/calendar/nepal-day.ts'
import type { Locale } from '../../../contract/locale.ts'
import { note } from '../../../server/core/audit/audit.ts'
import { pseudonymizeEmail } from '../../../server/core/accounts/secret.ts'
import type { WriteDeps } from '../../../server/core/audit/writing.ts'
import { queueMail } from '../../../server/core/mail/templates.ts'
import { ago, DAY } from '../../../server/core/process/durations.ts'
import { isSameText } from '../../../server/core/process/same-text.ts'
import { orNotFound } from '../../../server/core/process/service-error.ts'
import { inTurn } from '../../../server/core/store/engine.ts'
import type { Db } from '../../../server/core/store/schema.ts'
import { addressSchema, type ImportedSubscribers, type ImportSubscribers } from '../contract/news-by-mail.ts'
import layout from './list-layout.json' with { type: 'json' }
import { findSubscriber, selectPeople, updateSubscriber, type SubscriberRow } from './store.ts'

/** A link to confirm is good for so long; then the address is deleted. */
export const CONFIRM_WITHIN = 7 * DAY
/** Addresses of those who have left are deleted after so long; a keyed hash of each stays. */
const LEFT_KEPT = 30 * DAY

const ISO_DAY = z.iso.date()

/** Of the links in mails: the store alone cannot reveal it. @returns such as 12.f3bT… */
export function tokenOf(secret: string, to: 'confirm' | 'leave', { id, email, asked_at }: SubscriberRow): string {
  const of = `news-by-mail ${to} ${id} ${email} ${to === 'confirm' ? asked_at : ''}`
  return `${id}.${createHmac('sha256', secret).update(of).digest('base64url')}`
}

async function findByToken(db: Db, secret: string, to: 'confirm' | 'leave', token: string) {
  const id = Number(/^\d{1,15}(?=\.)/.exec(token)?.[0])
  const found = Number.isSafeInteger(id) ? await findSubscriber(db, 'id', id) : undefined
  return found && isSameText(token, tokenOf(secret, to, found)) ? found : undefined
}

/**
 * Mails a link to confirm, at most once a day; to a member nothing. The answer must not depend on it: it would tell who is
 * on the list. @param email in lower case
 */
export function signUp(db: Db, { email, locale }: { email: string; locale: Locale }, now: Date): Promise<void> {
  const at = now.toISOString()
  return inTurn(db, [`subscriber ${email}`], async (tx) => {
    const known = await findSubscriber(tx, 'email', email)
    if (known?.state === 'active' || (known?.asked_at && known.asked_at > ago(now, DAY))) return
    const asked = { locale, state: 'pending' as const, asked_at: at }
    if (known) await updateSubscriber(tx, known.id, { ...asked, refusals: 0 })
    const row = { ...asked, email, consent: '', created_at: at }
    const id = known?.id ?? (await tx.insertInto('subscriber').values(row).returning('id').executeTakeFirstOrThrow()).id
    await queueMail(tx, { kind: 'news-by-mail-link', about: `${id} ${at}`, at })
  })
}

/** `isPressed` false: a link is only looked at. */
type Following = { secret: string; now: Date; isPressed: boolean }

/** Whether a link can be followed; a second time it changes nothing. */
export async function confirm(db: Db, token: string, { secret, now, isPressed }: Following) {
  const found = await findByToken(db, secret, 'confirm', token)
  if (!found || found.state === 'left') return 'unknown'
  if (found.state !== 'pending') return 'confirmed'
  if (found.asked_at! < ago(now, CONFIRM_WITHIN)) return 'expired'
  const values = { state: 'active', consent: 'site', consented_at: now.toISOString(), left_at: null } as const
  if (isPressed)
    await db.transaction().execute(async (tx) => {
      await updateSubscriber(tx, found.id, values)
      await tx.deleteFrom('subscriber').where('email', '=', pseudonymizeEmail(secret, found.email)).execute()
    })
  return 'confirmed'
}

/** @returns the language of the person; undefined for a wrong link */
export async function leave(db: Db, token: string, { secret, now, isPressed }: Following) {
  const found = await findByToken(db, secret, 'leave', token)
  if (isPressed && found && found.state !== 'left')
    await updateSubscriber(db, found.id, { state: 'left', left_at: now.toISOString() })
  return found?.locale
}

/** Addresses that were never confirmed, or have left. */
export async function purgeSubscribers(db: Db, secret: string, now: Date): Promise<void> {
  const old = (state: 'pending' | 'left', column: 'asked_at' | 'left_at', before: string) =>
    selectPeople(db).where('state', '=', state).where(column, '<', before).execute()
  const pending = await old('pending', 'asked_at', ago(now, CONFIRM_WITHIN + DAY))
  for (const row of [...pending, ...(await old('left', 'left_at', ago(now, LEFT_KEPT)))]) await forget(db, secret, row)
}

/** Deletes an address. Of somebody who has left, a keyed hash stays, so that no import adds them. */
async function forget(db: Db, secret: string, { id, email, left_at }: SubscriberRow): Promise<void> {
  const hashed = { email: pseudonymizeEmail(secret, email), consent: '', asked_at: null, consented_at: null }
  if (left_at === null) await db.deleteFrom('subscriber').where('id', '=', id).execute()
  else await updateSubscriber(db, id, { ...hashed, state: 'left' })
}

/** Also while they ask for a link again: only a confirmation takes it back. */
async function hasLeftHere(tx: Db, secret: string, email: string, known: SubscriberRow | undefined): Promise<boolean> {
  const isNew = !known || known.state === 'pending'
  return !!(known?.left_at ?? (isNew && (await findSubscriber(tx, 'email', pseudonymizeEmail(secret, email)))))
}

type Deps = WriteDeps & { secret: string }

/** In the words of the programs that send such mails: the person gets none there. */
const LEFT_ELSEWHERE = /^(unsubscribed|cleaned|bounced|complained|spam|junk|blocked|blocklisted|suppressed|inactive)$/i
const BETWEEN_ADDRESSES = /[\s<>"'(),;:]+/

/** Lines of a table, with quotation marks or without, or of a letter's receivers: `Maya Rai <maya@example.org>; …`. */
function readLines(text: string) {
  const read = (quote: '"' | false) =>
    parse(text, { ...layout, quote }) as unknown as { info: { lines: number }; raw: string; record: string[] }[]
  try {
    return read('"')
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    // A quotation mark that is not closed.
    return read(false)
  }
}

/**
 * Adds the addresses of a list whose people have agreed elsewhere, in whichever column they are. A day such as 2026-11-29 in
 * another column, alone or before a time, is when they agreed. Nobody who has left is added, here or where the list is from.
 */
export function importSubscribers({ db, actor, now, secret }: Deps, given: ImportSubscribers) {
  const { text, firstLine, consent, locale } = given
  const time = now()
  const at = time.toISOString()
  const result: ImportedSubscribers = { added: 0, known: 0, left: 0, faults: [] }
  return db.transaction().execute(async (tx) => {
    for (const [index, { info, raw, record }] of readLines(text).entries()) {
      const cells = record.map((cell) => cell.trim())
      if (cells.every((cell) => cell === '')) continue
      const parts = cells.flatMap((cell) => cell.split(BETWEEN_ADDRESSES)).filter((part) => part.includes('@'))
      const found = parts.map((part) => addressSchema.safeParse(part).data)
      const isHeading = index === 0 && firstLine === 1 && !raw.includes('@')
      if (found.includes(undefined) || (found.length === 0 && !isHeading))
        result.faults.push({ line: info.lines + firstLine - 1, text: raw.trim().slice(0, 100) })
      const days = cells.map((cell) => cell.slice(0, 10)).filter((cell) => ISO_DAY.safeParse(cell).success)
      const consented_at = days.find((day) => day <= nepalDay(time)) ?? at
      const hasLeft = cells.some((cell) => LEFT_ELSEWHERE.test(cell))
      for (const email of new Set(found.filter((one) => one !== undefined))) {
        const row = { email, locale, state: 'active' as const, consent, consented_at, created_at: at }
        const known = await findSubscriber(tx, 'email', email)
        if (hasLeft || (await hasLeftHere(tx, secret, email, known))) result.left += 1
        else if (known && known.state !== 'pending') result.known += 1
        else {
          if (known) await updateSubscriber(tx, known.id, row)
          else await tx.insertInto('subscriber').values(row).execute()
          result.added += 1
        }
      }
    }
    const label = `${result.added} addresses: ${consent}`
    if (result.added > 0) await note(tx, actor, time, { action: 'import', entity: 'news-by-mail', label })
    return result
  })
}

/** On the request of the person. @throws ServiceError not_found */
export function removeSubscriber({ db, actor, now, secret }: Deps, id: number): Promise<{ id: number }> {
  return db.transaction().execute(async (tx) => {
    const row = await selectPeople(tx).where('id', '=', id).executeTakeFirst()
    await forget(tx, secret, orNotFound(row, 'Subscriber'))
    // Without the address, which is gone.
    await note(tx, actor, now(), { action: 'delete', entity: 'news-by-mail', id, label: 'an address' })
    return { id }
  })
}
