export interface Counts {
  passed: number
  failed: number
  skipped: number
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
  errors: unknown[]
}

/** A skipped test of a database. */
const DATABASE_NAME = /postgres|sqlite/i

/** @param code the exit code, which may report other failures @param failSkippedDatabases for CI */
export function readVitestReport(json: string, code: number, failSkippedDatabases: boolean): Counts {
  const report = JSON.parse(json) as VitestReport
  const skipped = report.numPendingTests + report.numTodoTests
  const skippedOnDatabase = report.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ fullName, status }) => !['passed', 'failed'].includes(status) && DATABASE_NAME.test(fullName)).length
  // A file that cannot be loaded has no tests that could fail.
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((result) => result.status !== 'failed'),
  ).length
  const moved = failSkippedDatabases ? skippedOnDatabase : 0
  const failed = report.numFailedTests + brokenFiles + moved
  return { passed: report.numPassedTests, failed: atLeastOneIf(code !== 0, failed), skipped: skipped - moved }
}

/** A test that passed only on a retry counts as failed. */
export function readPlaywrightReport(json: string, code: number): Counts {
  const { stats, errors } = JSON.parse(json) as PlaywrightReport
  const failed = stats.unexpected + stats.flaky + errors.length
  return { passed: stats.expected, failed: atLeastOneIf(code !== 0, failed), skipped: stats.skipped }
}

function atLeastOneIf(condition: boolean, count: number): number {
  return condition ? Math.max(1, count) : count
}
