// Proves that memory is given back after long lists: npm run drill:memory [-- --engine sqlite|postgres --projects 10000
// --quiet 30 --node-options=--cpu-prof]
// Ends with 1 when the server still has more than the limit after the quiet.
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { withLargeServer } from './large-store.ts'
import type { ServerProcess } from './server-process.ts'

/** MiB: 200 MB. */
const MAX_MEMORY = 190
const LIST = '/api/v1/projects?limit=100000000000'
/** At a time. Above 40, the server refuses some at first. */
const LISTS = [5, 50]

const { values } = parseArgs({
  options: {
    engine: { type: 'string' },
    projects: { type: 'string', default: '10000' },
    /** Seconds. */
    quiet: { type: 'string', default: '30' },
    'node-options': { type: 'string', default: '' },
  },
})
let missed = 0
for (const engine of values.engine ? [values.engine] : ['sqlite', 'postgres']) await drill(engine)
process.exitCode = missed > 0 ? 1 : 0

async function drill(engine: string): Promise<void> {
  const options = values['node-options'].split(' ').filter(Boolean)
  const large = { engine, projects: Number(values.projects), options }
  await withLargeServer(large, async (server) => {
    await (await fetch(`${server.origin}/`)).text()
    console.log(`\n${engine}: ${values.projects} projects, ${server.memory()} MiB at the start`)
    for (const count of LISTS) await measure(server, count)
  })
}

async function measure(server: ServerProcess, count: number): Promise<void> {
  let largest = 0
  const watching = setInterval(() => (largest = Math.max(largest, server.memory())), 100)
  await Promise.all(Array.from({ length: count }, () => readList(server.origin)))
  clearInterval(watching)
  await wait(Number(values.quiet) * 1000)
  const memory = server.memory()
  const isKept = memory <= MAX_MEMORY
  if (!isKept) missed += 1
  console.log(
    `${String(count).padStart(3)} lists at a time: ${largest} MiB at most, ${memory} MiB after ${values.quiet} s of quiet. ` +
      `${isKept ? 'kept' : 'MISSED'} (${MAX_MEMORY} MiB, 200 MB)`,
  )
}

async function readList(origin: string): Promise<void> {
  for (;;) {
    const answer = await fetch(origin + LIST)
    const { data } = (await answer.json()) as { data?: unknown[] }
    if (answer.status === 200) {
      if (data?.length !== Number(values.projects)) throw new Error(`The list has ${data?.length} projects`)
      return
    }
    if (answer.status !== 429) throw new Error(`The list was answered ${answer.status}`)
    await wait(250)
  }
}
