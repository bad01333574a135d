import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import type { Addresses } from './addresses.ts'
import { askForPage } from './ask.ts'
import type { Figure } from './report.ts'
import { startServer } from './server.ts'
import { median } from './statistics.ts'

const REQUESTS = 50
/** Processes that are measured: when the collector runs is chance. */
const PROCESSES = 3
/** Milliseconds between requests: people click, and what is done in the background of a request is part of it. */
const PAUSE = 10

/** Memory that the server holds (RSS) after 50 requests, one after the other, of pages and of the API. */
export async function measureMemory(root: string, dataDir: string, addresses: Addresses): Promise<Figure> {
  const name = `Memory (RSS) after ${REQUESTS} requests`
  if (process.platform === 'win32') return { name, unit: 'MiB', measured: null, target: 140, note: 'needs /proc or ps' }

  const paths = [addresses.home, addresses.projectList, addresses.project, addresses.projectsOfApi]
  const sizes: number[] = []
  while (sizes.length < PROCESSES) {
    const server = await startServer(root, dataDir)
    for (let index = 0; index < REQUESTS; index++) {
      await askForPage(`${server.origin}${paths[index % paths.length]}`)
      await setTimeout(PAUSE)
    }
    sizes.push(residentMemory(server.pid))
    await server.stop()
  }
  const note = `median of ${PROCESSES} processes, ${Math.round(Math.min(...sizes))} to ${Math.round(Math.max(...sizes))}`
  return { name, unit: 'MiB', measured: median(sizes), target: 140, note }
}

/** MiB. */
function residentMemory(pid: number): number {
  const kibibytes =
    process.platform === 'linux'
      ? /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
      : spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }).stdout.trim()
  return Number(kibibytes) / 1024
}
