import { expect, test } from 'vitest'
import { numberOf } from './numbers.ts'
import { dayOf, fromTimeInput, minuteOf, shortTimeOf, toTimeInput } from './times.ts'

test('times are told and taken in the time of Nepal', () => {
  expect(minuteOf('2026-03-04T18:30:00.000Z', 'en')).toBe('5 Mar 2026, 00:15')
  expect(toTimeInput('2026-03-04T18:30:00.000Z')).toBe('2026-03-05T00:15')
  expect(fromTimeInput('2026-03-05T00:15')).toBe('2026-03-04T18:30:00.000Z')
})

test('a day stays that day', () => {
  expect(dayOf('2026-03-04', 'en')).toBe('4 Mar 2026')
})

test('Nepali has its own months and digits', () => {
  expect(minuteOf('2026-03-04T18:30:00.000Z', 'ne')).toBe('५ मार्च २०२६, ००:१५')
  expect(shortTimeOf('2026-03-04T18:30:00.000Z', 'ne', new Date('2026-06-01'))).toBe('५ मार्च')
  expect(numberOf(1234567, 'ne')).toBe('१२,३४,५६७')
})

test('half a time is none', () => {
  expect(fromTimeInput('')).toBeUndefined()
  expect(fromTimeInput('2026-02-31T10:00')).toBeUndefined()
  expect(fromTimeInput('some dayT10:00')).toBeUndefined()
})
