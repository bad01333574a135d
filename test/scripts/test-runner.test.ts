import { expect, test } from 'vitest'
import { createOutputs } from '../../scripts/test/outputs.ts'
import { describePlaywrightTimes, readPlaywrightReport } from '../../scripts/test/reports.ts'

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

test('the time of browser tests is told by project, and the slowest come first', () => {
  const spec = (title: string, projectName: string, duration: number) => ({
    title,
    file: 'home.spec.ts',
    tests: [{ projectName, results: [{ duration }] }],
  })
  const report = {
    stats: { expected: 2, unexpected: 0, flaky: 0, skipped: 0 },
    errors: [],
    suites: [{ specs: [spec('quick', 'desktop', 900)], suites: [{ specs: [spec('slow', 'desktop', 4100)] }] }],
  }
  expect(describePlaywrightTimes(JSON.stringify(report)).split('\n')).toEqual([
    'Seconds of all workers:',
    '     5.0 s  desktop, 2 tests',
    'The slowest tests:',
    '     4.1 s  home.spec.ts › slow',
    '     0.9 s  home.spec.ts › quick',
    '',
  ])
})
