/** In milliseconds. */
export const SECOND = 1000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** More than servers' clocks differ: a later time dates from before the clock was set back. */
export const CLOCK_DIFFERENCE = 10 * MINUTE

export function ago(now: Date, milliseconds: number): string {
  return new Date(now.getTime() - milliseconds).toISOString()
}

/** Undefined for 0 months. */
export function monthsAgo(now: Date, months: number): string | undefined {
  if (months === 0) return undefined
  const time = new Date(now)
  time.setUTCMonth(time.getUTCMonth() - months)
  return time.toISOString()
}
