import { formatWrittenDate } from '../../../contract/calendar/format-date.ts'
import { toWritten } from '../../../contract/calendar/other-calendar.ts'
import { nepalDay } from '../../../contract/calendar/nepal-day.ts'
import { fillIn, textsIn } from '../../../contract/catalogue.ts'
import { digitsIn } from '../../../contract/digits.ts'
import { listOwnerIds, findStaffUser } from '../../../server/core/accounts/store/staff.ts'
import type { JobDeps } from '../../../server/core/feature.ts'
import type { JobHandler } from '../../../server/core/jobs/handler.ts'
import { oneLine, sentencesMail } from '../../../server/core/mail/mail-text.ts'
import { queueMail, type MailTemplate } from '../../../server/core/mail/templates.ts'
import { HOUR, monthsAgo } from '../../../server/core/process/durations.ts'
import { inTurn } from '../../../server/core/store/engine.ts'
import { findFact, replaceFact } from '../../../server/core/store/facts.ts'
import type { Db } from '../../../server/core/store/schema.ts'
import { findPreferences } from '../../../server/preferences/public.ts'
import { OTHER_VALUES, type VisitKind } from '../contract/visit-kinds.ts'
import type { VisitSettings, VisitValue } from '../contract/visits.ts'
import { firstDayKept, foldIntoMonths, listValues, type Count } from './visit-store.ts'
import catalogue from './words.json' with { type: 'json' }

/** Of the choices of an account for the staff screens. */
export const toSettings = ({ monthlyMail = true }: Partial<VisitSettings>): VisitSettings => ({ monthlyMail })

const NAMED = 10
/** The last month of which owners were told, or that had passed when counting began. */
const MAILED = 'visits_mailed'
const KIND = 'visits'

/** @param month such as 2026-11 */
const monthBefore = (month: string) => monthsAgo(new Date(month), 1)!.slice(0, 'yyyy-mm'.length)

/** Tells owners of the last month once, and turns days that are too old into months. */
export function createVisitHandler({ db, now }: Pick<JobDeps, 'db' | 'now'>): JobHandler {
  return {
    kind: KIND,
    every: HOUR,
    run: () =>
      inTurn(db, [KIND], async (tx) => {
        await foldIntoMonths(tx, firstDayKept(now()))
        const month = monthBefore(nepalDay(now()).slice(0, 7))
        if (((await findFact(tx, MAILED)) ?? '') >= month) return
        await replaceFact(tx, MAILED, month)
        if ((await countOf(tx, 'all', month)).views === 0) return
        const at = now().toISOString()
        for (const id of await listOwnerIds(tx)) await queueMail(tx, { kind: KIND, about: `${month} ${id}`, at })
      }),
  }
}

/** A mail of which `about` is the month and the account. */
export const monthlyMail: MailTemplate = {
  label: 'Visits of a month, to owners',
  async compose(db, { about }) {
    const [month = '', id = ''] = about.split(' ')
    const user = await findStaffUser(db, id)
    if (user?.role !== 'owner' || user.disabled_at !== null) return undefined
    const actor = { id, email: user.email, address: undefined }
    if (!toSettings(await findPreferences<VisitSettings>({ db, actor })).monthlyMail) return undefined
    const t = textsIn(catalogue, user.locale)
    const number = (count: number) => digitsIn(count.toLocaleString('en'), user.locale)
    const counted = (text: string, count: number) => fillIn(text, { count }, number)
    const totalsOf = ({ views, visits }: Count, of: string) =>
      fillIn(t.totals, { month: nameOf(of), views: counted(t.views, views), visits: counted(t.visits, visits) })
    const nameOf = (one: string) => formatWrittenDate(toWritten(one, 'ad'), user.locale)
    const lineOf = ({ value, views }: VisitValue) =>
      oneLine(`${value === OTHER_VALUES ? t.others : value} – ${number(views)}`)
    const listOf = async (kind: VisitKind, heading: string) => {
      const values = await listValues(db, periodOf(month), kind, NAMED)
      return values.length === 0 ? [] : [[heading, ...values.map(lineOf)].join('\n')]
    }
    const before = monthBefore(month)
    const former = await countOf(db, 'all', before)
    return sentencesMail(user, fillIn(t.subject, { month: nameOf(month) }), [
      totalsOf(await countOf(db, 'all', month), month),
      ...(former.views > 0 ? [totalsOf(former, before)] : []),
      counted(t.enquiries, (await countOf(db, 'enquiry', month)).views),
      ...(await listOf('page', t.pages)),
      ...(await listOf('search', t.searches)),
      t.end,
    ])
  },
}

const periodOf = (month: string) => ({ from: `${month}-01`, to: `${month}-31` })

const countOf = async (db: Db, kind: string, month: string): Promise<Count> =>
  (await listValues(db, periodOf(month), kind, 1))[0] ?? { views: 0, visits: 0 }
