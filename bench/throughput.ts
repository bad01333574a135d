import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Addresses } from './addresses.ts'
import { askForPage, type Answer } from './ask.ts'
import { startBareServer, startNginx, writeAnswers, type Ceiling } from './ceilings.ts'
import { applyLoad, type LoadResult } from './load.ts'

export const CONNECTIONS = 32
/** Seconds for each address of our server. */
export const SECONDS = 5
/** The others do the same over and over: they need less. */
const CEILING_SECONDS = 2
const WARM_UP_SECONDS = 1

/** One address under load, beside what sends the same bytes without making them. */
export interface LoadRow {
  address: string
  /** Of the body, as it is sent under load. */
  bytes: number
  server: LoadResult
  bare: LoadResult
  /** undefined: there is no nginx on this machine. */
  nginx: LoadResult | undefined
}

/**
 * Loads the server, then the two that it is compared with; one at a time, so that each has the machine for itself and the
 * load generator.
 */
export async function measureThroughput(origin: string, addresses: Addresses, folder: string): Promise<LoadRow[]> {
  const paths = [addresses.home, addresses.projectList, addresses.newsItem, addresses.projectsOfApi]
  const measured: { address: string; server: LoadResult; answer: Answer }[] = []
  for (const address of paths) {
    await applyLoad(`${origin}${address}`, CONNECTIONS, WARM_UP_SECONDS)
    const server = await applyLoad(`${origin}${address}`, CONNECTIONS, SECONDS)
    await setTimeout(100)
    measured.push({ address, server, answer: await askForPage(`${origin}${address}`) })
  }

  const answers = Object.fromEntries(measured.map(({ answer }, index) => [`answer-${index}`, answer]))
  const files = join(folder, 'answers')
  writeAnswers(files, answers)
  const bare = await loadCeiling(await startBareServer(files, 'answer-0'), measured.length)
  const nginx = await startNginx(files, join(folder, 'nginx'), answers)
  const nginxResults = nginx && (await loadCeiling(nginx, measured.length))
  return measured.map(({ address, server, answer }, index) => ({
    address,
    bytes: answer.body.length,
    server,
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
