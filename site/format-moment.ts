import { toDevanagariDigits } from '../contract/digits.ts'
import { nepaliDates } from '../contract/calendar/nepali-dates.ts'

const MOMENT = {
  month: 'long',
  day: 'numeric',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
} as const

/** '4 November 2026 at 14:45', in the visitor's own time. @param time milliseconds since 1970 */
export function formatMoment(time: number): string {
  return new Date(time).toLocaleString('en-GB', MOMENT)
}

/** The same in Nepali: २०८३ कात्तिक १८ गते (४ नोभेम्बर २०२६), १४:४५ बजे. */
export function formatNepaliMoment(time: number): string {
  // Swedish is written as ISO 8601.
  const [day = '', clock = ''] = new Date(time).toLocaleString('sv').split(' ')
  return `${nepaliDates.day(day)}, ${toDevanagariDigits(clock.slice(0, 'hh:mm'.length))} बजे`
}
