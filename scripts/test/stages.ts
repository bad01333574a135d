import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isBuildFresh } from '../build-stamp.cjs'
import { findTestBrowser } from '../chromium.ts'
import { ENGINE_NAMES, missingPackages } from '../engines.ts'
import { freePort } from '../free-port.ts'
import { findOrInstallNginx } from '../nginx.ts'
import { packageBinary } from '../package-binary.ts'
import { startPostgres } from '../postgres.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { auditPackages } from './audit.ts'
import { keepEnd, type Failure } from './failures.ts'
import {
  describeMissingEngine,
  describePlaywrightTimes,
  readPlaywrightReport,
  type Counts,
  type TestResult,
} from './reports.ts'
import { root, run } from './run.ts'
import { inScope, runVitest, sayThatPostgresIsMissing, testWithPostgres, type StageContext } from './vitest.ts'

export type StageName = 'types' | 'lint' | 'unit' | 'build' | 'install' | 'browser' | 'engines' | 'audit'

export interface StageResult extends Counts {
  /** Where there are none, the end of the output tells what failed. */
  failures?: Failure[]
  /** Tests that could not run here, and the remedy: one line each. */
  notRun?: string[]
}

export interface Stage {
  name: StageName
  /** For its heading. */
  says: string
  /** Stages that must end first, if they run. */
  after: StageName[]
  /** Not in `npm test`. */
  onlyInAll?: boolean
  /** Changes of these paths want all of the stage before they land. */
  allFor: string[]
  run(context: StageContext): Promise<StageResult>
}

/** Two lanes, one per core. Browser tests have two workers and a server, so they run alone. */
export const STAGES: Stage[] = [
  { name: 'types', says: 'TypeScript', after: [], allFor: [], run: checkTypes },
  {
    name: 'lint',
    says: 'oxlint, format, dead code, slow regular expressions',
    after: ['types'],
    allFor: [],
    run: lint,
  },
  {
    name: 'unit',
    says: 'units and API; on Postgres too, in `npm test` what differs there',
    after: ['lint'],
    // SQL, and what is left out of a quick run. Of a changed extra all of its own tests run in any case.
    allFor: [
      'server/core/store',
      'test/create-test-app.ts',
      'scripts/postgres.ts',
      'server/features.ts',
      'admin/features.ts',
      'test/scripts/*-drill.test.ts',
      'test/scripts/remove-extras.test.ts',
    ],
    run: testUnits,
  },
  {
    name: 'build',
    says: 'the build, and what of it browsers get',
    after: [],
    allFor: ['deploy', 'server/start.ts', 'test/built/*-drill.test.ts'],
    run: testBuild,
  },
  {
    name: 'install',
    says: 'npm start in a fresh copy, with Node 18 and its npm',
    after: ['build'],
    onlyInAll: true,
    allFor: ['package.json', 'package-lock.json', 'scripts/setup.cjs', 'scripts/setup', 'scripts/locked-packages.cjs'],
    run: testInstall,
  },
  {
    name: 'browser',
    says: 'the built site in Chromium',
    after: ['unit', 'install', 'build'],
    // Of a changed file of tests all runs in any case.
    allFor: ['playwright.config.ts'],
    run: testInBrowser,
  },
  {
    name: 'engines',
    says: 'the built site in Firefox and WebKit',
    after: ['unit', 'install', 'browser'],
    onlyInAll: true,
    allFor: ['scripts/engines.ts', 'test/engines'],
    run: testInEngines,
  },
  {
    name: 'audit',
    says: 'known weaknesses of packages (npm audit)',
    after: [],
    onlyInAll: true,
    allFor: ['package-lock.json'],
    run: ({ write }) => auditPackages(write),
  },
]

const NOTHING: TestResult = { passed: 0, failed: 0, skipped: 0, failures: [] }

