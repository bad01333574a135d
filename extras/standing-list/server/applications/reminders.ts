import { addDays } from '../../../../contract/calendar/day-number.ts'
import { formatFiscalYear } from '../../../../contract/calendar/fiscal-year.ts'
import { nepalDay } from '../../../../contract/calendar/nepal-day.ts'
import { fillIn, textsIn } from '../../../../contract/catalogue.ts'
import { digitsIn } from '../../../../contract/digits.ts'
import type { JobDeps } from '../../../../server/core/feature.ts'
import type { JobHandler } from '../../../../server/core/jobs/handler.ts'
import { dayInWords } from '../../../../server/core/languages/calendar.ts'
import { reminderOf } from '../../../../server/core/accounts/reminder-mail.ts'
import { HOUR } from '../../../../server/core/process/durations.ts'
import { inTurn } from '../../../../server/core/store/engine.ts'
import { findFact, replaceFact } from '../../../../server/core/store/facts.ts'
import { ANSWER_DAYS } from '../../contract/application-states.ts'
import { listOffices } from '../offices/offices.ts'
import words from './mails.json' with { type: 'json' }
import { nameOf, thisFiscalYear } from './plan.ts'
import { listRows, STANDING_LOCK, updateApplication, type ApplicationRow } from './store.ts'

/** The fiscal year of which somebody was told, or in which this was set up. */
const YEAR_FACT = 'standing-list-year'

/** Queues mails of offices that have not answered, and of a fiscal year that has begun; each is told once. */
export const createReminderHandler = ({ db, now }: Pick<JobDeps, 'db' | 'now'>): JobHandler => ({
  kind: 'standing-list-reminders',
  every: HOUR,
  run: () =>
    inTurn(db, [STANDING_LOCK], async (tx) => {
      const at = now().toISOString()
      const year = thisFiscalYear(now())
      const rows = await listRows(tx)
      const latest = addDays(nepalDay(now()), -ANSWER_DAYS)
      // Of earlier years nobody waits for an answer.
      const due = rows.filter(
        (row) => isWaiting(row) && row.told_at === null && row.fiscal_year >= year && row.sent_on! <= latest,
      )
      for (const row of due) await updateApplication(tx, row.id, { told_at: at })
      await unanswered.queue(tx, due, at, at)
      const known = await findFact(tx, YEAR_FACT)
      if (known === String(year)) return
      await replaceFact(tx, YEAR_FACT, String(year))
      if (known !== undefined) await newYear.queue(tx, listRepeatable(rows, year), String(year), at)
    }),
})

/** Applications of the year before, to offices that were not asked again yet. */
const listRepeatable = (rows: ApplicationRow[], year: number): ApplicationRow[] =>
  rows.filter(
    ({ fiscal_year, office_id }) =>
      fiscal_year === year - 1 && !rows.some((row) => row.fiscal_year === year && row.office_id === office_id),
  )

const isWaiting = ({ state, sent_on, answered_on }: ApplicationRow): boolean =>
  state === 'sent' && sent_on !== null && answered_on === null

const carerOf = ({ made_by }: ApplicationRow) => made_by

/** Of those that a run has found. */
const unanswered = reminderOf<ApplicationRow>('standing-list', {
  label: 'Offices that have not answered, to those who applied',
  path: '/admin/standing-list?state=sent',
  carerOf,
  list: async (db, at) => (await listRows(db)).filter((row) => isWaiting(row) && row.told_at === at),
  async say(rows, locale, { db }) {
    const { subject, begin, line } = textsIn(words.unanswered, locale)
    const offices = new Map((await listOffices(db)).map((office) => [office.id, nameOf(office)]))
    const lines = rows.map(({ office_id, sent_on }) => {
      const name = offices.get(office_id)
      return fillIn(line, { office: name?.[locale] ?? name?.en ?? '', day: dayInWords(sent_on!, locale) })
    })
    return {
      subject: fillIn(subject, { count: digitsIn(rows.length, locale) }),
      begin: fillIn(begin, { days: digitsIn(ANSWER_DAYS, locale) }),
      lines,
      open: words.open[locale],
    }
  },
})

/** Of a fiscal year that has begun. */
const newYear = reminderOf<ApplicationRow>('standing-list-new-year', {
  label: 'A new fiscal year, to those who applied in the last one',
  path: '/admin/standing-list',
  carerOf,
  list: async (db, year) => listRepeatable(await listRows(db), Number(year)),
  async say(rows, locale) {
    const { subject, begin } = textsIn(words.newYear, locale)
    const before = rows[0]!.fiscal_year
    const yearIn = (year: number) => digitsIn(formatFiscalYear(year), locale)
    const values = { year: yearIn(before + 1), before: yearIn(before), count: digitsIn(rows.length, locale) }
    return { subject: fillIn(subject, values), begin: fillIn(begin, values), lines: [], open: words.open[locale] }
  },
})

export const standingListMails = { 'standing-list': unanswered.mail, 'standing-list-new-year': newYear.mail }
