import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { atExit, endWithThis } from './at-exit.ts'
import { isBuildFresh } from './build-stamp.cjs'
import { findChromium } from './chromium.ts'
import { freePort } from './free-port.ts'
import { findOrInstallNginx } from './nginx.ts'
import { packageBinary } from './package-binary.ts'
import { startPostgres, type TestPostgres } from './postgres.ts'
import { testFreshStart } from './test-install.ts'
import { readPlaywrightReport, readVitestReport } from './test-reports.ts'

export interface Counts {
  passed: number
  failed: number
  skipped: number
}

export type StageName = 'types' | 'lint' | 'unit' | 'build' | 'install' | 'browser'

export interface Stage {
  name: StageName
  /** What the stage looks at, for its heading. */
  says: string
  run(): Promise<Counts>
}

/** In the order in which they run: what fails soonest comes first. */
export const STAGES: Stage[] = [
  { name: 'types', says: 'TypeScript', run: checkTypes },
  { name: 'lint', says: 'oxlint, and regular expressions that can be slow', run: lint },
  { name: 'unit', says: 'units and API on both databases', run: testUnits },
  { name: 'build', says: 'the build, and what of it browsers get', run: testBuild },
  { name: 'install', says: 'npm start in a fresh copy, with an older npm', run: testInstall },
  { name: 'browser', says: 'the built site in Chromium', run: testInBrowser },
]

const root = resolve(import.meta.dirname, '..')
const isCI = Boolean(process.env['CI']) && process.env['CI'] !== 'false'

/** What a developer has set for other work must not reach the tests: not the mode, and least of all the database. */
const FOREIGN_SETTINGS = [
  'NODE_ENV',
  'APP_SECRET',
  'DATABASE_URL',
  'DATA_DIR',
  'HOST',
  'MEDIA_BASE_URL',
  'PORT',
  'PUBLIC_URL',
  'SAMPLE_CONTENT',
  'AUDIT_KEPT_MONTHS',
  'ENQUIRIES_ACKNOWLEDGE',
  'ENQUIRIES_KEPT_MONTHS',
  'ENQUIRIES_PER_ADDRESS',
  'ENQUIRIES_PER_HOUR',
  'ENQUIRIES_TO',
  'MAIL_FROM',
  'MAILS_KEPT_DAYS',
  'QUARANTINE_KEPT_DAYS',
  'SMTP_URL',
  'TRUSTED_PROXIES',
]

async function checkTypes(): Promise<Counts> {
  // The types of routes are made from the table of routes.
  if ((await run(packageBinary('@react-router/dev', 'react-router'), ['typegen'])) !== 0) return one(false)
  return one((await run(packageBinary('typescript', 'tsc'), ['--noEmit'])) === 0)
}

async function lint(): Promise<Counts> {
  const style = await run(packageBinary('oxlint', 'oxlint'), ['--deny-warnings'])
  const expressions = await run(join(root, 'scripts', 'check-regexps.ts'), [])
  return one(style === 0 && expressions === 0)
}

async function testUnits(): Promise<Counts> {
  const postgres = await startPostgres().catch((error: Error) => sayThatPostgresIsMissing(error))
  try {
    const counts = await runVitest('unit', postgres ? { TEST_DATABASE_URL: postgres.url } : {})
    if (!postgres) counts[isCI ? 'failed' : 'skipped'] += 1
    return counts
  } finally {
    await postgres?.stop()
  }
}

async function testBuild(): Promise<Counts> {
  if (!(await buildIfNeeded())) return one(false)
  // For the tests of deploy/; without one they are skipped and say so.
  findOrInstallNginx()
  const assets = await runVitest('build', {})
  return { ...assets, passed: assets.passed + 1 }
}

async function testInstall(): Promise<Counts> {
  // npm's links work in another way there, and Ctrl+C cannot be sent.
  if (process.platform === 'win32') return { passed: 0, failed: 0, skipped: 2 }
  if (!(await buildIfNeeded())) throw new Error('There is no build, so npm start was not tried.')
  const passed = await testFreshStart()
  return { passed, failed: 2 - passed, skipped: 0 }
}

async function testInBrowser(): Promise<Counts> {
  if (!(await buildIfNeeded())) throw new Error('There is no build, so no browser test was run.')
  const folder = temporaryFolder()
  const report = join(folder.path, 'report.json')
  const postgres = await startPostgres().catch((error: Error) => sayThatPostgresIsMissing(error))
  try {
    const code = await run(packageBinary('@playwright/test', 'playwright'), ['test', '--retries=1', '--reporter=line,json'], {
      CHROMIUM_PATH: await findChromium(),
      BROWSER_TEST_PORT: String(await freePort()),
      BROWSER_TEST_DATA_DIR: join(folder.path, 'data'),
      ...(postgres && { TEST_DATABASE_URL: postgres.url }),
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    })
    return readPlaywrightReport(readFileSync(report, 'utf8'), code)
  } finally {
    await postgres?.stop()
    folder.remove()
  }
}

async function runVitest(project: 'unit' | 'build', environment: Record<string, string>): Promise<Counts> {
  const folder = temporaryFolder()
  const report = join(folder.path, 'report.json')
  try {
    const code = await run(
      packageBinary('vitest', 'vitest'),
      ['run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
      environment,
    )
    return readVitestReport(readFileSync(report, 'utf8'), code, isCI)
  } finally {
    folder.remove()
  }
}

/** @returns is there a build of the present sources now? One that failed is not tried a second time. */
async function buildIfNeeded(): Promise<boolean> {
  buildSucceeded ??= isBuildFresh(root) || (await run(join(root, 'scripts', 'setup.cjs'), ['--build'])) === 0
  return buildSucceeded
}
let buildSucceeded: boolean | undefined

function sayThatPostgresIsMissing(error: Error): TestPostgres | undefined {
  const lines = [
    'POSTGRES IS MISSING: nothing is tested on it.',
    isCI ? 'This counts as a failure (CI is set).' : 'This counts as skipped; in CI it fails.',
    ...error.message.split('\n'),
  ]
  const width = Math.max(...lines.map((line) => line.length))
  const body = lines.map((line) => `║ ${line.padEnd(width)} ║`).join('\n')
  console.error(`╔${'═'.repeat(width + 2)}╗\n${body}\n╚${'═'.repeat(width + 2)}╝`)
  return undefined
}

/**
 * Runs a JavaScript file under the Node that runs this one, in sight of the person.
 * @returns its exit code
 */
async function run(file: string, values: string[], environment: Record<string, string> = {}): Promise<number> {
  const clean = Object.fromEntries(Object.entries(process.env).filter(([name]) => !FOREIGN_SETTINGS.includes(name)))
  const child = spawn(process.execPath, [file, ...values], {
    cwd: root,
    env: { ...clean, ...environment },
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: process.platform !== 'win32',
  })
  endWithThis(child)
  const [code] = (await once(child, 'exit')) as [number | null]
  return code ?? 1
}

function temporaryFolder(): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'npm-test-'))
  const remove = () => rmSync(path, { recursive: true, force: true })
  const forget = atExit(remove)
  return { path, remove: () => (forget(), remove()) }
}

function one(passed: boolean): Counts {
  return { passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: 0 }
}
