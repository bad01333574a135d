/** Durations in milliseconds. */
const SECOND = 1000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** More than the clocks of several servers differ: what is later than that is from before the clock was set back. */
export const CLOCK_DIFFERENCE = 10 * MINUTE

/** The time so many milliseconds before, as the store has it. */
export function ago(now: Date, milliseconds: number): string {
  return new Date(now.getTime() - milliseconds).toISOString()
}
