import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Addresses } from './addresses.ts'
import { askForPage, type Answer } from './ask.ts'
import { startBareServer, startNginx, writeAnswers, type Ceiling } from './ceilings.ts'
import { applyLoad, type LoadResult } from './load.ts'
import { processorTime } from './process-facts.ts'
import type { Server } from './server.ts'

export const CONNECTIONS = 32
/** Seconds for each address of our server. */
export const SECONDS = 5
/** The others do the same over and over: they need less. */
const CEILING_SECONDS = 2
const WARM_UP_SECONDS = 1
/** Milliseconds in which the server finishes what it was asked last. */
const QUIET_TIME = 1_000

/** One address under load, beside what sends the same bytes without making them. */
export interface LoadRow {
  address: string
  /** Of the body, as it is sent under load. */
  bytes: number
  server: LoadResult
  /** Milliseconds of processor time that the server needs for one request; undefined where the system does not tell. */
  work: number | undefined
  bare: LoadResult
  /** undefined: there is no nginx on this machine. */
  nginx: LoadResult | undefined
}

/**
 * Loads the server, then the two that it is compared with; one at a time, so that each has the machine for itself and the
 * load generator.
 */
export async function measureThroughput(server: Server, addresses: Addresses, folder: string): Promise<LoadRow[]> {
  const paths = [addresses.home, addresses.projectList, addresses.newsItem, addresses.projectsOfApi]
  const measured: (Pick<LoadRow, 'address' | 'server' | 'work'> & { answer: Answer })[] = []
  for (const address of paths) {
    const url = `${server.origin}${address}`
    await applyLoad(url, CONNECTIONS, WARM_UP_SECONDS)
    const workBefore = processorTime(server.pid)
    const result = await applyLoad(url, CONNECTIONS, SECONDS)
    const workAfter = processorTime(server.pid)
    const work = workBefore === undefined || workAfter === undefined ? undefined : (workAfter - workBefore) / result.count
    await setTimeout(QUIET_TIME)
    measured.push({ address, server: result, work, answer: await askForPage(url) })
  }

  const answers = Object.fromEntries(measured.map(({ answer }, index) => [`answer-${index}`, answer]))
  const files = join(folder, 'answers')
  writeAnswers(files, answers)
  const bare = await loadCeiling(await startBareServer(files, 'answer-0'), measured.length)
  const nginx = await startNginx(files, join(folder, 'nginx'), answers)
  const nginxResults = nginx && (await loadCeiling(nginx, measured.length))
  return measured.map(({ answer, ...row }, index) => ({
    ...row,
    bytes: answer.body.length,
    bare: bare[index]!,
    nginx: nginxResults?.[index],
  }))
}

/** Loads each of its answers, and stops it. */
async function loadCeiling(ceiling: Ceiling, count: number): Promise<LoadResult[]> {
  try {
    const results: LoadResult[] = []
    await applyLoad(ceiling.addressOf('answer-0'), CONNECTIONS, WARM_UP_SECONDS)
    while (results.length < count) {
      results.push(await applyLoad(ceiling.addressOf(`answer-${results.length}`), CONNECTIONS, CEILING_SECONDS))
    }
    return results
  } finally {
    await ceiling.stop()
  }
}
