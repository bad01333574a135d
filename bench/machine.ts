import { spawnSync } from 'node:child_process'
import { arch, availableParallelism, cpus, loadavg, platform, release, totalmem } from 'node:os'

/** On what, of what and when was measured. */
export interface Machine {
  date: string
  /** Short name of the commit, with a plus when files had changed since. */
  commit: string
  cores: number
  processor: string
  /** GiB. */
  memory: number
  system: string
  node: string
  sqlite: string
  /** Programs that wanted to run, on average over a minute (0 on Windows). */
  loadBefore: number
}

export function describeMachine(root: string): Machine {
  const git = (...values: string[]) => spawnSync('git', values, { cwd: root, encoding: 'utf8' }).stdout?.trim() ?? ''
  return {
    date: new Date().toISOString().slice(0, 10),
    commit: (git('rev-parse', '--short', 'HEAD') || 'unknown') + (git('status', '--porcelain') ? '+' : ''),
    cores: availableParallelism(),
    processor: cpus()[0]?.model.trim() || 'unknown processor',
    memory: Math.round(totalmem() / 1024 ** 3),
    system: `${platform()} ${release()} ${arch()}`,
    node: process.versions.node,
    sqlite: process.versions.sqlite ?? '',
    loadBefore: loadavg()[0] ?? 0,
  }
}
