import { hostname } from 'node:os'
import type { Selectable } from 'kysely'
import { fillIn, textsIn } from '../../contract/catalogue.ts'
import { listOwnerIds, findStaffUser } from '../core/accounts/store/staff.ts'
import type { JobDeps } from '../core/feature.ts'
import type { JobHandler } from '../core/jobs/handler.ts'
import { escapeHtml, nameOfFirm, oneLine, sentencesMail, whenForStaff } from '../core/mail/mail-text.ts'
import { queueMail, type MailTemplate } from '../core/mail/templates.ts'
import { ago, DAY, MINUTE } from '../core/process/durations.ts'
import { changesRows } from '../core/store/engine.ts'
import { countRows } from '../core/store/paging.ts'
import type { Db, Database } from '../core/store/schema.ts'
import { createCertificateReader, isEnding } from './certificate.ts'
import type { Health } from './health.ts'
import catalogue from './words.json' with { type: 'json' }

/** More than the tenth of the disk at which the alert begins: it must not begin and end all the time. */
const ENOUGH_DISK = 0.12
const PAST_ALERTS_KEPT = 90 * DAY

type AlertJobDeps = Pick<JobDeps, 'db' | 'readHealth' | 'log' | 'now'> & {
  /** Undefined: the site has none. */
  readCertificateEnd: () => Promise<Date | undefined>
}

/** A fault; null: there is none; undefined: not known at the moment. */
type Finding = AlertKey & { kind: AlertKind; fault: string | null | undefined }

/**
 * Tells owners by mail what needs them: once when it begins, and once when it is over. The alerts are rows of the store,
 * written with the end of the job, so that one of all processes tells.
 */
export function createAlertHandler({ db, readHealth, readCertificateEnd, log, now }: AlertJobDeps): JobHandler {
  const readEnd = createCertificateReader(readCertificateEnd, { log, now })

  async function find(): Promise<Finding[]> {
    const [{ checks }, schedules, end] = await Promise.all([readHealth(), countFailedSchedules(db), readEnd()])
    const ending = end && (isEnding(end, now()) ? `It ends on ${end.toISOString().slice(0, 10)}` : null)
    return [
      { kind: 'mail', subject: '', fault: faultOf(checks.mails) },
      // Each machine has a disk of its own.
      { kind: 'disk', subject: hostname(), fault: judgeDisk(checks.disk) },
      { kind: 'backup', subject: '', fault: faultOf(checks.backup) },
      { kind: 'certificate', subject: '', fault: ending },
      { kind: 'schedule', subject: '', fault: schedules > 0 ? `${schedules} schedules failed` : null },
    ]
  }

  async function store(tx: Db, changes: Finding[]): Promise<void> {
    const at = now().toISOString()
    const owners = await listOwnerIds(tx)
    for (const { kind, subject, fault } of changes) {
      const key = { kind, subject }
      const began = typeof fault === 'string' && (await insertAlert(tx, { ...key, fault, began_at: at }))
      const ended = fault === null ? await endAlert(tx, key, at) : undefined
      if (!began && !ended) continue
      const name = subject === '' ? kind : `${kind} (${subject})`
      if (began) log.error(`Alert: ${name}: ${fault}`)
      else log.info(`Alert is over: ${name}`)
      const event = [kind, began ? 'began' : 'ended', ended?.began_at ?? at]
      for (const owner of owners)
        await queueMail(tx, { kind: 'alert', about: [...event, owner, subject].join(' '), at })
    }
  }

  return {
    kind: 'alerts',
    every: MINUTE,
    startDelay: MINUTE,
    async run() {
      const [found, known] = await Promise.all([find(), listAlerts(db)])
      const isKnown = (key: AlertKey) => known.some(({ kind, subject }) => kind === key.kind && subject === key.subject)
      const changes = found.filter((finding) =>
        isKnown(finding) ? finding.fault === null : typeof finding.fault === 'string',
      )
      const end = { state: 'queued', dueAt: new Date(now().getTime() + MINUTE).toISOString() } as const
      return changes.length === 0 ? end : { ...end, write: (tx) => store(tx, changes) }
    },
  }
}

function faultOf({ status, fault }: Health['checks']['mails']): string | null | undefined {
  if (status === 'unavailable') return undefined
  return fault ?? null
}

