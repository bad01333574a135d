import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isBuildFresh } from '../build-stamp.cjs'
import { findTestBrowser } from '../chromium.ts'
import { ENGINE_NAMES, missingPackages, type EngineName } from '../engines.ts'
import { freePort } from '../free-port.ts'
import { findOrInstallNginx } from '../nginx.ts'
import { packageBinary } from '../package-binary.ts'
import { startPostgres, type TestPostgres } from '../postgres.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { keepEnd, type Failure } from './failures.ts'
import {
  describeMissingEngine,
  describePlaywrightTimes,
  readPlaywrightReport,
  readVitestReport,
  type Counts,
  type TestResult,
} from './reports.ts'
import { root, run } from './run.ts'

export type StageName = 'types' | 'lint' | 'unit' | 'build' | 'install' | 'browser' | 'engines'

export interface StageContext {
  /** Prints; stages that run at the same time are kept apart. */
  write(text: string): void
  /** A commit; undefined: everything is tested. */
  since: string | undefined
}

export interface StageResult extends Counts {
  /** Where there are none, the end of the output tells what failed. */
  failures?: Failure[]
  /** What could not run here, and what to do about it: one line each. */
  notRun?: string[]
}

export interface Stage {
  name: StageName
  /** For its heading. */
  says: string
  /** Stages that must end first, if they run. */
  after: StageName[]
  run(context: StageContext): Promise<StageResult>
}

/** Two lanes, one per core. Browser tests have two workers and a server, so they run alone. */
export const STAGES: Stage[] = [
  { name: 'types', says: 'TypeScript', after: [], run: checkTypes },
  { name: 'lint', says: 'oxlint, format, dead code, slow regular expressions', after: ['types'], run: lint },
  { name: 'unit', says: 'units and API on both databases', after: ['lint'], run: testUnits },
  { name: 'build', says: 'the build, and what of it browsers get', after: [], run: testBuild },
  { name: 'install', says: 'npm start in a fresh copy, with Node 18 and its npm', after: ['build'], run: testInstall },
  { name: 'browser', says: 'the built site in Chromium', after: ['unit', 'install'], run: testInBrowser },
  {
    name: 'engines',
    says: 'the built site in Firefox and WebKit',
    after: ['unit', 'install', 'browser'],
    run: testInEngines,
  },
]

const NOTHING: TestResult = { passed: 0, failed: 0, skipped: 0, failures: [] }
const isCI = Boolean(process.env['CI']) && process.env['CI'] !== 'false'

async function checkTypes({ write }: StageContext): Promise<Counts> {
  return one((await run(packageBinary('typescript', 'tsc'), ['--noEmit'], write)) === 0)
}

async function lint({ write }: StageContext): Promise<TestResult> {
  const checks: [name: string, file: string, values: string[]][] = [
    ['oxlint', packageBinary('oxlint', 'oxlint'), ['--deny-warnings']],
    ['oxfmt', packageBinary('oxfmt', 'oxfmt'), ['--check']],
    ['knip', packageBinary('knip', 'knip'), ['--no-progress']],
    ['regular expressions', join(root, 'scripts', 'check-regexps.ts'), []],
  ]
  const failures: Failure[] = []
  for (const [name, file, values] of checks) {
    const output = keepEnd(write)
    if ((await run(file, values, output.write)) !== 0) failures.push({ name, text: output.end() })
  }
  return { passed: checks.length - failures.length, failed: failures.length, skipped: 0, failures }
}

async function testUnits({ write, since }: StageContext): Promise<TestResult> {
  return testWithPostgres('unit', write, since ? [`--changed=${since}`] : [])
}

async function testBuild({ write }: StageContext): Promise<StageResult> {
  if (!(await buildIfNeeded(write)) || !(await buildGallery(write))) return one(false)
  // For the tests of deploy/, which are skipped without it.
  findOrInstallNginx()
  const assets = await testWithPostgres('build', write)
  return { ...assets, passed: assets.passed + 1 }
}

async function testWithPostgres(
  project: 'unit' | 'build',
  write: (text: string) => void,
  values: string[] = [],
): Promise<TestResult> {
  const postgres = await startPostgres().catch((error: Error) => sayThatPostgresIsMissing(error, write))
  try {
    const counts = await runVitest(project, write, postgres ? { TEST_DATABASE_URL: postgres.url } : {}, values)
    if (!postgres) counts[isCI ? 'failed' : 'skipped'] += 1
    if (!postgres && isCI) counts.failures.push({ name: 'Postgres is missing', text: 'Nothing was tested on it.' })
    return counts
  } finally {
    await postgres?.stop()
  }
}

async function testInstall({ write }: StageContext): Promise<Counts> {
  // npm's links differ there, and Ctrl+C cannot be sent.
  if (process.platform === 'win32') return { passed: 0, failed: 0, skipped: 2 }
  const failed = await run(join(root, 'scripts', 'test', 'fresh-start.ts'), [], write)
  return { passed: Math.max(0, 2 - failed), failed, skipped: 0 }
}

