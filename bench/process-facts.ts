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
  const [user, system] = timesOf(pid)
  return user === undefined || system === undefined ? undefined : user + system
}

/** The same of this process and all those that it has started and that have ended. */
export function processorTimeOfRun(): number | undefined {
  const times = timesOf(process.pid)
  return times.length === 0 ? undefined : times.reduce((total, time) => total + time, 0)
}

/** Milliseconds: its own as a user, in the system, and both of its ended children. Nothing where there is no /proc. */
function timesOf(pid: number): number[] {
  if (process.platform !== 'linux') return []
  // The second field, the name, may hold anything, but is the only one in parentheses. The first after it is the third.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ')
  return fields.slice(14 - 3, 18 - 3).map((ticks) => Number(ticks) * MILLISECONDS_PER_TICK)
}

/**
 * Milliseconds of all processors together since the machine was started (proc(5)); none where there is no /proc. *Busy* counts
 * what the host of a virtual machine gave to others, too.
 */
export function processorTimesOfMachine(): { busy: number; all: number } {
  if (process.platform !== 'linux') return { busy: 0, all: 0 }
  const [line = ''] = readFileSync('/proc/stat', 'utf8').split('\n')
  const [user = 0, nice = 0, system = 0, idle = 0, waiting = 0, interrupts = 0, softly = 0, stolen = 0] = line
    .split(/\s+/)
    .slice(1)
    .map((ticks) => Number(ticks) * MILLISECONDS_PER_TICK)
  const busy = user + nice + system + interrupts + softly + stolen
  return { busy, all: busy + idle + waiting }
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
