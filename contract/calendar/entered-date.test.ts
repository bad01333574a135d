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

  it.each([
    '2080-01-01 (2023-04-14)',
    '2080 Baisakh 1 / 14 Apr 2023',
    '2080-01-01/2023-04-14',
    '2080/01/01 BS, 2023/04/14 AD',
    '2080-01-01\n2023-04-14',
    '१ वैशाख २०८० (सन् २०२३ अप्रिल १४)',
    '1 Baisakh 2080 i.e. 14 April 2023',
  ])('of both calendars at once is the first of the two: %s', (text) => {
    expect(readEnteredDate(text, { precision: 'day' }).date).toEqual({ value: '2023-04-14', entered: '2080-01-01' })
  })

  it.each<[string, EnteredPrecision, string]>([
    ['2040-05-01 (1983-08-17)', 'day', '1983-08-17'],
    ['Apr 2023 [Baisakh 2080]', 'yearOrMonth', '2023-04'],
    ['Baisakh 2080 (April/May 2023)', 'yearOrMonth', '2023-04'],
    ['FY 2078/79 (2021/22)', 'yearOrMonth', '2021-07'],
    ['2080 (2023)', 'yearOrMonth', '2023'],
  ])('of both calendars at once, and of any precision: %s', (text, precision, value) => {
    expect(readEnteredDate(text, { precision, edge: 'start' }).date?.value).toBe(value)
  })

  it('of two calendars that contradict says what the one is in the other', () => {
    expect(readEnteredDate('2080-01-01 (2023-05-14)', { precision: 'day' })).toEqual({
      fault: expect.objectContaining({
        en: '%{label} has two dates that differ: 1 Baisakh 2080 BS is 14 April 2023 AD, not 14 May 2023. Correct one of them',
      }),
    })
  })

  it.each<[string, EnteredPrecision, string | undefined]>([
    ['मिति: २०८०-०१-०१', 'day', '2023-04-14'],
    ['2080/01/01 (B.S.)', 'day', '2023-04-14'],
    ['२०८० असार मसान्त', 'day', '2023-07-16'],
    ['Fri Apr 14 2023 00:00:00 GMT+0545 (Nepal Time)', 'day', '2023-04-14'],
    ['आ.व.२०७८।७९', 'yearOrMonth', '2022-06'],
    ['2078/079 F/Y', 'yearOrMonth', '2022-06'],
    ['2078/79 BS', 'yearOrMonth', '2022-06'],
    ['Completed: Asar 2079', 'yearOrMonth', '2022-06'],
    ['Nov 2026 (expected)', 'yearOrMonth', '2026-11'],
    ['(2079)', 'yearOrMonth', '2022'],
    ['(Ongoing.)', 'yearOrMonth', undefined],
    ['चालु छ', 'yearOrMonth', undefined],
  ])('with the words and signs of lists: %s', (text, precision, value) => {
    const { date } = readEnteredDate(text, { precision, edge: 'end' })
    expect(date === null ? undefined : date?.value).toBe(value)
    expect(date).not.toBe(undefined)
  })

  it.each<[string, EnteredPrecision]>([
    ['2083-08', 'day'],
    ['2083-01-32', 'day'],
    ['2010-2070 BS', 'period'],
    ['2091-01-01 BS', 'day'],
    ['soon', 'day'],
  ])('%s is no %s', (text, precision) => expect(readEnteredDate(text, { precision }).date).toBeUndefined())
})
