// @chunk shared
import { NEPAL_OFFSET, nepalDay } from '../contract/calendar/nepal-day.ts'

export const MONTHS = 'January February March April May June July August September October November December'.split(' ')

/** '8 February 2026', in Nepal's time. Own month names, equal on server and browser. */
export function formatDate(moment: string): string {
  const date = new Date(Date.parse(moment) + NEPAL_OFFSET)
  return `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}`
}

/** 'February 08, 2026': of a news item on its own page (specification section 2). */
export function formatNewsDate(moment: string): string {
  const [day = '', month, year] = formatDate(moment).split(' ')
  return `${month} ${day.padStart(2, '0')}, ${year}`
}

/** Full years in Nepal's time. Called while loading, so that server and browser show the same. */
export function yearsSince(date: string, now: Date = new Date()): number {
  const today = nepalDay(now)
  const isBeforeTheDay = today.slice(5) < date.slice(5)
  return Number(today.slice(0, 4)) - Number(date.slice(0, 4)) - (isBeforeTheDay ? 1 : 0)
}
