import { expect, test } from 'vitest'
import { dateReader } from '../words/date-reader.ts'
import { fromBikramSambat, isFarAhead } from './far-ahead.ts'

const NOW = new Date('2026-11-22T07:00:00Z')

test('a date more than a year ahead raises a question, and no other does', () => {
  for (const typed of ['2028', '2083', '2066-2070', '2027-12', '2027-11-23', '2083-08-06T10:00'])
    expect(isFarAhead(typed, NOW), typed).toBe(true)
  for (const typed of [
    '',
    '20',
    '2027',
    '2009',
    '2024-2025',
    '2027-11',
    '2027-11-22',
    '2026-12-01T10:00',
    'soon',
    '2083-13-40',
  ])
    expect(isFarAhead(typed, NOW), typed).toBe(false)
})

test('it is read as a Bikram Sambat date, in the form that was typed', () => {
  const read = (typed: string) => fromBikramSambat(dateReader, typed, NOW)
  expect(read('2083')).toBe('2026')
  expect(read('2066-2070')).toBe('2009-2013')
  // Baisakh, the first month, begins in April; Magh, the tenth, in January of the next year.
  expect(read('2083-01')).toBe('2026-04')
  expect(read('2082-10')).toBe('2026-01')
  expect(read('2083-08-06')).toBe('2026-11-22')
  expect(read('2083-08-06T10:15')).toBe('2026-11-22T10:15')
})

test('nothing is proposed that is invalid, also far ahead, or older than the firm can be', () => {
  for (const typed of ['2083-13', '2083-02-33', '2090', '2030', '9999'])
    expect(fromBikramSambat(dateReader, typed, NOW), typed).toBeUndefined()
})

test('the end of a validity raises a question only decades ahead', () => {
  expect([isFarAhead('2028-02-02', NOW, 20), isFarAhead('2085-02-02', NOW, 20)]).toEqual([false, true])
  expect(fromBikramSambat(dateReader, '2085-02-02', NOW, 20)).toBe('2028-05-15')
})