function judgeDisk({ fault, freeBytes, totalBytes }: Health['checks']['disk']): string | null | undefined {
  if (freeBytes === undefined || totalBytes === undefined) return undefined
  if (fault !== undefined) return fault
  return freeBytes > totalBytes * ENOUGH_DISK ? null : undefined
}

type AlertKind = keyof typeof catalogue.kinds

/** `about` is the kind, began or ended, the time when it began, the account that gets the mail, and the subject. */
export const alertMail: MailTemplate = {
  label: 'Alert about the server, to an owner',
  async compose(db, { about, created_at }) {
    const [kind = '', state = '', since = '', owner = '', ...subject] = about.split(' ')
    const user = await findStaffUser(db, owner)
    if (!user || user.disabled_at !== null || !Object.hasOwn(catalogue.kinds, kind)) return undefined
    const { locale } = user
    const t = textsIn(catalogue, locale)
    const { title, advice } = t.kinds[kind as AlertKind]
    const place = subject.join(' ')
    const name = oneLine(`${title}${place && ` (${place})`}`)
    const over = fillIn(t.over, { title: name })
    const ofKind = db.selectFrom('alert').selectAll().where('kind', '=', kind)
    const alert = await ofKind.where('subject', '=', place).executeTakeFirst()
    const hasBegun = state === 'began'
    const began = await whenForStaff(db, since, locale)
    const paragraphs = hasBegun
      ? [fillIn(t.since, { title: name, time: began }), ...reasonOf(alert, since), advice]
      : [fillIn(t.lasted, { title: over, from: began, until: await whenForStaff(db, created_at, locale) })]
    const headline = `${await nameOfFirm(db, locale)}: ${hasBegun ? name : over}`
    return sentencesMail(user, headline, paragraphs)
  },
}

/** The health check's words, in English, unless they are about another time. */
function reasonOf(alert: Alert | undefined, since: string) {
  if (alert?.began_at !== since) return []
  const text = oneLine(alert.fault)
  return [{ text, html: `<span lang="en">${escapeHtml(text)}</span>` }]
}

export type Alert = Selectable<Database['alert']>
type PastAlert = Selectable<Database['past_alert']>
type AlertKey = Pick<Alert, 'kind' | 'subject'>

export async function listAlerts(db: Db): Promise<Alert[]> {
  return db.selectFrom('alert').selectAll().orderBy('began_at').execute()
}

/** Returns false if it is known already. */
export async function insertAlert(tx: Db, alert: Alert): Promise<boolean> {
  const insert = tx.insertInto('alert').values(alert)
  return changesRows(insert.onConflict((conflict) => conflict.columns(['kind', 'subject']).doNothing()))
}

/** Moves an alert to those that are over, and returns it. */
export async function endAlert(tx: Db, { kind, subject }: AlertKey, at: string): Promise<Alert | undefined> {
  const open = tx.deleteFrom('alert').where('kind', '=', kind).where('subject', '=', subject)
  const ended = await open.returningAll().executeTakeFirst()
  const past = ended && { ...ended, ended_at: at }
  if (past) await tx.insertInto('past_alert').values(past).execute()
  return ended
}

/** The last to end comes first. */
export async function listPastAlerts(db: Db, limit: number): Promise<PastAlert[]> {
  const past = db.selectFrom('past_alert').selectAll().orderBy('ended_at', 'desc').orderBy('id', 'desc')
  return past.limit(limit).execute()
}

export function createAlertPurge({ db, now }: Pick<AlertJobDeps, 'db' | 'now'>): JobHandler {
  const remove = (before: string) => db.deleteFrom('past_alert').where('ended_at', '<', before).execute()
  return { kind: 'purge-past-alerts', every: DAY, run: async () => void (await remove(ago(now(), PAST_ALERTS_KEPT))) }
}

/** Schedules of content that failed and wait for a person. */
async function countFailedSchedules(db: Db): Promise<number> {
  return countRows(
    db
      .selectFrom('content_item')
      .where((eb) => eb.or([eb('schedule_fault', 'is not', null), eb('unpublish_fault', 'is not', null)]))
      .where('state', '!=', 'trash'),
  )
}
