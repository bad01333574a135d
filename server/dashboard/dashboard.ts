import { sql, type ExpressionBuilder } from 'kysely'
import { nepalDay } from '../../contract/calendar/nepal-day.ts'
import { isAtLeast } from '../../contract/accounts/staff-roles.ts'
import type { Staff } from '../../contract/accounts/staff.ts'
import type { ContentRow, Dashboard, FirstDays } from '../../contract/content/content.ts'
import { languageGap } from '../../contract/fields/gaps.ts'
import { CONTENT_ENTITIES, kindOf } from '../../contract/kinds/index.ts'
import { warnsOfExpiry } from '../../contract/fields/kind.ts'
import { EXPIRY_WARNING_DAYS, MAIL_LATE_MINUTES } from '../../contract/limits.ts'
import { OTHER_LOCALES } from '../../contract/locale.ts'
import {
  toContentRows,
  countIncomplete,
  countUnpublished,
  listExpiring,
  listScheduled,
  listSentBack,
  listSubmitted,
  listUnpublished,
} from '../core/content/records.ts'
import { countContentItems } from '../core/content/store/content-items.ts'
import { hasMailServer, type MailEnvironment } from '../core/mail/mail-config.ts'
import { countLateMails, countMails } from '../core/mail/mail-store.ts'
import { countPicturesWithoutAlt } from '../core/pictures/picture-library.ts'
import { DAY, MINUTE, ago } from '../core/process/durations.ts'
import { isSamplePublic } from '../core/settings/sample-content.ts'
import { listStaffNames } from '../core/accounts/store/staff.ts'
import type { Database, Db } from '../core/store/schema.ts'
import { countInbox } from '../enquiries/public.ts'

/** How long somebody is new, in milliseconds. */
const FIRST_DAYS = 14 * DAY

/** First steps that somebody new has done, by the audit log; null for others. */
export async function findFirstDays(db: Db, staffId: string, now: Date): Promise<FirstDays | null> {
  const own = (eb: ExpressionBuilder<Database, 'staff_user'>) =>
    eb.selectFrom('audit_entry').select('audit_entry.id').where('staff_id', '=', staffId).limit(1)
  const found = await db
    .selectFrom('staff_user')
    .select((eb) => [
      'two_factor_enabled as authenticator',
      own(eb).where('action', '=', 'add-passkey').as('passkey'),
      own(eb).where('entity', 'in', CONTENT_ENTITIES).as('draft'),
      own(eb).where('entity', '=', 'picture').as('picture'),
      // Publishing what is new is one action, called create.
      own(eb)
        .innerJoin('content_item', (join) =>
          join
            .onRef('audit_entry.entity', '=', 'content_item.entity')
            .on('audit_entry.entity_id', '=', sql<string>`cast(content_item.item_id as text)`),
        )
        .where('published_version', 'is not', null)
        .as('published'),
    ])
    .where('id', '=', staffId)
    .where('created_at', '>', ago(now, FIRST_DAYS))
    .executeTakeFirst()
  if (!found) return null
  return {
    secured: found.authenticator === 1 || found.passkey !== null,
    drafted: found.draft !== null,
    published: found.published !== null,
    pictured: found.picture !== null,
  }
}

/** The count includes the items that are not listed. */
const NAMED = 5
const EXPIRING_ENTITIES = CONTENT_ENTITIES.filter((entity) => warnsOfExpiry(kindOf(entity)))

export async function getDashboard(
  db: Db,
  now: Date,
  { id, email, role }: Staff,
  { mail, publicUrl }: { mail: MailEnvironment; publicUrl: string | undefined },
): Promise<Omit<Dashboard, 'warnings' | 'firstDays'>> {
  const readsMessages = isAtLeast(role, 'editor')
  const at = now.toISOString()
  const [overdue, upcoming, drafts, expiring, waiting, sentBack] = await Promise.all([
    listScheduled(db, { until: at }, NAMED),
    listScheduled(db, { after: at }, NAMED),
    listUnpublished(db, email, NAMED),
    listExpiring(db, EXPIRING_ENTITIES, nepalDay(new Date(now.getTime() + EXPIRY_WARNING_DAYS * DAY))),
    listSubmitted(db, NAMED),
    listSentBack(db, id, NAMED),
  ])
  const rows = await toContentRows(db, [overdue, upcoming, drafts, expiring, waiting, sentBack].flat())
  const rowsOf = (items: { entity: string; item_id: number }[]) =>
    items.flatMap((item) => rows.find((row) => row.entity === item.entity && row.id === item.item_id) ?? [])
  return {
    messages: {
      new: readsMessages ? await countInbox(db, { state: 'new' }) : 0,
      quarantined: readsMessages ? await countInbox(db, { state: 'quarantined' }) : 0,
      own: readsMessages ? await countUnanswered(db, id) : 0,
    },
    mails: {
      failed: readsMessages ? (await countMails(db)).failed : 0,
      late: readsMessages ? await countLateMails(db, ago(now, MAIL_LATE_MINUTES * MINUTE)) : 0,
      stayHere: !(await hasMailServer({ db, mail })),
    },
    schedules: { overdue: rowsOf(overdue), upcoming: rowsOf(upcoming) },
    drafts: { total: await countUnpublished(db), rows: rowsOf(drafts) },
    pictures: { withoutAlt: await countPicturesWithoutAlt(db) },
    projects: { incomplete: await countIncomplete(db, 'projects') },
    outdated: await countOutdated(db),
    expiring: rowsOf(expiring),
    trash: await countContentItems(db, undefined, { state: 'trash' }),
    waiting: { total: await countContentItems(db, undefined, { state: 'submitted' }), rows: rowsOf(waiting) },
    sentBack: rowsOf(sentBack),
    names: await listNames(db, rows),
    sampleIsPublic: await isSamplePublic(db, publicUrl),
  }
}

async function countUnanswered(db: Db, assignee: string): Promise<number> {
  const counts = (['new', 'read'] as const).map((state) => countInbox(db, { assignee, state }))
  return (await Promise.all(counts)).reduce((sum, count) => sum + count)
}

async function listNames(db: Db, rows: ContentRow[]): Promise<Dashboard['names']> {
  const addresses = new Set(rows.map(({ updatedBy }) => updatedBy))
  const found = (await listStaffNames(db)).filter(({ email }) => addresses.has(email))
  return Object.fromEntries(found.map(({ email, name }) => [email, name]))
}

async function countOutdated(db: Db): Promise<Dashboard['outdated']> {
  const counts = OTHER_LOCALES.map(async (locale) => [
    locale,
    await countContentItems(db, undefined, { gap: languageGap(locale, 'outdated') }),
  ])
  return Object.fromEntries(await Promise.all(counts)) as Dashboard['outdated']
}
