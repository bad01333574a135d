import { spawnSync } from 'node:child_process'
import { arch, availableParallelism, cpus, platform, release, totalmem } from 'node:os'
import { processorTimeOfRun, processorTimesOfMachine } from './process-facts.ts'

export interface Machine {
  date: string
  /** With a plus for changed files. */
  commit: string
  cores: number
  processor: string
  /** GiB. */
  memory: number
  system: string
  node: string
  sqlite: string
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
  }
}

/** Watches other programs, and other guests of the host. Returns a function for their share, 0 to 1. */
export function watchOthers(): () => number | undefined {
  const begin = { ...processorTimesOfMachine(), own: processorTimeOfRun() }
  return () => {
    const end = { ...processorTimesOfMachine(), own: processorTimeOfRun() }
    if (begin.own === undefined || end.own === undefined) return undefined
    const others = end.busy - begin.busy - (end.own - begin.own)
    return Math.max(0, others) / (end.all - begin.all)
  }
}
