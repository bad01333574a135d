import { execFile } from 'node:child_process'
import { globSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { copyCheckout } from '../../scripts/drill/fresh-checkout.ts'
import { packageBinary } from '../../scripts/package-binary.ts'
import { temporaryFolder } from '../../scripts/temporary-folder.ts'

vi.setConfig({ testTimeout: 600_000, hookTimeout: 60_000 })

const root = resolve(import.meta.dirname, '../..')
const folder = temporaryFolder('removed-feature')

/** Its folders, and single files that are among others of their kind. A migration is history: it stays. */
const OWN = [
  '{contract,server,admin,test}/webhooks',
  'test/browser/admin-webhooks.spec.ts',
  'docs/client/receive-webhooks.ts',
  'admin/icons/OutboundOutlined.mjs',
]
/** An import and a line in each list, and the budget of lines. */
const LISTED: Record<string, { pattern: RegExp; lines: number }> = {
  'server/features.ts': { pattern: /webhooksFeature/, lines: 2 },
  'admin/features.ts': { pattern: /webhooksFeature/, lines: 2 },
  'server/config.ts': { pattern: /WEBHOOK_VARIABLES/, lines: 2 },
  'budgets.json': { pattern: /"webhooks"/, lines: 1 },
}
const TESTS = ['architecture', 'openapi', 'dashboard', 'contact-us', 'staff-icons', 'test/admin']

beforeAll(() => {
  copyCheckout(folder.path)
  for (const packages of ['node_modules', 'admin/node_modules'])
    symlinkSync(join(root, packages), join(folder.path, packages), 'junction')
})
afterAll(() => folder.remove())

async function run(...values: string[]): Promise<void> {
  const own = Object.entries(process.env).filter(([name]) => !/^(VITEST|NODE_ENV$|TEST_SCOPE$)/.test(name))
  try {
    await promisify(execFile)(process.execPath, values, { cwd: folder.path, env: Object.fromEntries(own) })
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string }
    throw new Error(`${stderr}\n${stdout}\n${values.join(' ')}`, { cause: error })
  }
}

// Each goes on from the one before.
test('webhooks are their own files and a line in each list, and the product names them nowhere else', () => {
  for (const path of globSync(OWN, { cwd: folder.path })) rmSync(join(folder.path, path), { recursive: true })
  for (const [path, { pattern, lines: own }] of Object.entries(LISTED)) {
    const lines = readFileSync(join(folder.path, path), 'utf8').split('\n')
    const kept = lines.filter((line) => !pattern.test(line))
    expect(lines.length - kept.length, path).toBe(own)
    // In JSON, the last line of a list has no comma.
    writeFileSync(join(folder.path, path), kept.join('\n').replaceAll(/(?<=\d),(?=\n +\})/g, ''))
  }
  const files = globSync('{contract,server,site,admin}/**/*.{ts,tsx}', {
    cwd: folder.path,
    exclude: ['**/node_modules'],
  })
  expect(files.length).toBeGreaterThan(700)
  const naming = files.filter((path) => /webhook/i.test(readFileSync(join(folder.path, path), 'utf8')))
  expect(naming.filter((path) => !/^server\/core\/store\/(baseline|migrat)/.test(path))).toEqual([])
})

test('without them, the types fit', () => run(packageBinary('typescript', 'tsc'), '--noEmit'))

test('without them, the product is built', () => run('scripts/build.ts'))

test('without them, its rules, API, dashboard, enquiries and staff screens pass their tests', () =>
  run(packageBinary('vitest', 'vitest'), 'run', '--project=unit', '--reporter=dot', ...TESTS))
