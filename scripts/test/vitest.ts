import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { EngineName } from '../engines.ts'
import { packageBinary } from '../package-binary.ts'
import { startPostgres, type TestPostgres } from '../postgres.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import type { Failure } from './failures.ts'
import { readVitestReport, type TestResult } from './reports.ts'
import { root, run } from './run.ts'

export interface StageContext {
  /** Prints; stages that run at the same time are kept apart. */
  write(text: string): void
  /** The part of the stage that runs: of `npm test`, before a change lands, or every night. */
  scope: 'quick' | 'landing' | 'all'
  /** A commit; undefined: everything is tested. */
  since: string | undefined
  /** A commit: of the stages that its changes concern, all runs. */
  allSince?: string | undefined
}

const isCI = Boolean(process.env['CI']) && process.env['CI'] !== 'false'

/** Options of each Vitest run of a stage. */
const PROJECTS = { unit: ['unit', 'isolated'], build: ['build'], firefox: ['firefox'], webkit: ['webkit'] }
export async function testWithPostgres(
  project: 'unit' | 'build',
  { write, scope, allSince }: StageContext,
  values: string[] = [],
): Promise<TestResult> {
  const postgres = await startPostgres().catch((error: Error) => sayThatPostgresIsMissing(error, write))
  try {
    const counts = await runVitest(
      project,
      write,
      {
        ...inScope(scope),
        ...(allSince && { TEST_ALL_SINCE: allSince }),
        ...(postgres && { TEST_DATABASE_URL: postgres.url }),
      },
      values,
    )
    if (!postgres) counts[isCI ? 'failed' : 'skipped'] += 1
    if (!postgres && isCI) counts.failures.push({ name: 'Postgres is missing', text: 'Nothing was tested on it.' })
    return counts
  } finally {
    await postgres?.stop()
  }
}

export async function runVitest(
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
      ['run', ...PROJECTS[project].flatMap((name) => ['--project', name]), ...reporters, ...values],
      write,
      {
        TMPDIR: folder.path,
        // For the many commands that tests start.
        NODE_COMPILE_CACHE: join(folder.path, 'compiled'),
        FAILURES_FILE: failures,
        ...environment,
      },
    )
    const counts = readVitestReport(readFileSync(report, 'utf8'), code, isCI)
    const failed = JSON.parse(readFileSync(failures, 'utf8')) as Failure[]
    return { ...counts, failures: [...failed, ...counts.failures] }
  } finally {
    folder.remove()
  }
}

/** Tests ask for it (test/scope.ts) where they leave something out. */
export function inScope(scope: StageContext['scope']): Record<string, string> {
  return scope === 'all' ? {} : { TEST_SCOPE: scope }
}

export function sayThatPostgresIsMissing(error: Error, write: (text: string) => void): TestPostgres | undefined {
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
