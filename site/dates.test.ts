import { expect, test } from 'vitest'
import { formatDate, formatNewsDate, yearsSince } from './dates.ts'
import { formatPeriod } from './periods.words.ts'

test('a moment is dated as in Nepal, day first; on the page of a news item as specified', () => {
  expect(formatDate('2026-02-08T03:00:00Z')).toBe('8 February 2026')
  expect(formatDate('2026-02-08T18:14:59Z')).toBe('8 February 2026')
  expect(formatDate('2026-02-08T18:15:00Z')).toBe('9 February 2026')
  expect(formatNewsDate('2026-02-08T03:00:00Z')).toBe('February 08, 2026')
})

test('a period shows its known ends', () => {
  expect(formatPeriod('2019-03', '2021-05')).toBe('March 2019 – May 2021')
  expect(formatPeriod('2024', null)).toBe('since 2024')
  expect(formatPeriod('2024', '2024')).toBe('2024')
  expect(formatPeriod(null, null)).toBe('')
})

test('years are full on the day itself and not before', () => {
  expect(yearsSince('2009-04-28', new Date('2026-04-27T12:00:00Z'))).toBe(16)
  expect(yearsSince('2009-04-28', new Date('2026-04-28T12:00:00Z'))).toBe(17)
})
