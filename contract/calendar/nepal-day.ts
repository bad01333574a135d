// @chunk shared

/** Nepal is 5 hours 45 minutes ahead of UTC, without daylight saving time. */
export const NEPAL_OFFSET = (5 * 60 + 45) * 60 * 1000

/** Such as 2026-11-22. */
export function nepalDay(moment: Date): string {
  return new Date(moment.getTime() + NEPAL_OFFSET).toISOString().slice(0, 10)
}

/** @param moment a day, which it returns, or a moment */
export function dayInNepal(moment: string): string {
  return moment.length > 'yyyy-mm-dd'.length ? nepalDay(new Date(moment)) : moment
}
