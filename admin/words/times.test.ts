import { expect, test } from 'vitest'
import { numberOf } from './numbers.ts'
import { clockOf, dayOf, fromTimeInput, isToday, shortDayOf, toTimeInput } from './times.ts'

test('times are told and taken in the time of Nepal', () => {
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

test('today is the day of Nepal, and another year is told', () => {
  expect(isToday('2026-03-04T18:15:00.000Z', new Date('2026-03-05T18:14:59.000Z'))).toBe(true)
  expect(isToday('2026-03-04T18:14:59.000Z', new Date('2026-03-04T18:15:00.000Z'))).toBe(false)
  expect(shortDayOf('2025-03-04T12:00:00.000Z', 'en', new Date('2026-06-01'))).toBe('4 Mar 2025')
})

test('half a time is none', () => {
  expect(fromTimeInput('')).toBeUndefined()
  expect(fromTimeInput('2026-02-31T10:00')).toBeUndefined()
  expect(fromTimeInput('some dayT10:00')).toBeUndefined()
})
