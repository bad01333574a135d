import { createHistogram } from 'node:perf_hooks'
import { setTimeout } from 'node:timers/promises'
import type { Addresses } from './addresses.ts'
import { openConnection, requestOf, type Connection } from './connection.ts'
import { residentMemory } from './process-facts.ts'
import { startServer } from './server.ts'
import { median } from './statistics.ts'

const CONNECTIONS = 32
/** Per second. */
export const RATE = 1_000
/** Milliseconds between sends of what is due. */
const TICK = 4
/** Milliseconds after the first page, for background work. */
const REST = 5_000
const MEMORY_INTERVAL = 1_000
/** Milliseconds until a lost connection is replaced. */
const REOPENING = 100

export interface Soak {
  minutes: number
  requests: number
  /** With lost connections. */
  errors: number
  /** Milliseconds from the due time to the last byte. */
  p50: number
  p99: number
  slowest: number
  /** MiB: before, the median per minute, and at the end. */
  memoryAtStart: number
  memory: number[]
  memoryAtEnd: number
  /** MiB a minute, by least squares without the first minute. */
  growth: number | null
}

/** A constant rate of requests to pages and the API. Undefined where a process's memory is unknown. */
export async function measureSoak(
  root: string,
  dataDir: string,
  addresses: Addresses,
  minutes: number,
): Promise<Soak | undefined> {
  const server = await startServer(root, dataDir)
  try {
    await setTimeout(REST)
    const memoryAtStart = residentMemory(server.pid)
    if (memoryAtStart === undefined) return undefined
    const samples: number[] = []
    const timer = setInterval(() => samples.push(residentMemory(server.pid)!), MEMORY_INTERVAL)
    const load = await applySteadyLoad(server.origin, Object.values(addresses), minutes * 60)
    clearInterval(timer)
    const aMinute = 60_000 / MEMORY_INTERVAL
    const memory = Array.from({ length: Math.ceil(samples.length / aMinute) }, (_, minute) =>
      samples.slice(minute * aMinute, (minute + 1) * aMinute),
    )
      // The last minute may have only a sample or two.
      .filter((part, minute) => minute === 0 || part.length > aMinute / 2)
      .map(median)
    return {
      minutes,
      ...load,
      memoryAtStart,
      memory,
      memoryAtEnd: residentMemory(server.pid)!,
      growth: slopeOf(memory.slice(1)),
    }
  } finally {
    await server.stop()
  }
}

type SteadyLoad = Pick<Soak, 'requests' | 'errors' | 'p50' | 'p99' | 'slowest'>

async function applySteadyLoad(origin: string, paths: string[], seconds: number): Promise<SteadyLoad> {
  const requests = paths.map((path) => requestOf(origin + path))
  const durations = createHistogram()
  const free: Asker[] = []
  /** Due times of requests that are not sent yet. */
  const waiting: number[] = []
  let [sent, errors, isOver] = [0, 0, false]
  const serve = () => {
    while (free.length > 0 && waiting.length > 0)
      free.shift()!.ask(requests[sent++ % requests.length]!, waiting.shift()!)
  }
  const open = (): Asker => {
    let due = 0
    const asker: Asker = {
      ask(request, time) {
        due = time
        asker.connection.ask(request)
      },
      connection: openConnection(origin, {
        ready: () => rest(),
        answer(status) {
          if (status === 200) durations.record(Math.max(1, Math.round((performance.now() - due) * 1e6)))
          else errors += 1
          rest()
        },
        end() {
          errors += 1
          askers.splice(askers.indexOf(asker), 1)
          if (free.includes(asker)) free.splice(free.indexOf(asker), 1)
          // Delayed, so that a server that has ended is not called forever.
          void setTimeout(REOPENING).then(() => isOver || askers.push(open()))
        },
      }),
    }
    const rest = () => {
      free.push(asker)
      serve()
    }
    return asker
  }
  const askers: Asker[] = []
  while (askers.length < CONNECTIONS) askers.push(open())

  const begin = performance.now()
  for (let due = 0; due < seconds * RATE;) {
    await setTimeout(TICK)
    const now = performance.now()
    for (const end = Math.min(((now - begin) / 1000) * RATE, seconds * RATE); due < end; due += 1) waiting.push(now)
    serve()
  }
  await setTimeout(1_000)
  isOver = true
  for (const { connection } of askers) connection.close()
  const [p50, p99] = [durations.percentile(50) / 1e6, durations.percentile(99) / 1e6]
  return { requests: durations.count, errors: errors + waiting.length, p50, p99, slowest: durations.max / 1e6 }
}

interface Asker {
  connection: Connection
  ask(request: Buffer, due: number): void
}

/** By least squares. */
function slopeOf(values: number[]): number | null {
  if (values.length < 2) return null
  const middle = (values.length - 1) / 2
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const rise = values.reduce((sum, value, index) => sum + (index - middle) * (value - mean), 0)
  return rise / values.reduce((sum, _, index) => sum + (index - middle) ** 2, 0)
}
