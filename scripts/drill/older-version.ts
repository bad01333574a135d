import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { atExit } from '../at-exit.ts'

const root = resolve(import.meta.dirname, '../..')
const MIGRATIONS = 'server/core/store/migrations'

export interface OlderVersion {
  /** Built, with the present packages. */
  folder: string
  commit: string
  /** Migrations that it does not have. */
  missing: string[]
}

/** @param reference a commit or tag; undefined: what landed before the newest migration @throws with git's or the build's output */
export function buildOlderVersion(reference: string | undefined): OlderVersion {
  const commit = git('rev-parse', '--short', `${reference ?? findBeforeNewestMigration()}^{commit}`)
  const own = new Set(listMigrations(commit))
  const folder = mkdtempSync(join(tmpdir(), 'older-version-'))
  atExit(() => rmSync(folder, { recursive: true, force: true }))
  const archive = execFileSync('git', ['archive', commit], { cwd: root, maxBuffer: 1 << 30 })
  execFileSync('tar', ['-x', '-C', folder], { input: archive })
  for (const part of ['node_modules', 'admin/node_modules'])
    if (existsSync(join(root, part))) symlinkSync(join(root, part), join(folder, part), 'junction')
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/build.ts'], {
    cwd: folder,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`${commit} could not be built:\n${stdout}${stderr}`)
  return { folder, commit, missing: listMigrations('HEAD').filter((name) => !own.has(name)) }
}

/** On the main line alone: a branch may have had its migrations in another order. */
function findBeforeNewestMigration(): string {
  const history = ['--first-parent', '-m', '-1', '--diff-filter=A', '--format=%H', '--name-only']
  const [newest] = git('log', ...history, '--', MIGRATIONS).split('\n')
  if (!newest) throw new Error('The history has no migration: name a version with --from')
  return `${newest}^`
}

function listMigrations(commit: string): string[] {
  return git('ls-tree', '--name-only', commit, `${MIGRATIONS}/`).split('\n')
}

function git(...values: string[]): string {
  return execFileSync('git', values, { cwd: root, encoding: 'utf8' }).trim()
}
