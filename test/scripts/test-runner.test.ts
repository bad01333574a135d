import { expect, test } from 'vitest'
import { createOutputs } from '../../scripts/test/outputs.ts'
import { readPlaywrightReport } from '../../scripts/test/reports.ts'

test('a browser test that passes only at its second try counts as failed', () => {
  const report = { stats: { expected: 5, unexpected: 0, flaky: 1, skipped: 0 }, errors: [] }
  expect(readPlaywrightReport(JSON.stringify(report), 0)).toEqual({ passed: 5, failed: 1, skipped: 0 })
})

test('a browser run without a failed test that ends in an error counts as failed', () => {
  const report = { stats: { expected: 5, unexpected: 0, flaky: 0, skipped: 0 }, errors: [] }
  expect(readPlaywrightReport(JSON.stringify(report), 1)).toEqual({ passed: 5, failed: 1, skipped: 0 })
})

test('stages that run at the same time print one after the other, the oldest at once', () => {
  let printed = ''
  const outputs = createOutputs((text) => (printed += text))
  const [types, build] = [outputs.open(), outputs.open()]
  build.write('build 1 ')
  types.write('types 1 ')
  expect(printed).toBe('types 1 ')
  build.end()
  types.write('types 2 ')
  types.end()
  expect(printed).toBe('types 1 types 2 build 1 ')
})
