import { bsCalendar } from '../../../contract/calendar/bikram-sambat.ts'
import {
  inOtherCalendar,
  readEnteredDate,
  unreadText,
  type EnteredDate,
} from '../../../contract/calendar/entered-date.ts'

export type DateReader = typeof dateReader

/** Reads and writes dates of both calendars. Loaded by the first form with a date. */
export const dateReader = {
  read: readEnteredDate,
  unread: unreadText,
  inOther: inOtherCalendar,
  isProvisional({ value, entered }: EnteredDate): boolean {
    const last = /^\d{4}-\d{4}$/.test(value) ? value.slice(5) : value
    const firstDay = `${last}-01-01`.slice(0, 'yyyy-mm-dd'.length)
    return bsCalendar.isProvisional(entered ? Number(entered.slice(0, 4)) : bsCalendar.toBs(firstDay).year)
  },
}
