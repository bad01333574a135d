import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { TestResult } from './reports.ts'
import { root } from './run.ts'

interface Audit {
  metadata?: { vulnerabilities: Record<'high' | 'critical', number> }
  vulnerabilities?: Record<string, { severity: string; range: string }>
}

/**
 * Weaknesses of installed packages that SECURITY.md gives a time for: critical and high ones.
 * @param output of `npm audit --json` @returns undefined: the registry did not answer
 */
export function readAudit(output: string): TestResult | undefined {
  const begin = output.indexOf('{')
  if (begin < 0) return undefined
  const { metadata, vulnerabilities = {} } = JSON.parse(output.slice(begin, output.lastIndexOf('}') + 1)) as Audit
  if (!metadata) return undefined
  const bad = Object.entries(vulnerabilities).filter(([, { severity }]) => ['high', 'critical'].includes(severity))
  const failures = bad.map(([name, { severity, range }]) => ({ name, text: `${severity}: ${range}\n` }))
  return { passed: failures.length === 0 ? 1 : 0, failed: failures.length, skipped: 0, failures }
}

/** Without the registry it is skipped: a night without network must not hide the other results. */
export async function auditPackages(write: (text: string) => void): Promise<TestResult & { notRun?: string[] }> {
  // It ends with 1 when there is a weakness.
  const { stdout } = await promisify(execFile)('npm', ['audit', '--json'], {
    cwd: root,
    maxBuffer: 64 * 2 ** 20,
  }).catch((error: { stdout?: string }) => ({ stdout: error.stdout ?? '' }))
  const read = readAudit(stdout)
  if (read) write(`${read.failed} critical or high weaknesses\n`)
  const notRun = ['npm audit: the registry did not answer; try again with network']
  return read ?? { passed: 0, failed: 0, skipped: 1, failures: [], notRun }
}
