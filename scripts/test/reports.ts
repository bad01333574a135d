import type { Counts } from './test-stages.ts'

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: { name: string; status: string; assertionResults: { fullName: string; status: string }[] }[]
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: unknown[]
}

/** A skipped test with the name of a database in its own says that nothing was tested on that database. */
const DATABASE_NAME = /postgres|sqlite/i

/**
 * Counts what Vitest reports.
 * @param code its exit code: it may fail by what no test is to blame for
 * @param failSkippedDatabases in CI a skipped database engine is a failure
 */
export function readVitestReport(json: string, code: number, failSkippedDatabases: boolean): Counts {
  const report = JSON.parse(json) as VitestReport
  const skipped = report.numPendingTests + report.numTodoTests
  const skippedOnDatabase = report.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ fullName, status }) => !['passed', 'failed'].includes(status) && DATABASE_NAME.test(fullName)).length
  // A file that cannot be loaded has no tests that could fail.
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.every((result) => result.status !== 'failed'),
  ).length
  const moved = failSkippedDatabases ? skippedOnDatabase : 0
  const failed = report.numFailedTests + brokenFiles + moved
  return { passed: report.numPassedTests, failed: atLeastOneIf(code !== 0, failed), skipped: skipped - moved }
}

/**
 * So many tests may need their second try: a click that a loaded machine loses among hundreds of stories is no fault of
 * the site, but several in one run are one.
 */
const MOST_FLAKY = 2

/** Counts what Playwright reports; it names the tests that passed only at their second try, which it calls flaky. */
export function readPlaywrightReport(json: string, code: number): Counts {
  const { stats, errors } = JSON.parse(json) as PlaywrightReport
  const isTolerable = stats.flaky <= MOST_FLAKY
  const failed = stats.unexpected + (isTolerable ? 0 : stats.flaky) + errors.length
  return { passed: stats.expected + (isTolerable ? stats.flaky : 0), failed: atLeastOneIf(code !== 0, failed), skipped: stats.skipped }
}

function atLeastOneIf(condition: boolean, count: number): number {
  return condition ? Math.max(1, count) : count
}
