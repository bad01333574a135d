import { setTimeout } from 'node:timers/promises'
import type { Addresses } from './addresses.ts'
import { askForPage } from './ask.ts'
import { residentMemory } from './process-facts.ts'
import type { Figure } from './report.ts'
import { startServer } from './server.ts'
import { median } from './statistics.ts'

const REQUESTS = 50
/** Processes that are measured: when V8 collects garbage is chance. */
const PROCESSES = 3
/** Milliseconds between requests: what the server does after an answer is part of the picture. */
const PAUSE = 10

/** Memory that the server holds after 50 requests, one after the other, of pages and of the API. */
export async function measureMemory(root: string, dataDir: string, addresses: Addresses): Promise<Figure> {
  const paths = [addresses.home, addresses.projectList, addresses.project, addresses.projectsOfApi]
  const figure = { name: `Memory (RSS) after ${REQUESTS} requests`, unit: 'MiB', target: 140 } as const
  const sizes: number[] = []
  while (sizes.length < PROCESSES) {
    const server = await startServer(root, dataDir)
    for (let index = 0; index < REQUESTS; index++) {
      await askForPage(`${server.origin}${paths[index % paths.length]}`)
      await setTimeout(PAUSE)
    }
    const size = residentMemory(server.pid)
    await server.stop()
    if (size === undefined) return { ...figure, measured: null, note: 'this system does not tell' }
    sizes.push(size)
  }
  const note = `median of ${PROCESSES} processes, ${Math.round(Math.min(...sizes))} to ${Math.round(Math.max(...sizes))}`
  return { ...figure, measured: median(sizes), note }
}
