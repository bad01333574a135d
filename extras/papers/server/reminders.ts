import { dayNumber } from '../../../contract/calendar/day-number.ts'
import { formatFiscalYear } from '../../../contract/calendar/fiscal-year.ts'
import { nepalDay } from '../../../contract/calendar/nepal-day.ts'
import { fillIn, textsIn } from '../../../contract/catalogue.ts'
import { digitsIn } from '../../../contract/digits.ts'
import type { Locale } from '../../../contract/locale.ts'
import type { JobDeps } from '../../../server/core/feature.ts'
import type { JobHandler } from '../../../server/core/jobs/handler.ts'
import { dayInWords } from '../../../server/core/languages/calendar.ts'
import { reminderOf } from '../../../server/core/accounts/reminder-mail.ts'
import { HOUR } from '../../../server/core/process/durations.ts'
import { inTurn } from '../../../server/core/store/engine.ts'
import { PAPER_KINDS, REMINDER_DAYS } from '../contract/paper-kinds.ts'
import { lastFullYear } from '../contract/paper-state.ts'
import catalogue from './mail-words.json' with { type: 'json' }
import { listRows, PAPERS_LOCK, updatePaper, type PaperRow } from './store.ts'

type Period = Pick<PaperRow, 'valid_until' | 'fiscal_year'>

/**
 * How far the reminders of a paper have come: the number of REMINDER_DAYS that have been reached, and one more after the
 * end; of a fiscal year, the year that has ended last. @param today in Nepal
 */
export function stepOf({ valid_until, fiscal_year }: Period, today: string): number {
  if (fiscal_year !== null) return Math.max(fiscal_year, lastFullYear(today))
  if (valid_until === null) return 0
  const left = dayNumber(valid_until) - dayNumber(today)
  return REMINDER_DAYS.filter((days) => left <= days).length + (left < 0 ? 1 : 0)
}

/** Queues one mail of all that is to be told today for each who is to be told; each step of a paper is told once. */
export const createReminderHandler = ({ db, now }: Pick<JobDeps, 'db' | 'now'>): JobHandler => ({
  kind: 'paper-reminders',
  every: HOUR,
  run: () =>
    inTurn(db, [PAPERS_LOCK], async (tx) => {
      const at = now().toISOString()
      const today = nepalDay(now())
      const due = listCurrent(await listRows(tx)).filter((row) => stepOf(row, today) > row.told)
      for (const row of due) await updatePaper(tx, row.id, { told: stepOf(row, today), told_at: at })
      await paperReminder.queue(tx, due, at, at)
    }),
})

/** Those that nothing has taken the place of: also no later year of the same kind. */
function listCurrent(rows: readonly PaperRow[]): PaperRow[] {
  const isLater = (one: PaperRow, row: PaperRow) => one.kind === row.kind && one.fiscal_year! > row.fiscal_year!
  return rows.filter(
    (row) => row.replaced_by === null && (row.fiscal_year === null || !rows.some((one) => isLater(one, row))),
  )
}

/** Of those that a run has found. */
export const paperReminder = reminderOf<PaperRow>('papers', {
  label: 'Papers that end, to those who look after them',
  path: '/admin/papers',
  carerOf: ({ carer_id }) => carer_id,
  list: async (db, at) => listCurrent(await listRows(db)).filter(({ told_at }) => told_at === at),
  async say(rows, locale, { now }) {
    const t = textsIn(catalogue, locale)
    const lines = rows.map((row) => lineOf(row, nepalDay(now), locale))
    return { subject: fillIn(t.subject, { count: digitsIn(rows.length, locale) }), begin: t.begin, lines, open: t.open }
  },
})

function lineOf({ kind, name, number, valid_until, fiscal_year }: PaperRow, today: string, locale: Locale): string {
  const t = textsIn(catalogue, locale)
  const yearIn = (year: number) => digitsIn(formatFiscalYear(year), locale)
  const paper = [PAPER_KINDS[kind].name[locale], name, number].filter(Boolean).join(', ')
  if (fiscal_year !== null)
    return fillIn(t.wanted, { paper, year: yearIn(fiscal_year), wanted: yearIn(lastFullYear(today)) })
  const day = dayInWords(valid_until!, locale)
  if (valid_until! < today) return fillIn(t.ended, { paper, day })
  const left = dayNumber(valid_until!) - dayNumber(today)
  return fillIn(t.ends, { paper, day, days: digitsIn(left, locale) })
}
