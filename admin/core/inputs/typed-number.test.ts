import { expect, test } from 'vitest'
import { readNumber, typedNumber } from './typed-number.ts'

test.each([
  ['29', 29],
  ['२९', 29],
  [' -8.5 ', -8.5],
  ['८४.', 84],
  ['.5', 0.5],
  ['1e+21', 1e21],
  ['1,480,000', 1_480_000],
  ['१,४८,००,००,०००.२५', 1_480_000_000.25],
  ['', null],
  ['  ', null],
])('%j is read as %j', (text, value) => expect(readNumber(text)).toBe(value))

test.each(['1,5', '12,34', ',500', '1,,000', '5 m', '0x10', 'Infinity', '-', '1.2.3'])(
  '%j is no number, and stays as it was typed',
  (text) => expect(readNumber(text)).toBe(text),
)

test('numbers are shown in the digits of the screens, and texts as typed', () => {
  expect(typedNumber(1234.5, 'ne')).toBe('१२३४.५')
  expect(typedNumber(1234.5, 'en')).toBe('1234.5')
  expect(typedNumber('5 m', 'ne')).toBe('5 m')
  expect(typedNumber(null, 'ne')).toBe('')
})
