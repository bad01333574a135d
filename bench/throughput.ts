import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Addresses } from './addresses.ts'
import { askForPage, type Answer } from './ask.ts'
import { startBareServer, startNginx, writeAnswers, type Ceiling } from './ceilings.ts'
import { divideCores, pinTo } from './cores.ts'
import { findGenerator, type Generator } from './generator.ts'
import type { LoadResult } from './load.ts'
import { processorTime, residentMemory } from './process-facts.ts'
import type { Server } from './server.ts'

export const CONNECTIONS = 32
/** Seconds per address and server. */
export const SECONDS = 4
const WARM_UP_SECONDS = 1
/** Milliseconds for the background compression. */
const QUIET_TIME = 2_000
const MEMORY_INTERVAL = 100

export interface ServerLoad extends LoadResult {
  /** Milliseconds of processor time per request; undefined if unknown. */
  work: number | undefined
}

/** One address, beside servers that only send the same bytes. */
export interface LoadRow {
  address: string
  /** Of the body, as sent. */
  bytes: number
  server: ServerLoad
  bare: ServerLoad
  /** Undefined without nginx. */
  nginx: ServerLoad | undefined
}

export interface Throughput {
  generator: string
  /** Whether each server had one processor, and the generator the others. */
  isDivided: boolean
  rows: LoadRow[]
  /** The highest MiB; undefined if unknown. */
  highestMemory: number | undefined
}

/** Alternates the server and the two that it is compared with, so that the machine's other load affects all three. */
export async function measureThroughput(server: Server, addresses: Addresses, folder: string): Promise<Throughput> {
  const paths = [addresses.home, addresses.projectList, addresses.newsItem, addresses.projectsOfApi]
  const generator = findGenerator()
  const answers: Record<string, Answer> = {}
  for (const [index, path] of paths.entries()) answers[`answer-${index}`] = await askWhenSettled(server.origin + path)
  const files = join(folder, 'answers')
  writeAnswers(files, answers)
  const bare = await startBareServer(files, 'answer-0')
  const nginx = await startNginx(files, join(folder, 'nginx'), answers)

  const cores = divideCores()
  if (cores) {
    for (const program of [server, bare, nginx]) if (program) pinTo(cores.server, program.pid)
    // Inherited by the generator.
    pinTo(cores.generator, process.pid)
  }
  let highestMemory: number | undefined
  const memoryTimer = setInterval(() => {
    const memory = residentMemory(server.pid)
    if (memory !== undefined) highestMemory = Math.max(memory, highestMemory ?? 0)
  }, MEMORY_INTERVAL)
  try {
    const rows: LoadRow[] = []
    for (const [index, address] of paths.entries()) {
      const name = `answer-${index}`
      const load = (ceiling: Ceiling) => loadServer(generator, ceiling.pid, ceiling.addressOf(name))
      rows.push({
        address,
        bytes: answers[name]!.body.length,
        server: await loadServer(generator, server.pid, server.origin + address),
        bare: await load(bare),
        nginx: nginx && (await load(nginx)),
      })
    }
    return { generator: generator.name, isDivided: cores !== undefined, rows, highestMemory }
  } finally {
    clearInterval(memoryTimer)
    if (cores) for (const pid of [process.pid, server.pid]) pinTo(cores.all, pid)
    await Promise.all([bare.stop(), nginx?.stop()])
  }
}

async function loadServer(generator: Generator, pid: number, address: string): Promise<ServerLoad> {
  await generator.apply(address, CONNECTIONS, WARM_UP_SECONDS)
  const before = processorTime(pid)
  const result = await generator.apply(address, CONNECTIONS, SECONDS)
  const after = processorTime(pid)
  return { ...result, work: before === undefined || after === undefined ? undefined : (after - before) / result.count }
}

/** The answer in its smallest form. */
async function askWhenSettled(address: string): Promise<Answer> {
  await askForPage(address)
  await setTimeout(QUIET_TIME)
  return askForPage(address)
}
