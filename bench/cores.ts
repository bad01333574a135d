import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Which processors do what, as lists that taskset takes. */
export interface Cores {
  server: string
  generator: string
  all: string
}

/**
 * One processor for the server that is measured, the others for what loads it. Left to the system, the two push each other about, and a
 * server gets more or less than one, by chance.
 * @returns undefined with one processor, and where there is no taskset
 */
export function divideCores(): Cores | undefined {
  if (process.platform !== 'linux' || spawnSync('taskset', ['--version']).status !== 0) return undefined
  const all = /^Cpus_allowed_list:\s+(\S+)/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1] ?? ''
  const [first, ...others] = all.split(',').flatMap((range) => {
    const [from, to = from] = range.split('-').map(Number) as [number, number?]
    return Array.from({ length: to - from + 1 }, (_, index) => from + index)
  })
  return others.length === 0 ? undefined : { server: String(first), generator: others.join(','), all }
}

/** Keeps a process with all its threads, and what it will start, on some processors. */
export function keepOn(cores: string, pid: number): void {
  const { status, stderr } = spawnSync('taskset', ['--all-tasks', '--cpu-list', '--pid', cores, String(pid)], {
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`taskset could not keep ${pid} on ${cores}: ${stderr}`)
}
