import { addDays } from '../../../contract/calendar/day-number.ts'
import { NEPAL_OFFSET, nepalDay } from '../../../contract/calendar/nepal-day.ts'
import { toLatinDigits } from '../../../contract/digits.ts'
import type { ReachUs } from './reach-us.ts'

/** In the order of a week in Nepal, which is that of `getUTCDay`. */
export const DAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const

/**
 * The hours of each weekday as OpenStreetMap writes them, such as 10:00-13:00,14:00-17:00. Empty: closed.
 * https://wiki.openstreetmap.org/wiki/Key:opening_hours
 */
export type Hours = Record<(typeof DAYS)[number], string>

/** Days AD, both inclusive. With hours, these replace those of the weekdays that are open; without, all are closed. */
export type SpecialDays = ReachUs['specialDays'][number]

/** `name` is that of the holiday for which the office is closed today. */
type OpenState =
  | { isOpen: true; until: string }
  | { isOpen: false; name?: SpecialDays['name']; next?: { day: string; at: string } }

const SPAN = /^(?:[01]\d|2[0-3]):[0-5]\d-(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/
const MAX_SPANS = 3
/** Days within which the next opening is looked for. */
const HORIZON = 60

/** Digits of either script, spaces, dashes and 9:00 become the stored form; anything else stays as it was typed. */
export const tidyHours = (text: string): string =>
  toLatinDigits(text)
    .replaceAll(/\s/g, '')
    .replaceAll(/[–—]/g, '-')
    .replaceAll(/(?<![\d:])\d:/g, '0$&')

export function hoursFault(text: string): string | undefined {
  const spans = text === '' ? [] : text.split(',')
  if (spans.length > MAX_SPANS || spans.some((span) => !SPAN.test(span)))
    return 'Hours must be such as 10:00-17:00, or 10:00-13:00, 14:00-17:00'
  const times = text.split(/[-,]/)
  const isInOrder = times.every((time, index) => index === 0 || time > times[index - 1]!)
  return isInOrder ? undefined : 'Each time must be later than the one before it'
}

export const spansOf = (hours: string): { opens: string; closes: string }[] =>
  hours === '' ? [] : hours.split(',').map((span) => ({ opens: span.slice(0, 5), closes: span.slice(6) }))

/** Whether the office is open at a moment, in Nepal's time, and until or from when. */
export function openState(hours: Hours, special: readonly SpecialDays[], now: Date): OpenState {
  const today = nepalDay(now)
  const time = new Date(now.getTime() + NEPAL_OFFSET).toISOString().slice(11, 16)
  const { holiday, spans } = onDay(today, hours, special)
  const current = spans.find(({ opens, closes }) => opens <= time && time < closes)
  if (current) return { isOpen: true, until: current.closes }
  const closed = { isOpen: false as const, ...(holiday && { name: holiday.name }) }
  for (let ahead = 0; ahead <= HORIZON; ahead += 1) {
    const day = addDays(today, ahead)
    const span = onDay(day, hours, special).spans.find(({ opens }) => ahead > 0 || opens > time)
    if (span) return { ...closed, next: { day, at: span.opens } }
  }
  return closed
}

export const weekdayOf = (day: string) => DAYS[new Date(day).getUTCDay()]!

/** A closure goes before other hours, a day before a season, and both before the hours of the weekday. */
function onDay(day: string, hours: Hours, special: readonly SpecialDays[]) {
  const usual = hours[weekdayOf(day)]
  const current = special.filter(({ from, until }) => from <= day && day <= until)
  const lengthOf = ({ from, until }: SpecialDays) => Date.parse(until) - Date.parse(from)
  const [nearest] = current.toSorted((one, other) => lengthOf(one) - lengthOf(other))
  const holiday = current.find((one) => one.hours === '')
  return { holiday, spans: usual === '' || holiday ? [] : spansOf(nearest?.hours ?? usual) }
}

/** @param number E.164. https://faq.whatsapp.com/5913398998672934 */
export const whatsAppLink = (number: string): string => `https://wa.me/${number.slice(1)}`

/** @param number E.164. https://developers.viber.com/docs/tools/deep-links/ */
export const viberLink = (number: string): string => `viber://chat?number=${encodeURIComponent(number)}`
