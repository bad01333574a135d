import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Linux counts processor time in hundredths of a second. */
const MILLISECONDS_PER_TICK = 10

/**
 * Milliseconds of processor time that a process has used in all its threads. Other programs make an answer come much later,
 * and add far less to this: it tells a slower program from a busy machine.
 * @returns undefined where there is no /proc
 */
export function processorTime(pid: number): number | undefined {
  if (process.platform !== 'linux') return undefined
  // The second field, the name, may hold anything, but is the only one in parentheses. The first after it is the third.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ')
  const [user, system] = [fields[14 - 3], fields[15 - 3]]
  return (Number(user) + Number(system)) * MILLISECONDS_PER_TICK
}

/** Memory of a process that is in real use (RSS), in MiB; undefined on Windows. */
export function residentMemory(pid: number): number | undefined {
  if (process.platform === 'win32') return undefined
  const kibibytes =
    process.platform === 'linux'
      ? /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
      : spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }).stdout.trim()
  return Number(kibibytes) / 1024
}
