import { expect, test } from 'vitest'
import { CONTENT_ENTITIES, kindOf } from '../../../contract/kinds/index.ts'
import { numberOf } from './numbers.ts'
import { clockOf, dayOf, fromTimeInput, isToday, shortDayOf, toTimeInput } from './times.ts'
import type { DatePrecision } from '../../../contract/calendar/date-fields.ts'

test('times are shown and read in the time of Nepal', () => {
  expect(dayOf('2026-03-04T18:30:00.000Z', 'en')).toBe('5 Mar 2026')
  expect(clockOf('2026-03-04T18:30:00.000Z', 'en')).toBe('00:15')
  expect(toTimeInput('2026-03-04T18:30:00.000Z')).toBe('2026-03-05T00:15')
  expect(fromTimeInput('2026-03-05T00:15')).toBe('2026-03-04T18:30:00.000Z')
})

test('a day stays that day', () => {
  expect(dayOf('2026-03-04', 'en')).toBe('4 Mar 2026')
})

test('Nepali has its own months and digits', () => {
  expect(dayOf('2026-03-04T18:30:00.000Z', 'ne')).toBe('५ मार्च २०२६')
  expect(clockOf('2026-03-04T18:30:00.000Z', 'ne')).toBe('००:१५')
  expect(shortDayOf('2026-03-04T18:30:00.000Z', 'ne', new Date('2026-06-01'))).toBe('५ मार्च')
  expect(numberOf(1234567, 'ne')).toBe('१२,३४,५६७')
})

test('today is the day in Nepal, and another year is shown', () => {
  expect(isToday('2026-03-04T18:15:00.000Z', new Date('2026-03-05T18:14:59.000Z'))).toBe(true)
  expect(isToday('2026-03-04T18:14:59.000Z', new Date('2026-03-04T18:15:00.000Z'))).toBe(false)
  expect(shortDayOf('2025-03-04T12:00:00.000Z', 'en', new Date('2026-06-01'))).toBe('4 Mar 2025')
})

test('an incomplete time is invalid', () => {
  expect(fromTimeInput('')).toBeUndefined()
  expect(fromTimeInput('2026-02-31T10:00')).toBeUndefined()
  expect(fromTimeInput('some dayT10:00')).toBeUndefined()
})

const SHOWN: Record<DatePrecision, [value: string, en: string, ne: string][]> = {
  period: [
    ['2010-2013', '2010–2013', 'सन् २०१०–२०१३'],
    ['2009', '2009', 'सन् २००९'],
  ],
  yearOrMonth: [
    ['2020-02', 'Feb 2020', 'सन् २०२० फेब्रुअरी'],
    ['2020', '2020', 'सन् २०२०'],
  ],
  day: [['2020-02-05', '5 Feb 2020', '५ फेब्रुअरी २०२०']],
  time: [['2020-02-05T20:00:00.000Z', '6 Feb 2020', '६ फेब्रुअरी २०२०']],
}
const dated = CONTENT_ENTITIES.map(kindOf).filter(({ date }) => date)

test.each(dated.map((kind) => [kind.entity, kind] as const))(
  'lists of %s show a date no more exactly than it is',
  (_, kind) => {
    for (const [value, english, nepali] of SHOWN[kind.fields[kind.date!]!.precision!]) {
      expect([dayOf(value, 'en'), dayOf(value, 'ne')]).toEqual([english, nepali])
    }
  },
)
