import { bsCalendar } from '../../../contract/calendar/bikram-sambat.ts'
import { addDays } from '../../../contract/calendar/day-number.ts'
import { fiscalYearOf } from '../../../contract/calendar/fiscal-year.ts'
import { daysOf, inTable } from '../../../contract/calendar/other-calendar.ts'
import { ENDING_DAYS, TAX_RETURN_LAW, type PaperState } from './paper-kinds.ts'
import type { PaperInput } from './papers.ts'

type PaperPeriod = Pick<PaperInput, 'validUntil' | 'fiscalYear'>
type Renewal = { replacedBy: number | null; replacedFrom: string | null }

/** Of the months of Bikram Sambat: a fiscal year ends with it. */
const ASAR = 3

/** The fiscal year that has ended last. @param today in Nepal */
export const lastFullYear = (today: string): number => fiscalYearOf(bsCalendar.toBs(today)) - 1

/** The last day on which the paper of a fiscal year may still be missing, AD; null beyond the calendar. */
export const dueUntil = (year: number): string | null =>
  inTable(null, () => daysOf({ calendar: 'bs', year: year + 1, month: ASAR + TAX_RETURN_LAW.months })[1])

/** The last day of a paper, AD; null: it has no end. That of a year is the newest until the next one is due. */
export const endOf = ({ validUntil, fiscalYear }: PaperPeriod): string | null =>
  fiscalYear === null ? validUntil : dueUntil(fiscalYear + 1)

/** One whose renewal begins later is in force until then, and calls for nothing. @param today in Nepal */
export function stateOf(paper: PaperPeriod & Renewal, today: string): PaperState {
  const isRenewed = paper.replacedBy !== null
  if (isRenewed && (paper.replacedFrom ?? today) <= today) return 'replaced'
  const end = endOf(paper)
  if (end === null || end > addDays(today, isRenewed ? -1 : ENDING_DAYS)) return 'valid'
  return end < today ? 'ended' : 'ending'
}
