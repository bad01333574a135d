// @chunk shared
import { dayInNepal } from '../nepal-day.ts'
import { createCalendar, type MonthLengths } from './bikram-sambat.ts'
import { bsDay, bsPeriod, enteredDate, type PeriodAsEntered } from './bs-dates.ts'
import type { EnteredDate } from './entered-date.ts'
import { formatWrittenDate } from './format-date.ts'
import { periodIn, toWritten } from './other-calendar.ts'

export type NepaliDates = ReturnType<typeof createNepaliDates>

const NO_CORRECTIONS: MonthLengths = {}
const made = new WeakMap<MonthLengths, NepaliDates>()

/** How Nepali pages write dates: Bikram Sambat first. @param corrections by staff; one object is one set of them */
export function nepaliDates(corrections: MonthLengths = NO_CORRECTIONS): NepaliDates {
  const dates = made.get(corrections) ?? createNepaliDates(corrections)
  made.set(corrections, dates)
  return dates
}

function createNepaliDates(corrections: MonthLengths) {
  const calendar = createCalendar(corrections)

  /** २०८२ माघ २५ गते (८ फेब्रुअरी २०२६). @param moment a day, or a moment, which is a day in Nepal's time */
  const day = (moment: string): string => {
    const ad = formatWrittenDate(toWritten(dayInNepal(moment), 'ad'), 'ne')
    const bs = bsDay(moment, calendar, 'ne')
    return bs ? `${bs.text} (${bs.isProvisional ? 'अनन्तिम, ' : ''}${ad})` : ad
  }

  /** The calendar in which it was entered first, the other one in brackets: सन् २०२३ जुन (२०८० जेठ/असार). */
  const inBoth = (start: EnteredDate, end: EnteredDate): string => {
    const bs = bsPeriod(start, end, calendar, 'ne')
    const ad = `सन् ${periodIn('ad', [start, end], calendar, 'ne').text}`
    if (start.entered) return `${bs!.text} (${ad})`
    return bs ? `${ad} (${bs.text}${bs.isProvisional ? ', अनन्तिम' : ''})` : ad
  }

  /**
   * सन् २०२३ जुन (२०८० जेठ/असार) देखि, सन् २०१९ अप्रिल – २०२१ मे (२०७५ चैत – २०७८ जेठ), २०८० साउन (सन् २०२३ जुलाई/अगस्ट) देखि.
   * @param entered what was entered in BS
   */
  const period = (
    start: string | null,
    end: string | null,
    isUpcoming = false,
    entered: PeriodAsEntered = {},
  ): string => {
    const [first, last] = [enteredDate(start, entered.start), enteredDate(end, entered.end)]
    if (first && last) {
      const isMixed = Boolean(first.entered) !== Boolean(last.entered)
      return isMixed ? `${inBoth(first, first)} – ${inBoth(last, last)}` : inBoth(first, last)
    }
    if (first) return `${inBoth(first, first)} ${isUpcoming ? 'बाट सुरु हुने' : 'देखि'}`
    return last ? `${inBoth(last, last)} सम्म` : ''
  }

  return { day, period }
}
