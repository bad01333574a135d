import { describe, expect, it } from 'vitest'
import { inOtherCalendar, readEnteredDate, type EnteredPrecision } from './entered-date.ts'

describe('a date that is entered in either calendar', () => {
  it.each<[string, EnteredPrecision, string, string | undefined, string]>([
    ['2026-11-22', 'day', '2026-11-22', undefined, '6 Mangsir 2083'],
    ['2083-08-06', 'day', '2026-11-22', '2083-08-06', '22 November 2026'],
    ['६ मङ्सिर २०८३', 'day', '2026-11-22', '2083-08-06', '22 November 2026'],
    ['Saun 2081', 'yearOrMonth', '2024-07', '2081-04', 'July/August 2024'],
    ['2024-07', 'yearOrMonth', '2024-07', undefined, 'Asar/Shrawan 2081'],
    ['2081', 'yearOrMonth', '2024', '2081', '2024/25'],
    ['2066-2070', 'period', '2009-2013', '2066-2070', '2009 – 2014'],
    ['2010–2013', 'period', '2010-2013', undefined, '2066 – 2070'],
  ])('%s (%s) is %s', (text, precision, value, entered, other) => {
    const { date } = readEnteredDate(text, { precision })
    expect(date).toEqual({ value, ...(entered && { entered }) })
    expect(inOtherCalendar(date!, 'en')).toBe(other)
  })

  it.each<[string, EnteredPrecision]>([
    ['2083-08', 'day'],
    ['2083-01-32', 'day'],
    ['2010-2070 BS', 'period'],
    ['2091-01-01 BS', 'day'],
    ['soon', 'day'],
  ])('%s is no %s', (text, precision) => expect(readEnteredDate(text, { precision }).date).toBeUndefined())
})
