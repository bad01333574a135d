import { nepalDay } from '../../../contract/calendar/nepal-day.ts'
import { fillIn, textsIn } from '../../../contract/catalogue.ts'
import { LINK_DAYS, CONFIRM_PATH } from '../contract/confirmed-entities.ts'
import type { RecordOwner } from '../contract/record-health.ts'
import { kindOf } from '../../../contract/kinds/index.ts'
import { localePath } from '../../../contract/page-locales.ts'
import { note } from '../../../server/core/audit/audit.ts'
import { findContentItem, type ContentItem, type ItemKey } from '../../../server/core/content/store/content-items.ts'
import type { RouteDeps } from '../../../server/core/feature.ts'
import { escapeHtml, nameOfFirm, oneLine, sentencesMail, whenForStaff } from '../../../server/core/mail/mail-text.ts'
import type { MailTemplate } from '../../../server/core/mail/templates.ts'
import { CLOCK_DIFFERENCE, DAY, HOUR, ago } from '../../../server/core/process/durations.ts'
import { inTurn } from '../../../server/core/store/engine.ts'
import { raiseContentRevision } from '../../../server/core/store/revision.ts'
import type { Db } from '../../../server/core/store/schema.ts'
import { ask, confirmationTokenOf, hashOf, isSigned } from './ask-owners.ts'
import { findConfirmation, putConfirmation } from '../../../server/core/content/record-checks.ts'
import { findRequest, type RequestRow } from './confirmation-store.ts'
import catalogue from './mail-words.json' with { type: 'json' }
import { healthSettings, listTitles, ownerOf } from './record-health.ts'

/** A link's worth. `changed`: the record has another owner since; `gone`: it is no longer published. */
export type Opened = { state: 'open'; request: RequestRow; item: ContentItem; owner: RecordOwner } | Refused
export type Refused =
  | { state: 'expired'; request: RequestRow }
  | { state: 'used'; request: RequestRow }
  | { state: 'changed' | 'gone' | 'unknown' }

/** Reads only: programs open links in mails too. */
export async function openRequest(db: Db, token: string, { secret, now }: { secret: string; now: Date }) {
  const request = await findRequest(db, 'token_hash', hashOf(token))
  return request && isSigned(secret, request) ? checkRequest(db, request, now) : { state: 'unknown' as const }
}

async function checkRequest(db: Db, request: RequestRow, now: Date): Promise<Opened> {
  const item = await findContentItem(db, request.entity, request.item_id)
  if (item?.state !== 'published') return { state: 'gone' }
  const owner = ownerOf(await findConfirmation(db, request), await healthSettings.read(db))
  if (owner?.email !== request.email) return { state: 'changed' }
  if (request.used_at !== null) return { state: 'used', request }
  const age = now.getTime() - Date.parse(request.asked_at)
  // A later time dates from before the clock was set back.
  if (age > LINK_DAYS * DAY || age < -CLOCK_DIFFERENCE) return { state: 'expired', request }
  return { state: 'open', request, item, owner }
}

export type AnswerDeps = Pick<RouteDeps, 'db' | 'secret' | 'now' | 'wakeJobs'>

/** @param correction what is not right; undefined: still true @returns why it does not count; undefined: it does */
export function answerRequest(
  { db, secret, now }: AnswerDeps,
  token: string,
  { correction, address }: { correction: string | undefined; address: string | undefined },
): Promise<Refused | undefined> {
  return inTurn(db, [`confirmation ${hashOf(token)}`], async (tx) => {
    const time = now()
    const at = time.toISOString()
    const opened = await openRequest(tx, token, { secret, now: time })
    if (opened.state !== 'open') return opened
    const { request, owner, item } = opened
    const answer = correction === undefined ? 'confirmed' : 'corrected'
    await tx.updateTable('confirmation_request').set({ used_at: at, answer }).where('id', '=', request.id).execute()
    const key = { entity: request.entity, item_id: request.item_id }
    if (correction === undefined) await markChecked(tx, key, owner.name, time)
    else {
      const row = { ...key, text: correction, name: owner.name, email: owner.email, created_at: at }
      await tx.insertInto('confirmation_correction').values(row).execute()
    }
    const actor = { id: null, email: owner.email, address }
    const action = correction === undefined ? 'confirm' : 'correct'
    await note(tx, actor, time, { action, entity: request.entity, id: request.item_id, label: item.title })
    return undefined
  })
}

/** Counts what an editor has corrected as checked by its owner, too. */
export async function markChecked(tx: Db, key: ItemKey, checked_by: string, now: Date): Promise<void> {
  await putConfirmation(tx, key, { checked_on: nepalDay(now), checked_by, wanted_at: null })
  // Pages name the month of the check.
  await raiseContentRevision(tx)
}

/** Mails a new link to the owner of the same record, at most once an hour. @returns whether it did */
export async function renewRequest({ wakeJobs, ...deps }: AnswerDeps, request: RequestRow): Promise<boolean> {
  const last = (await findConfirmation(deps.db, request))?.asked_at ?? ''
  if (last > ago(deps.now(), HOUR)) return false
  const { asked } = await ask({ ...deps, origin: request.origin }, [request])
  if (asked > 0) wakeJobs()
  return asked > 0
}

/** Asks the owner of a record whether it is still true, in their language. */
export const confirmationMail: MailTemplate = {
  label: 'Is a record still true?',
  async compose(db, { about }, { secret, now }) {
    const found = await findRequest(db, 'id', about)
    const opened = found && (await checkRequest(db, found, now))
    // Where the secret was changed since, the link would lead nowhere.
    if (opened?.state !== 'open' || !isSigned(secret, opened.request)) return undefined
    const { request, owner } = opened
    const locale = owner.language
    const t = textsIn(catalogue, locale)
    const [[, title] = [0, '']] = await listTitles(db, request.entity, [request.item_id], locale)
    const { singular } = kindOf(request.entity)
    const link = request.origin + localePath(locale, `${CONFIRM_PATH}/${confirmationTokenOf(secret, request)}`)
    const end = new Date(Date.parse(request.asked_at) + LINK_DAYS * DAY).toISOString()
    const values = {
      name: oneLine(owner.name),
      firm: await nameOfFirm(db, locale),
      kind: (singular[locale] ?? singular.en).toLowerCase(),
      title: oneLine(title),
      end: await whenForStaff(db, end, locale),
    }
    const say = (text: string) => fillIn(text, values)
    const anchor = `<a href="${escapeHtml(link)}" style="display:inline-block;padding:14px 22px;background:#0b5c5f;color:#ffffff;text-decoration:none;border-radius:4px;font-weight:bold">${t.button}</a>`
    const to = { email: owner.email, locale }
    const sentences = [say(t.greeting), say(t.first), { text: link, html: anchor }, ...t.rest.map(say)]
    return sentencesMail(to, say(t.subject), sentences)
  },
}
