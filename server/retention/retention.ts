import { sql, type ExpressionBuilder } from 'kysely'
import { TRASH_DAYS } from '../../contract/limits.ts'
import { note } from '../core/audit/audit.ts'
import { deleteOldVersions } from '../core/content/version-retention.ts'
import type { JobHandler } from '../core/jobs/handler.ts'
import { deleteOldMails, selectOldMails } from '../core/mail/mail-store.ts'
import { ago, DAY, HOUR, monthsAgo } from '../core/process/durations.ts'
import type { Log } from '../core/process/log.ts'
import { countRows } from '../core/store/paging.ts'
import type { Db, Database } from '../core/store/schema.ts'
import { deleteEnquiries, type EnquirySettings } from '../enquiries/public.ts'

/** Days to keep personal data; 0: forever. The privacy page (content/pages/privacy.html) names the defaults. */
type RetentionSettings = Record<'enquiriesMonths' | 'quarantineDays' | 'mailsDays' | 'auditMonths', number>

export interface RetentionDeps extends Pick<EnquirySettings, 'deleteMailFiles'> {
  db: Db
  kept: RetentionSettings
  log: Log
  now?: () => Date
}

type Counts = Record<'messages' | 'mails' | 'audit', number>

/** Rows per transaction, so that others do not wait for long. */
const BATCH = 200

/** Starts an hour after the announcement, so that a wrong clock or setting can be corrected in time. */
export function createRetentionHandler(deps: RetentionDeps): JobHandler {
  return {
    kind: 'retention',
    every: HOUR,
    startDelay: HOUR,
    async run() {
      await deleteOldRecords(deps)
      await deleteOldVersions(deps)
    },
  }
}

/** Logs how much the next run would delete. */
export async function announceOldRecords({
  db,
  kept,
  log,
  now = () => new Date(),
}: Omit<RetentionDeps, 'deleteMailFiles'>): Promise<void> {
  const old = await countOldRecords(db, timesOf(kept, now()))
  const said = say(old)
  if (said)
    log.info(
      `Retention: older than the settings keep them, and deleted in an hour: ${said} (docs/operations.md, "How long data is kept")`,
    )
}

/** Counts deleted enquiries in the audit log. @throws when mail files cannot be deleted; their rows then stay */
export async function deleteOldRecords(deps: RetentionDeps): Promise<Counts> {
  const { db, kept, log, now = () => new Date() } = deps
  const { messages, mails, audit } = timesOf(kept, now())
  const deleted = { messages: 0, mails: 0, audit: 0 }
  for (const old of messages) deleted.messages += await repeat(() => deleteMessages(deps, old, now()))
  if (mails !== undefined) deleted.mails = await repeat(() => deleteMails(deps, mails))
  if (audit !== undefined) deleted.audit = await repeat(() => deleteAuditEntries(db, audit))
  const said = say(deleted)
  if (said) log.info(`Retention: deleted ${said}`)
  return deleted
}

const IN = { all: ', received', quarantined: ' in quarantine, received', trash: ' in the trash, moved there' }

function deleteMessages({ db, deleteMailFiles }: RetentionDeps, old: OldEnquiries, now: Date): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const found = tx
      .selectFrom('contact_message')
      .select('id')
      .where((eb) => isOld(eb, old))
    const { messages, mails } = await deleteEnquiries(tx, sql`id in ${found.orderBy('received_at').limit(BATCH)}`)
    const count = messages.length
    if (count === 0) return 0
    const label = `${count} ${count === 1 ? 'enquiry' : 'enquiries'}${IN[old.state ?? 'all']} before ${old.before.slice(0, 10)}`
    const actor = { id: null, email: 'retention', address: undefined }
    await note(tx, actor, now, { action: 'delete', entity: 'message', label })
    // An error here deletes nothing, so it can be retried.
    await deleteMailFiles(mails)
    return count
  })
}

function deleteMails({ db, deleteMailFiles }: RetentionDeps, before: string): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const mails = await deleteOldMails(tx, before, BATCH)
    await deleteMailFiles(mails)
    return mails.length
  })
}

async function deleteAuditEntries(db: Db, before: string): Promise<number> {
  const old = db.selectFrom('audit_entry').select('id').where('at', '<', before).orderBy('at').limit(BATCH)
  return (await db.deleteFrom('audit_entry').where('id', 'in', old).returning('id').execute()).length
}

async function repeat(deleteBatch: () => Promise<number>): Promise<number> {
  for (let total = 0; ;) {
    const count = await deleteBatch()
    total += count
    if (count < BATCH) return total
  }
}

function timesOf({ enquiriesMonths, quarantineDays, mailsDays, auditMonths }: RetentionSettings, now: Date) {
  const daysAgo = (days: number) => (days === 0 ? undefined : ago(now, days * DAY))
  const enquiries = monthsAgo(now, enquiriesMonths)
  const quarantine = daysAgo(quarantineDays)
  const messages: OldEnquiries[] = [
    ...(enquiries === undefined ? [] : [{ before: enquiries }]),
    ...(quarantine === undefined ? [] : [{ before: quarantine, state: 'quarantined' as const }]),
    { before: ago(now, TRASH_DAYS * DAY), state: 'trash' },
  ]
  return { messages, mails: daysAgo(mailsDays), audit: monthsAgo(now, auditMonths) }
}

function say({ messages, mails, audit }: Counts): string {
  const parts = [
    [messages, messages === 1 ? 'enquiry' : 'enquiries'],
    [mails, mails === 1 ? 'mail' : 'mails'],
    [audit, audit === 1 ? 'line of the audit log' : 'lines of the audit log'],
  ] as const
  return parts
    .filter(([count]) => count > 0)
    .map(([count, what]) => `${count} ${what}`)
    .join(', ')
}

interface OldEnquiries {
  before: string
  /** Quarantine and trash count from when a message came there. */
  state?: 'quarantined' | 'trash'
}

function isOld(eb: ExpressionBuilder<Database, 'contact_message'>, { before, state }: OldEnquiries) {
  if (state === 'trash') return eb('trashed_at', '<', before)
  if (state === undefined) return eb('received_at', '<', before)
  const since = eb.fn.coalesce('quarantined_at', 'received_at')
  return eb.and([eb('state', '=', state), eb('received_at', '<', before), eb(since, '<', before)])
}

/** Counts rows before these times (UTC ISO texts); undefined: kept forever, counted as 0. */
async function countOldRecords(db: Db, { messages, mails, audit }: ReturnType<typeof timesOf>): Promise<Counts> {
  const oldMessages = db.selectFrom('contact_message').where((eb) => eb.or(messages.map((old) => isOld(eb, old))))
  return {
    messages: await countRows(oldMessages),
    mails: mails === undefined ? 0 : await countRows(selectOldMails(db, mails)),
    audit: audit === undefined ? 0 : await countRows(db.selectFrom('audit_entry').where('at', '<', audit)),
  }
}
