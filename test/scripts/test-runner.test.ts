import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { expect, onTestFinished, test, vi } from 'vitest'
import { packageBinary } from '../../scripts/package-binary.ts'
import { temporaryFolder } from '../../scripts/temporary-folder.ts'
import { readAudit } from '../../scripts/test/audit.ts'
import { describeFailures, keepEnd, type Failure } from '../../scripts/test/failures.ts'
import { createOutputs } from '../../scripts/test/outputs.ts'
import { describeMissingEngine, describePlaywrightTimes, readPlaywrightReport } from '../../scripts/test/reports.ts'
import { run } from '../../scripts/test/run.ts'

test('a critical or high weakness of a package fails the night, a lower one and a registry that is away do not', () => {
  const report = (severities: Record<string, string>) => {
    const named = Object.entries(severities).map(([name, severity]) => [name, { severity, range: '<2.0.0' }])
    return `npm warn old\n${JSON.stringify({ vulnerabilities: Object.fromEntries(named), metadata: { vulnerabilities: {} } })}`
  }
  expect(readAudit(report({ left: 'moderate' }))).toEqual({ passed: 1, failed: 0, skipped: 0, failures: [] })
  expect(readAudit(report({ left: 'low', pad: 'critical', hono: 'high' }))).toMatchObject({
    failed: 2,
    failures: [{ name: 'pad', text: 'critical: <2.0.0\n' }, { name: 'hono' }],
  })
  for (const away of ['', 'npm error', '{"message":"405","error":{"summary":""}}'])
    expect(readAudit(away)).toBeUndefined()
})

test('a browser test that passes only at its second try counts as failed', () => {
  const report = { stats: { expected: 5, unexpected: 0, flaky: 1, skipped: 0 }, errors: [] }
  expect(readPlaywrightReport(JSON.stringify(report), 0)).toEqual({ passed: 5, failed: 1, skipped: 0, failures: [] })
})

test('a browser run without a failed test that ends in an error counts as failed', () => {
  const report = { stats: { expected: 5, unexpected: 0, flaky: 0, skipped: 0 }, errors: [] }
  expect(readPlaywrightReport(JSON.stringify(report), 1)).toEqual({ passed: 5, failed: 1, skipped: 0, failures: [] })
})

test('a failed browser test is told with its project, file, line, title and error', () => {
  const tests = (status: string) => [
    { projectName: 'staff', status, results: [{ duration: 1, errors: [{ message: `Error: not ${status}` }] }] },
  ]
  const spec = (title: string, status: string) => ({ title, file: 'admin.spec.ts', line: 7, tests: tests(status) })
  const report = {
    stats: { expected: 1, unexpected: 1, flaky: 0, skipped: 0 },
    errors: [{ message: 'Error: no server' }],
    suites: [{ specs: [spec('works', 'expected')], suites: [{ specs: [spec('breaks', 'unexpected')] }] }],
  }
  expect(readPlaywrightReport(JSON.stringify(report), 1).failures).toEqual([
    { name: '[staff] admin.spec.ts:7 › breaks', text: 'Error: not unexpected' },
    { name: 'outside of the tests', text: 'Error: no server' },
  ])
})

test('failures are told by stage and name, without colours, and fit on a page whatever their number and length', () => {
  const text = Array.from({ length: 40 }, (_, line) => `\u001B[31mline ${line + 1}\u001B[39m\n\n`).join('')
  const one = describeFailures([{ stage: 'unit', name: 'a.test.ts › fails', text }]).split('\n')
  expect(one.slice(0, 2)).toEqual(['✗ unit: a.test.ts › fails', '    line 1'])
  expect([one.length, one.at(-1)]).toEqual([16, '    line 15'])
  const many = Array.from({ length: 1000 }, () => ({ stage: 'browser', name: 'fails', text: text.repeat(50) }))
  const lines = describeFailures(many).split('\n')
  expect(lines.length).toBeLessThanOrEqual(80)
  expect(lines.at(-1)).toBe('and 963 more')
})

test('the last output of a check is kept for its failure', () => {
  let printed = ''
  const output = keepEnd((text) => (printed += text))
  for (let line = 1; line <= 500; line += 1) output.write(`line ${line}\n`)
  expect(printed).toContain('line 1\n')
  expect(output.end().split('\n')).toEqual(Array.from({ length: 15 }, (_, line) => `line ${line + 486}`))
})

test('a failed unit test is told with its difference, and so are a file that cannot be loaded and an error outside', () => {
  const folder = temporaryFolder('reporter-test')
  onTestFinished(() => folder.remove())
  const output = join(folder.path, 'failures.json')
  writeFileSync(join(folder.path, 'a.test.js'), "test('adds', () => expect({ sum: 3 }).toEqual({ sum: 4 }))")
  writeFileSync(join(folder.path, 'b.test.js'), "import './missing.js'")
  writeFileSync(join(folder.path, 'c.test.js'), "test('ends', () => void Promise.reject(new Error('unheard')))")
  const reporter = resolve('scripts/test/failure-reporter.ts')
  const values = [packageBinary('vitest', 'vitest'), 'run', '--globals', '--root', folder.path, '--reporter', reporter]
  spawnSync(process.execPath, values, { env: { ...process.env, FAILURES_FILE: output } })
  const failures = JSON.parse(readFileSync(output, 'utf8')) as Failure[]
  expect(failures.map(({ name }) => name).toSorted()).toEqual(['a.test.js › adds', 'b.test.js', 'outside of the tests'])
  const [adds] = failures.filter(({ name }) => name.startsWith('a.'))
  expect(stripVTControlCharacters(adds!.text)).toMatch(/a\.test\.js:1\n[^]*-   "sum": 4,\n\+   "sum": 3,/)
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

test('settings of the developer do not reach what the tests run, unless the tests give them', async () => {
  onTestFinished(() => void vi.unstubAllEnvs())
  for (const name of ['DATABASE_URL', 'MEDIA_STORE', 'BACKUP_DIR', 'ERROR_REPORT_URL'])
    vi.stubEnv(name, 'of the developer')
  const folder = temporaryFolder('settings')
  onTestFinished(folder.remove)
  const file = join(folder.path, 'print.js')
  writeFileSync(file, 'console.log(Object.entries(process.env).map((pair) => pair.join("=")).join("\\n"))')
  let printed = ''
  expect(await run(file, [], (text) => (printed += text), { DATABASE_URL: 'of the tests' })).toBe(0)
  expect(printed).not.toContain('of the developer')
  expect(printed).toContain('DATABASE_URL=of the tests')
})

test('an engine that is not installed is named with the packages that it needs', () => {
  expect(describeMissingEngine('webkit', ['webkit2gtk-driver', 'xvfb'])).toBe(
    'webkit: not installed; on Debian: apt-get install webkit2gtk-driver xvfb',
  )
})
