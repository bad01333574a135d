import { spawnSync } from 'node:child_process'
import { arch, availableParallelism, cpus, platform, release, totalmem } from 'node:os'
import { setTimeout } from 'node:timers/promises'

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
}

/** Milliseconds over which the machine is watched. */
const WATCH_TIME = 1_500

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
  }
}

/** The share of the processors, 0 to 1, that other programs use while this one waits. */
export async function watchOthers(): Promise<number> {
  const before = processorTimes()
  await setTimeout(WATCH_TIME)
  const after = processorTimes()
  return 1 - (after.idle - before.idle) / (after.all - before.all)
}

function processorTimes(): { idle: number; all: number } {
  const times = cpus().map((core) => core.times)
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
  return { idle: sum(times.map(({ idle }) => idle)), all: sum(times.flatMap((core) => Object.values(core))) }
}
