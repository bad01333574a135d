import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { atExit } from '../at-exit.ts'

const root = resolve(import.meta.dirname, '../..')
/** Now, and up to 0.2.0. */
const MIGRATIONS = ['server/core/store/migrations/', 'server/store/migrations/']

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

/** Of the commit that brought the newest migration. */
function findBeforeNewestMigration(): string {
  const newest = listMigrations('HEAD').at(-1)
  if (!newest) throw new Error('There is no migration after the baseline: name a version with --from')
  const added = git('log', '--first-parent', '-m', '--diff-filter=A', '--format=%H', '--', `:(glob)**/${newest}`)
  return `${added.split('\n').at(-1)}^`
}

/** Without the baseline, which has no time. */
function listMigrations(commit: string): string[] {
  const paths = git('ls-tree', '--name-only', commit, ...MIGRATIONS).split('\n')
  return paths.map((path) => basename(path)).filter((name) => /^\d{14}_/.test(name))
}

function git(...values: string[]): string {
  return execFileSync('git', values, { cwd: root, encoding: 'utf8' }).trim()
}