async function testInBrowser({ write, since }: StageContext): Promise<StageResult> {
  if (since && !isChangedSince(since, 'test/browser')) {
    write(`No browser test was changed since ${since}. Run those of what you changed: npx playwright test NAME\n`)
    return { passed: 0, failed: 0, skipped: 0 }
  }
  if (!(await buildIfNeeded(write))) throw new Error('There is no build, so no browser test was run.')
  const folder = temporaryFolder('browser-tests')
  const report = join(folder.path, 'report.json')
  const postgres = await startPostgres().catch((error: Error) => sayThatPostgresIsMissing(error, write))
  try {
    const values = ['test', '--reporter=line,json', ...(since ? [`--only-changed=${since}`] : [])]
    const code = await run(packageBinary('@playwright/test', 'playwright'), values, write, {
      TMPDIR: folder.path,
      CHROMIUM_PATH: await findTestBrowser(),
      BROWSER_TEST_PORT: String(await freePort()),
      BROWSER_TEST_DATA_DIR: join(folder.path, 'data'),
      ...(postgres && { TEST_DATABASE_URL: postgres.url }),
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    })
    const json = readFileSync(report, 'utf8')
    write(describePlaywrightTimes(json))
    return readPlaywrightReport(json, code)
  } finally {
    await postgres?.stop()
    folder.remove()
  }
}

/** An engine that is not installed is skipped, also in CI. */
async function testInEngines({ write }: StageContext): Promise<StageResult> {
  if (!(await buildIfNeeded(write))) throw new Error('There is no build, so no engine was tested.')
  const total = { passed: 0, failed: 0, skipped: 0, failures: [] as Failure[], notRun: [] as string[] }
  for (const engine of ENGINE_NAMES) {
    const missing = missingPackages(engine)
    const counts = missing.length === 0 ? await runVitest(engine, write, {}) : { ...NOTHING, skipped: 1 }
    if (missing.length > 0) total.notRun.push(describeMissingEngine(engine, missing))
    total.failures.push(...counts.failures)
    for (const key of ['passed', 'failed', 'skipped'] as const) total[key] += counts[key]
  }
  return total
}

async function runVitest(
  project: 'unit' | 'build' | EngineName,
  write: (text: string) => void,
  environment: Record<string, string>,
  values: string[] = [],
): Promise<TestResult> {
  const folder = temporaryFolder(`${project}-tests`)
  const report = join(folder.path, 'report.json')
  const failures = join(folder.path, 'failures.json')
  const reporters = [
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    `--reporter=${join(root, 'scripts/test/failure-reporter.ts')}`,
  ]
  try {
    const code = await run(
      packageBinary('vitest', 'vitest'),
      ['run', '--project', project, ...reporters, ...values],
      write,
      { TMPDIR: folder.path, FAILURES_FILE: failures, ...environment },
    )
    const counts = readVitestReport(readFileSync(report, 'utf8'), code, isCI)
    const failed = JSON.parse(readFileSync(failures, 'utf8')) as Failure[]
    return { ...counts, failures: [...failed, ...counts.failures] }
  } finally {
    folder.remove()
  }
}

/** Whether there is a build of the present sources. A failed one is not repeated. */
function buildIfNeeded(write: (text: string) => void): Promise<boolean> {
  return (build ??= isBuildFresh(root)
    ? Promise.resolve(true)
    : run(join(root, 'scripts', 'setup.cjs'), ['--build'], write).then((code) => code === 0))
}
let build: Promise<boolean> | undefined

/** The browser tests would build it too, while the other lane waits. */
async function buildGallery(write: (text: string) => void): Promise<boolean> {
  return (await run(join(root, 'scripts', 'setup.cjs'), ['--gallery'], write)) === 0
}

function isChangedSince(commit: string, folder: string): boolean {
  const ask = (...values: string[]) => execFileSync('git', [...values, '--', folder], { cwd: root, encoding: 'utf8' })
  return ask('diff', '--name-only', commit) + ask('ls-files', '--others', '--exclude-standard') !== ''
}

function sayThatPostgresIsMissing(error: Error, write: (text: string) => void): TestPostgres | undefined {
  const lines = [
    'POSTGRES IS MISSING: nothing is tested on it.',
    isCI ? 'This counts as a failure (CI is set).' : 'This counts as skipped; in CI it fails.',
    ...error.message.split('\n'),
  ]
  const width = Math.max(...lines.map((line) => line.length))
  const body = lines.map((line) => `║ ${line.padEnd(width)} ║`).join('\n')
  write(`╔${'═'.repeat(width + 2)}╗\n${body}\n╚${'═'.repeat(width + 2)}╝\n`)
  return undefined
}

function one(passed: boolean): Counts {
  return { passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: 0 }
}
