import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Linux counts hundredths of a second. */
const MILLISECONDS_PER_TICK = 10

/** Processor time, which other programs hardly change; undefined without /proc. */
export function processorTime(pid: number): number | undefined {
  const [user, system] = timesOf(pid)
  return user === undefined || system === undefined ? undefined : user + system
}

/** Of this process and its ended children. */
export function processorTimeOfRun(): number | undefined {
  const times = timesOf(process.pid)
  return times.length === 0 ? undefined : times.reduce((total, time) => total + time, 0)
}

/** User and system time, its own and of ended children. */
function timesOf(pid: number): number[] {
  if (process.platform !== 'linux') return []
  // The second field, the name, is the only one in parentheses; the third follows.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ')
  return fields.slice(14 - 3, 18 - 3).map((ticks) => Number(ticks) * MILLISECONDS_PER_TICK)
}

/** Milliseconds of all processors since the boot (proc(5)). *Busy* includes time that the host gave to other guests. */
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

/** Resident MiB; undefined on Windows. */
export function residentMemory(pid: number): number | undefined {
  if (process.platform === 'win32') return undefined
  const kibibytes =
    process.platform === 'linux'
      ? /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
      : spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }).stdout.trim()
  return Number(kibibytes) / 1024
}
