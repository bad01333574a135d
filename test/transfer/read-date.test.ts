import { expect, test } from 'vitest'
import { kindOf } from '../../contract/kinds/index.ts'
import { columnDates, readDate } from '../../server/transfer/import/read-date.ts'

test.each([
  ['2081-01-15 BS', '2024-04'],
  ['2081-01-25 BS', '2024-05'],
  ['२०८१-०१-२५', '2024-05'],
  ['2081-01-25 00:00 BS', '2024-05'],
  ['2024-05-31', '2024-05'],
])('of a day where only the month is kept, the month AD is taken: %s', (cell, month) => {
  expect(readDate(kindOf('projects').fields['start']!, cell).value).toBe(month)
})

test.each([
  [['2042/02/02', '2045-01-09', '2038-05-01'], '2038-05-01', { value: '1981-08-17', entered: '2038-05-01' }],
  [['05/06/2020', '28/06/2020'], '05/06/2020', { value: '2020-06-05' }],
  [['05/06/2020', '06/28/2020'], '05/06/2020', { value: '2020-05-06' }],
  [['1999-01-01', '2040-01-01'], '2040-01-01', { value: '2040-01-01' }],
])('the other cells of a column tell of a date: %s', (cells, cell, date) => {
  expect(readDate(kindOf('certificates').fields['validUntil']!, cell, columnDates(cells))).toEqual(date)
})
