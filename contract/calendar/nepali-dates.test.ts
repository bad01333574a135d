import { expect, test } from 'vitest'
import { bsPeriod, inEnglishBs } from './bs-dates.ts'
import type { EnteredDate } from './entered-date.ts'
import { nepaliDates } from './nepali-dates.ts'

const { day, period } = nepaliDates

test('a day has Bikram Sambat first, by the day in Nepal', () => {
  expect(day('2009-04-28')).toBe('२०६६ वैशाख १५ गते (२८ अप्रिल २००९)')
  expect(day('2026-02-08T18:14:59Z')).toBe('२०८२ माघ २५ गते (८ फेब्रुअरी २०२६)')
  expect(day('2026-02-08T18:15:00Z')).toBe('२०८२ माघ २६ गते (९ फेब्रुअरी २०२६)')
})

/** Dates as they are stored, with what was entered in BS. */
const JUNE = { value: '2023-06' }
const YEAR = { value: '2025' }
const SHRAWAN = { value: '2023-07', entered: '2080-04' }
const ASAR = { value: '2026-06', entered: '2083-03' }
const BS_YEAR = { value: '2023', entered: '2080' }

test.each<[name: string, start: EnteredDate | null, end: EnteredDate | null, nepali: string, english: string]>([
  ['a month AD', JUNE, null, 'सन् २०२३ जुन (२०८० जेठ/असार) देखि', 'Jestha/Asar 2080 BS'],
  [
    'a month AD at the turn of a year BS',
    { value: '2024-04' },
    null,
    'सन् २०२४ अप्रिल (२०८० चैत/२०८१ वैशाख) देखि',
    'Chaitra 2080/Baisakh 2081 BS',
  ],
  ['a year AD', YEAR, null, 'सन् २०२५ (२०८१/८२) देखि', '2081/82 BS'],
  ['a month BS', SHRAWAN, null, '२०८० साउन (सन् २०२३ जुलाई/अगस्ट) देखि', 'Shrawan 2080 BS'],
  ['a year BS', BS_YEAR, null, '२०८० (सन् २०२३/२४) देखि', '2080 BS'],
  ['an end alone', null, YEAR, 'सन् २०२५ (२०८१/८२) सम्म', '2081/82 BS'],
  ['an end BS alone', null, ASAR, '२०८३ असार (सन् २०२६ जुन/जुलाई) सम्म', 'Asar 2083 BS'],
  ['one month AD', JUNE, JUNE, 'सन् २०२३ जुन (२०८० जेठ/असार)', 'Jestha/Asar 2080 BS'],
  ['one month BS', SHRAWAN, SHRAWAN, '२०८० साउन (सन् २०२३ जुलाई/अगस्ट)', 'Shrawan 2080 BS'],
  [
    'two months AD',
    { value: '2019-04' },
    { value: '2021-05' },
    'सन् २०१९ अप्रिल – २०२१ मे (२०७५ चैत – २०७८ जेठ)',
    'Chaitra 2075 – Jestha 2078 BS',
  ],
  ['two months BS', SHRAWAN, ASAR, '२०८० साउन – २०८३ असार (सन् २०२३ जुलाई – २०२६ जुलाई)', 'Shrawan 2080 – Asar 2083 BS'],
  ['two years AD', { value: '2019' }, { value: '2021' }, 'सन् २०१९ – २०२१ (२०७५ – २०७८)', '2075 – 2078 BS'],
  [
    'a year and a month AD',
    { value: '2019' },
    { value: '2021-05' },
    'सन् २०१९ – २०२१ मे (२०७५ – २०७८ जेठ)',
    '2075 – Jestha 2078 BS',
  ],
  [
    'a month AD and one BS',
    JUNE,
    ASAR,
    'सन् २०२३ जुन (२०८० जेठ/असार) – २०८३ असार (सन् २०२६ जुन/जुलाई)',
    'Jestha 2080 – Asar 2083 BS',
  ],
  [
    'a month of a year without a calendar',
    { value: '2027-05' },
    null,
    'सन् २०२७ मे (२०८४ वैशाख/जेठ, अनन्तिम) देखि',
    'Baisakh/Jestha 2084 BS, provisional',
  ],
  ['a month beyond the table', { value: '1930-06' }, null, 'सन् १९३० जुन देखि', ''],
])('%s is written as it was entered, with the other calendar beside it', (_name, start, end, nepali, english) => {
  const entered = { start: start?.entered, end: end?.entered }
  expect(period(start?.value ?? null, end?.value ?? null, false, entered)).toBe(nepali)
  expect(inEnglishBs(bsPeriod(start, end, 'en')) ?? '').toBe(english)
})

test('work to come says so', () => expect(period('2026-12', null, true)).toContain('बाट सुरु हुने'))

test('a day beyond the table is written in the Gregorian calendar alone', () => {
  expect(day('1930-01-02')).toBe('२ जनवरी १९३०')
})

test('a day of a year without an official calendar is marked', () => {
  expect(day('2027-05-15')).toBe('२०८४ जेठ १ गते (अनन्तिम, १५ मे २०२७)')
  expect(period('2026', '2027')).not.toContain('अनन्तिम')
})