async function checkTypes({ write }: StageContext): Promise<Counts> {
  // Each checker works out most types anew, and the other core builds.
  return one((await run(packageBinary('typescript', 'tsc'), ['--noEmit', '--checkers', '1'], write)) === 0)
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

async function testUnits(context: StageContext): Promise<TestResult> {
  const { scope, since, allSince } = context
  const result = await testWithPostgres('unit', context, since ? [`--changed=${since}`] : [])
  const changed = allSince && scope !== 'all' ? listTestsOfExtras(filesChangedSince(allSince, 'extras')) : []
  if (changed.length === 0) return result
  return sumOf([result, await testWithPostgres('unit', { ...context, scope: 'all' }, changed)])
}

/** The units of the extras in which these files are. */
function listTestsOfExtras(files: string[]): string[] {
  const names = [...new Set(files.map((file) => file.split('/')[1]!))]
  const found = names.flatMap((name) => globSync(`extras/${name}/test/**/*.test.ts`, { cwd: root }))
  return found.filter((file) => !file.includes('built'))
}

async function testBuild(context: StageContext): Promise<StageResult> {
  const { write, scope } = context
  if (!(await buildIfNeeded(write)) || (scope !== 'quick' && !(await buildGallery(write)))) return one(false)
  // For the tests of deploy/, which are skipped without it.
  if (scope === 'all') findOrInstallNginx()
  const assets = await testWithPostgres('build', context)
  return { ...assets, passed: assets.passed + 1 }
}

async function testInstall({ write }: StageContext): Promise<Counts> {
  // npm's links differ there, and Ctrl+C cannot be sent.
  if (process.platform === 'win32') return { passed: 0, failed: 0, skipped: 2 }
  const failed = await run(join(root, 'scripts', 'test', 'fresh-start.ts'), [], write)
  return { passed: Math.max(0, 2 - failed), failed, skipped: 0 }
}

async function testInBrowser(context: StageContext): Promise<StageResult> {
  const { write, scope, since, allSince } = context
  if (since && !isChangedSince(since, 'test/browser')) {
    write(`No browser test was changed since ${since}. Run those of what you changed: npx playwright test NAME\n`)
    return { passed: 0, failed: 0, skipped: 0 }
  }
  if (!(await buildIfNeeded(write))) throw new Error('There is no build, so no browser test was run.')
  const result = await runPlaywright(scope, write, since ? [`--only-changed=${since}`] : [])
  const changed = allSince && scope !== 'all' ? filesChangedSince(allSince, ...BROWSER_TESTS).filter(isThere) : []
  return changed.length > 0 ? sumOf([result, await runPlaywright('all', write, changed)]) : result
}

const BROWSER_TESTS = [':(glob)test/browser/*.spec.ts', ':(glob)extras/*/test/*.spec.ts']

async function runPlaywright(
  scope: StageContext['scope'],
  write: (text: string) => void,
  values: string[],
): Promise<TestResult> {
  const folder = temporaryFolder('browser-tests')
  const report = join(folder.path, 'report.json')
  const postgres = await startPostgres().catch((error: Error) => sayThatPostgresIsMissing(error, write))
  try {
    const code = await run(
      packageBinary('@playwright/test', 'playwright'),
      ['test', '--reporter=line,json', ...values],
      write,
      {
        ...inScope(scope),
        TMPDIR: folder.path,
        NODE_COMPILE_CACHE: join(folder.path, 'compiled'),
        CHROMIUM_PATH: await findTestBrowser(),
        BROWSER_TEST_PORT: String(await freePort()),
        BROWSER_TEST_DATA_DIR: join(folder.path, 'data'),
        ...(postgres && { TEST_DATABASE_URL: postgres.url }),
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      },
    )
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
  const results: TestResult[] = []
  const notRun: string[] = []
  for (const engine of ENGINE_NAMES) {
    const missing = missingPackages(engine)
    results.push(missing.length === 0 ? await runVitest(engine, write, {}) : { ...NOTHING, skipped: 1 })
    if (missing.length > 0) notRun.push(describeMissingEngine(engine, missing))
  }
  return { ...sumOf(results), notRun }
}

function sumOf(results: TestResult[]): TestResult {
  const sum = (key: keyof Counts) => results.reduce((total, result) => total + result[key], 0)
  const failures = results.flatMap((result) => result.failures)
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped'), failures }
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

/** @param paths files, folders or patterns of git */
export function isChangedSince(commit: string, ...paths: string[]): boolean {
  return filesChangedSince(commit, ...paths).length > 0
}

const isThere = (path: string) => existsSync(join(root, path))

function filesChangedSince(commit: string, ...paths: string[]): string[] {
  const ask = (...values: string[]) => execFileSync('git', [...values, '--', ...paths], { cwd: root, encoding: 'utf8' })
  const changed = ask('diff', '--name-only', commit)
  return `${changed}${ask('ls-files', '--others', '--exclude-standard')}`.split('\n').filter(Boolean)
}

function one(passed: boolean): Counts {
  return { passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: 0 }
}
