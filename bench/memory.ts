import { setTimeout } from 'node:timers/promises'
import type { Addresses } from './addresses.ts'
import { askForPage } from './ask.ts'
import { residentMemory } from './process-facts.ts'
import type { Figure } from './report.ts'
import { startServer } from './server.ts'
import { median } from './statistics.ts'
import { TARGETS } from './targets.ts'

const REQUESTS = 50
/** Several, because garbage collection varies. */
const PROCESSES = 3
/** Milliseconds, in which the server finishes background work. */
const PAUSE = 10
/** Milliseconds after the first page. */
const REST = 5_000

/** At rest after the first page, and after 50 sequential requests. */
export async function measureMemory(root: string, dataDir: string, addresses: Addresses): Promise<Figure[]> {
  const paths = [addresses.home, addresses.projectList, addresses.project, addresses.projectsOfApi]
  const idle: number[] = []
  const afterRequests: number[] = []
  for (let count = 0; count < PROCESSES; count += 1) {
    const server = await startServer(root, dataDir)
    await setTimeout(REST)
    const atRest = residentMemory(server.pid)
    for (let index = 0; index < REQUESTS; index++) {
      await askForPage(`${server.origin}${paths[index % paths.length]}`)
      await setTimeout(PAUSE)
    }
    const size = residentMemory(server.pid)
    await server.stop()
    if (atRest !== undefined) idle.push(atRest)
    if (size !== undefined) afterRequests.push(size)
  }
  return [
    { name: 'Memory (RSS) idle', unit: 'MiB', target: TARGETS.memoryIdle, ...describe(idle) },
    {
      name: `Memory (RSS) after ${REQUESTS} requests`,
      unit: 'MiB',
      target: TARGETS.memoryAfterRequests,
      ...describe(afterRequests),
    },
  ]
}

function describe(sizes: number[]): Pick<Figure, 'measured' | 'note'> {
  if (sizes.length === 0) return { measured: null, note: 'this system does not tell' }
  return {
    measured: median(sizes),
    note: `median of ${sizes.length} processes, ${Math.round(Math.min(...sizes))} to ${Math.round(Math.max(...sizes))}`,
  }
}
