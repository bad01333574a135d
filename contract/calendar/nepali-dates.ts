// @chunk shared
import { toDevanagariDigits } from '../digits.ts'
import { dayInNepal } from '../nepal-day.ts'
import { createCalendar, type MonthLengths } from './bikram-sambat.ts'
import { bsDay, bsRange, type BsText } from './bs-dates.ts'
import { MONTH_NAMES } from './month-names.ts'

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

  /** २०८२ माघ २५ गते (सन् २०२६ फेब्रुअरी ८). @param moment a day, or a moment, which is a day in Nepal's time */
  const day = (moment: string): string => inBoth(bsDay(moment, calendar, 'ne'), nameAd(dayInNepal(moment)))

  /** A year or month of the Gregorian calendar, in which two of Bikram Sambat have a part. */
  const yearOrMonth = (text: string): string => inBoth(bsRange(text, text, calendar, 'ne'), nameAd(text))

  /** २०७५ चैत – २०७८ जेठ (सन् २०१९ अप्रिल – २०२१ मे): from the first day of the start to the last of the end. */
  const period = (start: string | null, end: string | null, isUpcoming = false): string => {
    if (!start) return end ? `${yearOrMonth(end)} सम्म` : ''
    if (!end) return `${yearOrMonth(start)} ${isUpcoming ? 'बाट सुरु हुने' : 'देखि'}`
    const ad = start === end ? nameAd(start) : `${nameAd(start)} – ${nameAd(end)}`
    return inBoth(bsRange(start, end, calendar, 'ne'), ad)
  }

  return { day, yearOrMonth, period }
}

function nameAd(text: string): string {
  const [year, month, day] = text.split('-')
  return [year, month && MONTH_NAMES.ad.ne[Number(month) - 1], day && Number(day)].filter(Boolean).join(' ')
}

function inBoth(bs: BsText | undefined, ad: string): string {
  const inAd = toDevanagariDigits(`सन् ${ad}`)
  return bs ? `${bs.text} (${bs.isProvisional ? 'अनन्तिम, ' : ''}${inAd})` : inAd
}
