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
  suites?: PlaywrightSuite[]
}

interface PlaywrightSuite {
  specs: { title: string; file: string; tests: { projectName: string; results: { duration: number }[] }[] }[]
  suites?: PlaywrightSuite[]
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

/** Where the time of the browser tests went: by project, and the ten slowest tests. */
export function describePlaywrightTimes(json: string): string {
  const specsOf = ({ specs, suites = [] }: PlaywrightSuite): PlaywrightSuite['specs'] => [
    ...specs,
    ...suites.flatMap(specsOf),
  ]
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

function atLeastOneIf(condition: boolean, count: number): number {
  return condition ? Math.max(1, count) : count
}
