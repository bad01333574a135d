const DAY = 24 * 60 * 60_000

/** Days since 1970-01-01. @throws RangeError for a day that does not exist */
export function dayNumber(day: string): number {
  const time = Date.parse(`${day}T00:00:00Z`)
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(time) || toDay(time / DAY) !== day)
    throw new RangeError(`There is no day ${day}`)
  return time / DAY
}

/** @param number days since 1970-01-01 */
export function toDay(number: number): string {
  return new Date(number * DAY).toISOString().slice(0, 10)
}

/** @param count may be negative @throws RangeError for a day that does not exist */
export const addDays = (day: string, count: number): string => toDay(dayNumber(day) + count)

/** @param date of any precision: 2019, 2019-04 or 2019-04-28 */
export const firstDayOf = (date: string): string => `${date}-01-01`.slice(0, 'yyyy-mm-dd'.length)

/** @param date of any precision: 2019, 2019-04 or 2019-04-28 */
export function lastDayOf(date: string): string {
  const [year = '', month = '12', day] = date.split('-')
  return day ? date : toDay(Date.UTC(Number(year), Number(month), 0) / DAY)
}
