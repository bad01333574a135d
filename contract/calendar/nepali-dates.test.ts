import { expect, test } from 'vitest'
import { nepaliDates } from './nepali-dates.ts'

const { day, yearOrMonth, period } = nepaliDates()

test('a day has Bikram Sambat first, by the day in Nepal', () => {
  expect(day('2009-04-28')).toBe('२०६६ वैशाख १५ गते (सन् २००९ अप्रिल २८)')
  expect(day('2026-02-08T18:14:59Z')).toBe('२०८२ माघ २५ गते (सन् २०२६ फेब्रुअरी ८)')
  expect(day('2026-02-08T18:15:00Z')).toBe('२०८२ माघ २६ गते (सन् २०२६ फेब्रुअरी ९)')
})

test('a year and a month name all of Bikram Sambat that they have a part of', () => {
  expect(yearOrMonth('2019')).toBe('२०७५ – २०७६ (सन् २०१९)')
  expect(yearOrMonth('2019-04')).toBe('२०७५ चैत – २०७६ वैशाख (सन् २०१९ अप्रिल)')
})

test('a period reaches from its first day to its last, and says what is open', () => {
  expect(period('2019-04', '2021-05')).toBe('२०७५ चैत – २०७८ जेठ (सन् २०१९ अप्रिल – २०२१ मे)')
  expect(period('2024-04', null)).toBe('२०८० चैत – २०८१ वैशाख (सन् २०२४ अप्रिल) देखि')
  expect(period('2026-12', null, true)).toContain('बाट सुरु हुने')
  expect(period(null, '2021')).toBe('२०७७ – २०७८ (सन् २०२१) सम्म')
  expect(period('2019', '2021')).toBe('२०७५ – २०७८ (सन् २०१९ – २०२१)')
})

test('a day beyond the table is written in the Gregorian calendar alone', () => {
  expect(day('1930-01-02')).toBe('सन् १९३० जनवरी २')
})

/** Of 2084, with a day less in Baisakh than the table has. */
const LENGTHS = [30, 32, 31, 32, 31, 30, 30, 30, 29, 30, 29, 31]

test('a day of a year without an official calendar is marked, until that year is corrected', () => {
  expect(day('2027-05-15')).toBe('२०८४ जेठ १ गते (अनन्तिम, सन् २०२७ मे १५)')
  expect(nepaliDates({ 2084: LENGTHS }).day('2027-05-15')).toBe('२०८४ जेठ २ गते (सन् २०२७ मे १५)')
  expect(period('2026', '2027')).not.toContain('अनन्तिम')
})
