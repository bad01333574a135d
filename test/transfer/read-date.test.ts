import { expect, test } from 'vitest'
import { kindOf } from '../../contract/kinds/index.ts'
import { readDate } from '../../server/transfer/import/read-date.ts'

test.each([
  ['2081-01-15 BS', '2024-04'],
  ['2081-01-25 BS', '2024-05'],
  ['२०८१-०१-२५', '2024-05'],
  ['2081-01-25 00:00 BS', '2024-05'],
  ['2024-05-31', '2024-05'],
])('of a day where only the month is kept, the month AD is taken: %s', (cell, month) => {
  expect(readDate(kindOf('projects').fields['start']!, cell).value).toBe(month)
})
