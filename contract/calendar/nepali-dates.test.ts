import { expect, test } from 'vitest'
import { formatNepaliDay, formatNepaliPeriod, formatNepaliYearOrMonth } from './nepali-dates.ts'

test('a day has Bikram Sambat first, by the day in Nepal', () => {
  expect(formatNepaliDay('2009-04-28')).toBe('२०६६ वैशाख १५ गते (सन् २००९ अप्रिल २८)')
  expect(formatNepaliDay('2026-02-08T18:14:59Z')).toBe('२०८२ माघ २५ गते (सन् २०२६ फेब्रुअरी ८)')
  expect(formatNepaliDay('2026-02-08T18:15:00Z')).toBe('२०८२ माघ २६ गते (सन् २०२६ फेब्रुअरी ९)')
})

test('a year and a month name all of Bikram Sambat that they have a part of', () => {
  expect(formatNepaliYearOrMonth('2019')).toBe('२०७५ – २०७६ (सन् २०१९)')
  expect(formatNepaliYearOrMonth('2019-04')).toBe('२०७५ चैत – २०७६ वैशाख (सन् २०१९ अप्रिल)')
})

test('a period reaches from its first day to its last, and says what is open', () => {
  expect(formatNepaliPeriod('2019-04', '2021-05')).toBe('२०७५ चैत – २०७८ जेठ (सन् २०१९ अप्रिल – २०२१ मे)')
  expect(formatNepaliPeriod('2024-04', null)).toBe('२०८० चैत – २०८१ वैशाख (सन् २०२४ अप्रिल) देखि')
  expect(formatNepaliPeriod('2026-12', null, true)).toContain('बाट सुरु हुने')
  expect(formatNepaliPeriod(null, '2021')).toBe('२०७७ – २०७८ (सन् २०२१) सम्म')
  expect(formatNepaliPeriod('2019', '2021')).toBe('२०७५ – २०७८ (सन् २०१९ – २०२१)')
})

test('a day beyond the table is written in the Gregorian calendar alone', () => {
  expect(formatNepaliDay('1930-01-02')).toBe('सन् १९३० जनवरी २')
})
