import { describe, expect, it } from 'vitest'
import { formatWrittenDate } from './format-date.ts'
import { findMonth, parseDate } from './parse-date.ts'
import { DateError } from './date-error.ts'

const read = (text: string, assumed?: 'bs' | 'ad') => {
  const date = parseDate(text, { assumed })
  return `${date.calendar} ${[date.year, date.month, date.day].filter(Boolean).join('-')}`
}

describe('a date as people write it', () => {
  it.each([
    ['2083-08-06', 'bs 2083-8-6'],
    ['2083/8/6', 'bs 2083-8-6'],
    ['2075/11/15 BS', 'bs 2075-11-15'],
    ['2076-11-13 B.S.', 'bs 2076-11-13'],
    ['17th Poush, 2076', 'bs 2076-9-17'],
    ['6 Mangsir 2083', 'bs 2083-8-6'],
    ['Saun 1, 2083', 'bs 2083-4-1'],
    ['२०८१ असार १५ गते', 'bs 2081-3-15'],
    ['२०८१।०३।१५', 'bs 2081-3-15'],
    ['वि.सं. २०८१ श्रावण', 'bs 2081-4'],
    ['१५ मङ्सिर २०८०', 'bs 2080-8-15'],
    ['Magh 2079', 'bs 2079-10'],
    ['2066 BS', 'bs 2066'],
    ['2026-11-22', 'ad 2026-11-22'],
    ['22/11/2026', 'ad 2026-11-22'],
    ['22 November 2026', 'ad 2026-11-22'],
    ['Nov 22, 2026', 'ad 2026-11-22'],
    ['22nd Nov. 2026 A.D.', 'ad 2026-11-22'],
    ['२२ नोभेम्बर २०२६', 'ad 2026-11-22'],
    ['April 2019', 'ad 2019-4'],
    ['2019', 'ad 2019'],
  ])('%s is %s', (text, expected) => expect(read(text)).toBe(expected))

  it.each([
    '',
    'soon',
    '2083-13-01',
    '2083-01-32',
    '2026-02-30',
    '6 Mangsir',
    '6 Mangsir 2026 AD',
    '1-2-3-4',
    '6 8 83',
  ])('"%s" is none', (text) => expect(() => read(text)).toThrow(DateError))

  it('a year that may be of either calendar is of the one that the field has', () => {
    expect(read('2040-05-01', 'bs')).toBe('bs 2040-5-1')
    expect(read('2040-05-01', 'ad')).toBe('ad 2040-5-1')
    expect(read('2019-05-01', 'bs')).toBe('bs 2019-5-1')
  })

  it.each(['Shrawan', 'Saun', 'saun', 'साउन', 'श्रावण', 'Sawan'])('%s is the fourth month', (name) =>
    expect(findMonth(name)).toEqual({ calendar: 'bs', month: 4 }),
  )
})

describe('a date on the site', () => {
  it('names the month in the language of the page, and keeps its precision', () => {
    const day = { calendar: 'bs', year: 2083, month: 8, day: 7 } as const
    expect(formatWrittenDate(day, 'en')).toBe('7 Mangsir 2083')
    expect(formatWrittenDate(day, 'ne')).toBe('२०८३ मङ्सिर ७ गते')
    expect(formatWrittenDate({ calendar: 'bs', year: 2083, month: 8 }, 'ne')).toBe('२०८३ मङ्सिर')
    expect(formatWrittenDate({ calendar: 'ad', year: 2026, month: 11, day: 22 }, 'ne')).toBe('२२ नोभेम्बर २०२६')
    expect(formatWrittenDate({ calendar: 'ad', year: 2026 }, 'en')).toBe('2026')
  })

  it('is read again as the same date', () => {
    for (let month = 1; month <= 12; month += 1) {
      for (const date of [
        { calendar: 'bs', year: 2081, month, day: 3 } as const,
        { calendar: 'ad', year: 2024, month, day: 3 } as const,
      ])
        expect(['en', 'ne'].map((locale) => parseDate(formatWrittenDate(date, locale as 'en')))).toEqual([date, date])
    }
  })
})
