import { expect, test } from 'vitest'
import { dayOf, fromTimeInput, minuteOf, toTimeInput } from './times.ts'

test('times are told and taken in the time of Nepal', () => {
  expect(minuteOf('2026-03-04T18:30:00.000Z')).toBe('5 Mar 2026, 00:15')
  expect(toTimeInput('2026-03-04T18:30:00.000Z')).toBe('2026-03-05T00:15')
  expect(fromTimeInput('2026-03-05T00:15')).toBe('2026-03-04T18:30:00.000Z')
})

test('a day stays that day', () => {
  expect(dayOf('2026-03-04')).toBe('4 Mar 2026')
})

test('half a time is none', () => {
  expect(fromTimeInput('')).toBeUndefined()
})
