import { DAY, MINUTE } from '../../core/process/durations.ts'

/** What a number format shows of a date. */
export interface DateFormat {
  hasDay: boolean
  hasMonth: boolean
  hasYear: boolean
  hasTime: boolean
}

/** Formats of dates that workbooks need not describe (ECMA-376, 18.8.30). */
const BUILT_IN: [from: number, to: number, code: string][] = [
  [14, 16, 'yyyy-mm-dd'],
  [17, 17, 'mmm-yy'],
  [18, 21, 'hh:mm'],
  [22, 22, 'yyyy-mm-dd hh:mm'],
  [27, 36, 'yyyy-mm-dd'],
  [45, 47, 'hh:mm'],
  [50, 58, 'yyyy-mm-dd'],
]
/** Texts in quotes, escaped letters, colours and languages. */
const NO_CODE = /"[^"]{0,99}"|\\.|\[[^[\]]*\]|_./g

/** @param codes of a workbook's own formats. Returns a function of a format's number */
export function dateFormats(codes: Map<number, string>): (id: number) => DateFormat | undefined {
  return (id) => {
    const builtIn = BUILT_IN.find(([from, to]) => id >= from && id <= to)?.[2]
    const [code = ''] = (codes.get(id) ?? builtIn ?? '').toLowerCase().replaceAll(NO_CODE, '').split(';')
    const [hasDay, hasYear, hasTime] = [/d/.test(code), /y/.test(code), /[hs]/.test(code)]
    const hasMonth = /m/.test(code) && (hasDay || hasYear || !hasTime)
    if (/general|[#0?]/.test(code.replaceAll(/[.:]0+/g, '')) || !(hasDay || hasYear || hasTime || hasMonth))
      return undefined
    return { hasDay, hasMonth, hasYear, hasTime }
  }
}

/** Day 0 of workbooks; they believe that 1900 was a leap year. */
const ZERO = Date.UTC(1899, 11, 30)
const LEAP_DAY = 61
const DAYS_OF_1904 = 1462
const LAST = 2_958_466

/** As far as it is shown: 2081-01-15, 2019-04, 14:30. What is no date stays a number. */
export function textOfDate(
  serial: number,
  { hasDay, hasMonth, hasYear, hasTime }: DateFormat,
  is1904: boolean,
): string {
  if (serial < 0 || serial >= LAST) return String(serial)
  const days = is1904 ? serial + DAYS_OF_1904 : serial < LEAP_DAY ? serial + 1 : serial
  const time = new Date(Math.round((ZERO + days * DAY) / MINUTE) * MINUTE).toISOString()
  const clock = time.slice(11, 16)
  if (!hasDay && !hasMonth && !hasYear) return clock
  if (hasYear && !hasDay) return time.slice(0, hasMonth ? 7 : 4)
  return time.slice(0, 10) + (hasTime && clock !== '00:00' ? ` ${clock}` : '')
}
