// @chunk shared
import { dayInNepal } from './nepal-day.ts'
import { bsDay, bsPeriod, enteredDate, type PeriodAsEntered } from './bs-dates.ts'
import type { EnteredDate } from './entered-date.ts'
import { formatWrittenDate } from './format-date.ts'
import { periodIn, toWritten } from './other-calendar.ts'

/** २०८२ माघ २५ गते (८ फेब्रुअरी २०२६). @param moment a day, or a moment, which is a day in Nepal's time */
function day(moment: string): string {
  const ad = formatWrittenDate(toWritten(dayInNepal(moment), 'ad'), 'ne')
  const bs = bsDay(moment, 'ne')
  return bs ? `${bs.text} (${bs.isProvisional ? 'अनन्तिम, ' : ''}${ad})` : ad
}

/** The calendar in which it was entered first, the other one in brackets: सन् २०२३ जुन (२०८० जेठ/असार). */
function inBoth(start: EnteredDate, end: EnteredDate): string {
  const bs = bsPeriod(start, end, 'ne')
  const ad = `सन् ${periodIn('ad', [start, end], 'ne').text}`
  if (start.entered) return `${bs!.text} (${ad})`
  return bs ? `${ad} (${bs.text}${bs.isProvisional ? ', अनन्तिम' : ''})` : ad
}

/**
 * सन् २०२३ जुन (२०८० जेठ/असार) देखि, सन् २०१९ अप्रिल – २०२१ मे (२०७५ चैत – २०७८ जेठ), २०८० साउन (सन् २०२३ जुलाई/अगस्ट) देखि.
 * @param entered what was entered in BS
 */
function period(start: string | null, end: string | null, isUpcoming = false, entered: PeriodAsEntered = {}): string {
  const [first, last] = [enteredDate(start, entered.start), enteredDate(end, entered.end)]
  if (first && last) {
    const isMixed = Boolean(first.entered) !== Boolean(last.entered)
    return isMixed ? `${inBoth(first, first)} – ${inBoth(last, last)}` : inBoth(first, last)
  }
  if (first) return `${inBoth(first, first)} ${isUpcoming ? 'बाट सुरु हुने' : 'देखि'}`
  return last ? `${inBoth(last, last)} सम्म` : ''
}

/** How Nepali pages write dates: Bikram Sambat first. */
export const nepaliDates = { day, period }

export type NepaliDates = typeof nepaliDates
