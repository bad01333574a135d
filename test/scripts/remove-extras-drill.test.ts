import { execFile } from 'node:child_process'
import { globSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { copyCheckout } from '../../scripts/drill/fresh-checkout.ts'
import { packageBinary } from '../../scripts/package-binary.ts'
import { temporaryFolder } from '../../scripts/temporary-folder.ts'
import { start, stop, temporaryFolder as ownFolder } from '../built/program.ts'
import type { ExtraFacts } from '../extras.ts'

vi.setConfig({ testTimeout: 600_000, hookTimeout: 60_000 })

const root = resolve(import.meta.dirname, '../..')
const names = globSync('extras/*', { cwd: root }).map((path) => basename(path))
/** Each alone and, where there are several, all of them at once. */
const removals = [...names.map((name) => [name]), ...(names.length > 1 ? [names] : [])]
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

describe.each(removals.map((removed) => ({ removed })))('without $removed', ({ removed }) => {
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

  test('no file of the product names it, but for migrations, which are history', () => {
    const files = globSync('{contract,server,site,admin}/**/*.{ts,tsx}', {
      cwd: folder.path,
      exclude: ['**/node_modules'],
    })
    expect(files.length).toBeGreaterThan(700)
    // `symmetricEncrypt` is none.
    const singular = new RegExp(
      removed.map((name) => `(?<!sym)${name.replace(/s$/, '').replace('-', '[- ]?')}`).join('|'),
      'i',
    )
    const naming = files.filter((path) => singular.test(readFileSync(join(folder.path, path), 'utf8')))
    expect(naming.filter((path) => !path.startsWith('server/core/store/migrat'))).toEqual([])
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
    const facts = await Promise.all(
      removed.map(async (name) => (await import(`../../extras/${name}/test/facts.ts`)).facts as ExtraFacts),
    )
    const calls = facts.flatMap(({ ownersAlone }) => ownersAlone)
    const addresses = facts.flatMap((own) => own.addresses ?? [])
    const statuses = async (origin: string) =>
      Promise.all(
        ['/', '/admin', ...addresses, ...calls.map((path) => `/api/v1${path}`)].map(
          async (path) => (await fetch(origin + path)).status,
        ),
      )
    const before = await start(settings)
    expect(await statuses(before.origin)).toEqual([200, 200, ...addresses.map(() => 200), ...calls.map(() => 401)])
    expect(await stop(before)).toBe(0)
    const after = await start(settings, undefined, join(folder.path, 'build/server/index.js'))
    expect(await statuses(after.origin)).toEqual([200, 200, ...addresses.map(() => 404), ...calls.map(() => 404)])
  })
})
