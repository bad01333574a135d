/** The part of the package that is used; it brings no types along. */
declare module 'bikram-sambat' {
  const calendar: {
    /** @returns the day in AD, such as 2026-11-22 @throws where there is no such day */
    toGreg_text(year: number, month: number, day: number): string
  }
  export default calendar
}
