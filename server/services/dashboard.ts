import type { Kysely } from 'kysely'
import type { Dashboard } from '../../contract/content.ts'
import { MAIL_LATE_MINUTES } from '../../contract/limits.ts'
import { countIncomplete, countUnpublished, listScheduled, listUnpublished } from '../store/content-attention.ts'
import { countContentItems } from '../store/content-items.ts'
import { countLateMails, countMails } from '../store/mails.ts'
import { countInbox } from '../store/enquiry-inbox.ts'
import type { Database } from '../store/schema.ts'
import { toContentRows } from './content/records.ts'
import { countPicturesWithoutAlt } from './pictures/picture-library.ts'
import { isSamplePublic } from './sample-content.ts'

/** The count includes the items that are not listed. */
const NAMED = 5

export async function getDashboard(
  db: Kysely<Database>,
  now: Date,
  { hasNoMailServer, publicUrl }: { hasNoMailServer: boolean; publicUrl: string | undefined },
): Promise<Dashboard> {
  const at = now.toISOString()
  const late = new Date(now.getTime() - MAIL_LATE_MINUTES * 60_000).toISOString()
  const [
    fresh,
    quarantined,
    mails,
    mailsLate,
    overdue,
    upcoming,
    drafts,
    draftsInAll,
    withoutAlt,
    incomplete,
    trash,
    sampleIsPublic,
  ] = await Promise.all([
    countInbox(db, { state: 'new' }),
    countInbox(db, { state: 'quarantined' }),
    countMails(db),
    countLateMails(db, late),
    listScheduled(db, { until: at }, NAMED),
    listScheduled(db, { after: at }, NAMED),
    listUnpublished(db, NAMED),
    countUnpublished(db),
    countPicturesWithoutAlt(db),
    countIncomplete(db, 'projects'),
    countContentItems(db, undefined, { state: 'trash' }),
    isSamplePublic(db, publicUrl),
  ])
  const rows = await toContentRows(db, [...overdue, ...upcoming, ...drafts])
  const rowsOf = (items: { entity: string; item_id: number }[]) =>
    items.flatMap((item) => rows.find((row) => row.entity === item.entity && row.id === item.item_id) ?? [])
  return {
    messages: { new: fresh, quarantined },
    mails: { failed: mails.failed, late: mailsLate, stayHere: hasNoMailServer },
    schedules: { overdue: rowsOf(overdue), upcoming: rowsOf(upcoming) },
    drafts: { total: draftsInAll, rows: rowsOf(drafts) },
    pictures: { withoutAlt },
    projects: { incomplete },
    trash,
    sampleIsPublic,
  }
}
