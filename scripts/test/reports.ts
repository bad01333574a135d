import type { Failure } from './failures.ts'

export interface Counts {
  passed: number
  failed: number
  skipped: number
}

/** With what failed of the tests. */
export interface TestResult extends Counts {
  failures: Failure[]
}

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: { name: string; status: string; assertionResults: { fullName: string; status: string }[] }[]
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: PlaywrightError[]
  suites?: PlaywrightSuite[]
}

interface PlaywrightError {
  message?: string
}

interface PlaywrightSuite {
  specs: { title: string; file: string; line?: number; tests: PlaywrightTest[] }[]
  suites?: PlaywrightSuite[]
}

interface PlaywrightTest {
  projectName: string
  status?: 'expected' | 'unexpected' | 'flaky' | 'skipped'
  results: { duration: number; errors?: PlaywrightError[] }[]
}

/** A skipped test of a database. */
const DATABASE_NAME = /postgres|sqlite/i

/** @param code the exit code, which may report other failures @param failSkippedDatabases for CI */
export function readVitestReport(json: string, code: number, failSkippedDatabases: boolean): TestResult {
  const report = JSON.parse(json) as VitestReport
  const skipped = report.numPendingTests + report.numTodoTests
  const skippedOnDatabase = report.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ fullName, status }) => !['passed', 'failed'].includes(status) && DATABASE_NAME.test(fullName))
  // A file that cannot be loaded has no tests that could fail.
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((result) => result.status !== 'failed'),
  ).length
  const moved = failSkippedDatabases ? skippedOnDatabase : []
  const failed = report.numFailedTests + brokenFiles + moved.length
  return {
    passed: report.numPassedTests,
    failed: atLeastOneIf(code !== 0, failed),
    skipped: skipped - moved.length,
    failures: moved.map(({ fullName }) => ({
      name: fullName,
      text: 'Skipped; in CI, each test of a database must run.',
    })),
  }
}

/** A test that passed only on a retry counts as failed. */
export function readPlaywrightReport(json: string, code: number): TestResult {
  const { stats, errors, suites = [] } = JSON.parse(json) as PlaywrightReport
  const failed = stats.unexpected + stats.flaky + errors.length
  const failures = suites.flatMap(specsOf).flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) => ({
        name: `[${projectName}] ${file}:${line} › ${title}`,
        text: textOf(results.flatMap((result) => result.errors ?? [])),
      })),
  )
  if (errors.length > 0) failures.push({ name: 'outside of the tests', text: textOf(errors) })
  return {
    passed: stats.expected,
    failed: atLeastOneIf(code !== 0, failed),
    skipped: stats.skipped,
    failures,
  }
}

/** Where the time of the browser tests went: by project, and the ten slowest tests. */
export function describePlaywrightTimes(json: string): string {
  const { suites = [] } = JSON.parse(json) as PlaywrightReport
  const runs = suites.flatMap(specsOf).flatMap(({ title, file, tests }) =>
    tests.map(({ projectName, results }) => ({
      project: projectName,
      name: `${file} › ${title}`,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
    })),
  )
  const projects = Object.entries(Object.groupBy(runs, ({ project }) => project)).map(([project, own = []]) => ({
    name: `${project}, ${own.length} tests`,
    seconds: own.reduce((sum, { seconds }) => sum + seconds, 0),
  }))
  const slowest = runs.toSorted((a, b) => b.seconds - a.seconds).slice(0, 10)
  const line = ({ name, seconds }: { name: string; seconds: number }) =>
    `${seconds.toFixed(1).padStart(8)} s  ${name}\n`
  return `Seconds of all workers:\n${projects.map(line).join('')}The slowest tests:\n${slowest.map(line).join('')}`
}

/** @param packages of Debian, which it needs */
export function describeMissingEngine(engine: string, packages: string[]): string {
  return `${engine}: not installed; on Debian: apt-get install ${packages.join(' ')}`
}

function specsOf({ specs, suites = [] }: PlaywrightSuite): PlaywrightSuite['specs'] {
  return [...specs, ...suites.flatMap(specsOf)]
}

function textOf(errors: PlaywrightError[]): string {
  return errors.map(({ message }) => message).join('\n')
}

function atLeastOneIf(condition: boolean, count: number): number {
  return condition ? Math.max(1, count) : count
}
