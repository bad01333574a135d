// Before landing: removes all extras at once, and alone those that were changed; every night each alone.
import { execFile } from 'node:child_process'
import { globSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { copyCheckout } from '../../scripts/drill/fresh-checkout.ts'
import { packageBinary } from '../../scripts/package-binary.ts'
import { temporaryFolder } from '../../scripts/temporary-folder.ts'
import { isChangedSince } from '../../scripts/test/stages.ts'
import { start, stop, temporaryFolder as ownFolder } from '../built/program.ts'
import type { ExtraFacts } from '../extras.ts'
import { isPart } from '../scope.ts'

vi.setConfig({ testTimeout: 600_000, hookTimeout: 60_000 })

const root = resolve(import.meta.dirname, '../..')
const names = globSync('extras/*', { cwd: root }).map((path) => basename(path))
const since = process.env['TEST_ALL_SINCE']
/** To remove each would take three quarters of an hour. */
const alone = since ? names.filter((name) => isChangedSince(since, `extras/${name}`)) : isPart ? [] : names
/** Each alone and, where there are several, all of them at once. */
const removals = [
  ...alone.map((name) => ({ title: name, removed: [name] })),
  ...(isPart || names.length > 1 ? [{ title: 'all of them', removed: names }] : []),
]
const TESTS = [
  'architecture',
  'openapi',
  'dashboard',
  'contact-us',
  'staff-icons',
  'test/admin',
  'access.test',
  'config.test',
]

async function factsOf(name: string): Promise<ExtraFacts> {
  return ((await import(`../../extras/${name}/test/facts.ts`)) as { facts: ExtraFacts }).facts
}

describe.each(removals)('without $title', ({ removed }) => {
  const folder = temporaryFolder('without-extras')

  beforeAll(() => {
    copyCheckout(folder.path)
    for (const packages of ['node_modules', 'admin/node_modules'])
      symlinkSync(join(root, packages), join(folder.path, packages), 'junction')
    for (const name of removed) rmSync(join(folder.path, 'extras', name), { recursive: true })
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

  test('no file of the product names it, but for migrations, which are history', async () => {
    const read = (cwd: string, pattern: string) =>
      globSync(pattern, { cwd, exclude: ['**/node_modules', '**/*.test.*', 'server/core/store/migrat*'] }).map(
        (path) => ({ path, text: readFileSync(join(cwd, path), 'utf8') }),
      )
    const product = read(folder.path, '{contract,server,site,admin}/**/*.{ts,tsx}')
    expect(product.length).toBeGreaterThan(700)
    for (const name of removed) {
      const own = read(join(root, 'extras', name), '{contract,server,site,admin}/**/*.{ts,tsx}')
      const named = new RegExp(name.replace(/s$/, '').replaceAll('-', '[- ]?'), 'i')
      const { names: patterns = [named] } = await factsOf(name)
      for (const pattern of [...patterns, new RegExp(`extras/${name}`)])
        expect(product.flatMap(({ path, text }) => (pattern.test(text) ? [path] : []))).toEqual([])
      for (const pattern of patterns)
        expect(
          own.some(({ text }) => pattern.test(text)),
          `${pattern} is found in it`,
        ).toBe(true)
    }
  })

  test('the types fit', () => run(packageBinary('typescript', 'tsc'), '--noEmit'))

  test('nothing is unused, and no rule of style is broken', async () => {
    await run(packageBinary('knip', 'knip'), '--no-progress')
    await run(packageBinary('oxlint', 'oxlint'), '--deny-warnings')
  })

  test('its rules, API, dashboard, enquiries and staff screens pass their tests', () =>
    run(packageBinary('vitest', 'vitest'), 'run', '--project=unit', '--reporter=dot', ...TESTS))

  test('the product is built, and starts on a store that had it', async () => {
    await run('scripts/build.ts')
    const settings = { DATA_DIR: ownFolder() }
    const facts = await Promise.all(removed.map(factsOf))
    const calls = facts.flatMap(({ ownersAlone }) => ownersAlone.map((path) => `/api/v1${path}`))
    const addresses = [...facts.flatMap((own) => own.addresses ?? []), ...calls]
    const statuses = async (origin: string) =>
      Promise.all(['/', '/admin', '/sw.js', ...addresses].map(async (path) => (await fetch(origin + path)).status))
    const before = await start(settings)
    const [home, staff, worker, ...own] = await statuses(before.origin)
    expect([home, staff, worker, own.includes(404)]).toEqual([200, 200, 200, false])
    expect(await stop(before)).toBe(0)
    const after = await start(settings, undefined, join(folder.path, 'build/server/index.js'))
    expect(await statuses(after.origin)).toEqual([200, 200, 200, ...addresses.map(() => 404)])
  })
})
