// Before landing: installs a release.
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, globSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test, vi } from 'vitest'
import { BUDGETS } from '../../bench/budgets.ts'
import { start, stop, temporaryFolder } from './program.ts'

const SCRIPT = resolve(import.meta.dirname, '../../scripts/release.ts')

test(
  'a release is small, and is all that serving, preparing pictures and the commands need',
  { timeout: 240_000 },
  async () => {
    const release = join(temporaryFolder(), 'release')
    const said = execFileSync(process.execPath, [SCRIPT, release], { encoding: 'utf8' })
    const [, size] = /: (\d+) MB, for /.exec(said)!
    expect(Number(size)).toBeGreaterThan(20)
    expect(Number(size)).toBeLessThanOrEqual(BUDGETS.installation.limit)
    expect(existsSync(join(release, 'deploy/nginx-http.conf')), 'the steps of operations copy it from here').toBe(true)
    expect(existsSync(join(release, 'client/site-api.d.ts'))).toBe(true)
    expect(existsSync(join(release, 'server/core/accounts/common-passwords.txt'))).toBe(true)
    expect(globSync('{.git*,*/.git*}', { cwd: release })).toEqual([])
    for (const name of ['vite', 'typescript', 'vitest', 'react-admin', '@mui'])
      expect(existsSync(join(release, 'node_modules', name)), name).toBe(false)
    expect(spawnSync(process.execPath, [SCRIPT, release], { encoding: 'utf8' }).stderr).toContain('is not empty')

    const dataDir = temporaryFolder()
    const program = await start({ DATA_DIR: dataDir }, release, join(release, 'build/server/index.js'))
    expect(await (await fetch(`${program.origin}/projects`)).text()).toContain('45 projects')
    await vi.waitFor(() => expect(globSync('pictures/*/*.avif', { cwd: dataDir })).not.toEqual([]), {
      timeout: 60_000,
      interval: 200,
    })
    expect(program.said.out).toContain('accounts: site staff,')
    const command = (name: string, ...options: string[]) =>
      execFileSync(join(release, 'bin/site'), [name, ...options], {
        env: { PATH: process.env['PATH'], DATA_DIR: dataDir },
        encoding: 'utf8',
      })
    expect(command('staff', 'add', 'maya@example.org', '--role', 'owner')).toContain('/admin/password#')
    expect(command('enquiries', 'list')).toContain('No messages.')
    expect(command('mail-test', 'maya@example.org')).toContain('.eml')
    const folder = join(temporaryFolder(), 'exported')
    command('export', folder)
    writeFileSync(join(folder, 'categories.csv'), 'name\nRoads\n')
    expect(command('import', join(folder, 'categories.csv'))).toContain('1')
    expect(await stop(program)).toBe(0)
    expect(program.said.errors).toBe('')
  },
)
