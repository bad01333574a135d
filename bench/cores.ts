import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Lists for taskset. */
export interface Cores {
  server: string
  generator: string
  all: string
}

/**
 * One processor for the server, the others for the load: otherwise their share is chance. Undefined without taskset.
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

/** Pins a process with its threads and later children. */
export function pinTo(cores: string, pid: number): void {
  const { status, stderr } = spawnSync('taskset', ['--all-tasks', '--cpu-list', '--pid', cores, String(pid)], {
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`taskset could not keep ${pid} on ${cores}: ${stderr}`)
}
