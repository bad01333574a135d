import { describe, expect, it } from 'vitest'
import { nepalDay } from './nepal-day.ts'
import { bsCalendar as calendar, type BsDate } from './bikram-sambat.ts'
import { daysOfFiscalYear, findFiscalYear, fiscalYearOf, formatFiscalYear, parseFiscalYear } from './fiscal-year.ts'
import { dayNumber, toDay } from './day-number.ts'

const written = ({ year, month, day }: BsDate) =>
  [year, month, day].map((part) => String(part).padStart(2, '0')).join('-')
const read = (text: string): BsDate => {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number)
  return { year, month, day }
}

/** Dates of public record. */
const KNOWN = {
  '1951-02-18': '2007-11-07', // Democracy Day
  '1990-11-09': '2047-07-23', // Constitution of 1990
  '2006-04-24': '2063-01-11', // Loktantra Diwas
  '2006-11-21': '2063-08-05', // Comprehensive Peace Accord
  '2007-01-15': '2063-10-01', // Interim Constitution
  '2008-05-28': '2065-02-15', // Republic declared
  '2009-04-28': '2066-01-15',
  '2015-04-25': '2072-01-12', // Gorkha earthquake
  '2015-09-20': '2072-06-03', // Constitution of Nepal
  '2017-11-26': '2074-08-10', // Federal election, first phase
  '2017-12-07': '2074-08-21', // Federal election, second phase
  '2020-06-18': '2077-03-04', // Amendment for the official map
  '2022-11-20': '2079-08-04', // Federal election
  '2024-04-13': '2081-01-01',
  '2025-01-14': '2081-10-01', // Maghe Sankranti
  '2025-04-14': '2082-01-01',
  '2025-05-29': '2082-02-15', // Republic Day
  '2026-01-15': '2082-10-01', // Maghe Sankranti
  '2026-03-05': '2082-11-21', // Federal election
  '2026-04-14': '2083-01-01',
}

describe('Bikram Sambat', () => {
  it.each(Object.entries(KNOWN))('%s AD is %s BS', (ad, bs) => {
    expect(written(calendar.toBs(ad))).toBe(bs)
    expect(calendar.toAd(read(bs))).toBe(ad)
  })

  it('converts every day from 2000 to 2090 BS there and back, each to the day after the one before', () => {
    const wrong: string[] = []
    let day = dayNumber('1943-04-14')
    for (let year = calendar.firstYear; year <= calendar.lastYear; year += 1) {
      for (let month = 1; month <= 12; month += 1) {
        for (let number = 1; number <= calendar.daysIn(year, month); number += 1, day += 1) {
          const date = { year, month, day: number }
          const isSame = calendar.toAd(date) === toDay(day) && written(calendar.toBs(toDay(day))) === written(date)
          if (!isSame) wrong.push(written(date))
        }
      }
    }
    expect(wrong).toEqual([])
    expect(toDay(day)).toBe('2034-04-14')
  })

  it.each([
    ['a day before the table', () => calendar.toBs('1943-04-13'), /from 2000 to 2090 BS \(1943-04-14 to 2034-04-13\)/],
    ['a day after it', () => calendar.toBs('2034-04-14'), /from 2000 to 2090 BS/],
    ['a year after it', () => calendar.toAd({ year: 2091, month: 1, day: 1 }), /from 2000 to 2090 BS/],
    ['a thirteenth month', () => calendar.toAd({ year: 2083, month: 13, day: 1 }), /no month 13/],
    ['the 32nd of a month of 31 days', () => calendar.toAd({ year: 2083, month: 1, day: 32 }), /has 31 days/],
    ['half a day', () => calendar.toAd({ year: 2083, month: 1, day: 1.5 }), /has 31 days/],
    ['30 February', () => calendar.toBs('2026-02-30'), /no day 2026-02-30/],
  ])('refuses %s', (_name, convert, message) => expect(convert).toThrow(message))

  it('marks years without an official calendar as provisional', () => {
    expect([2083, 2084].map(calendar.isProvisional)).toEqual([false, true])
  })
})

describe('the day in Nepal', () => {
  it('begins at 18:15 UTC', () => {
    expect(nepalDay(new Date('2026-11-22T18:14:59Z'))).toBe('2026-11-22')
    expect(nepalDay(new Date('2026-11-22T18:15:00Z'))).toBe('2026-11-23')
  })
})

describe('fiscal years', () => {
  it('run from 1 Shrawan to the end of Asar', () => {
    expect(fiscalYearOf(calendar.toBs('2026-07-16'))).toBe(2082)
    expect(fiscalYearOf(calendar.toBs('2026-07-17'))).toBe(2083)
    expect(daysOfFiscalYear(2082)).toEqual({ first: '2025-07-17', last: '2026-07-16' })
  })

  it.each([
    '2081/82',
    '2081/082',
    '2081/2082',
    '081/82',
    '81-82',
    '2081-82',
    'FY 2081/82',
    '२०८१/८२',
    'आ.व. २०८१/०८२',
    'आ. व. २०८१/०८२',
  ])('are read from %s', (text) => {
    expect(parseFiscalYear(text)).toBe(2081)
    expect(findFiscalYear(`पुल ${text}`)).toMatchObject({ year: 2081, others: 'पुल' })
  })

  it.each(['2081/83', '2081', '82/81', '2081/1', '', 'FY', '20811/82'])('are not read from "%s"', (text) =>
    expect(parseFiscalYear(text)).toBeUndefined(),
  )

  it('are written with two digits of the next year', () =>
    expect([2081, 2098, 2099].map(formatFiscalYear)).toEqual(['2081/82', '2098/99', '2099/00']))
})
