// Proves that distinct addresses do not fill the memory: npm run drill:addresses [-- --engine sqlite|postgres
// --addresses 200000]
// Ends with 1 above the limit.
import { Agent, get } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { withLargeServer } from './large-store.ts'
import type { ServerProcess } from './server-process.ts'

/** MiB: 250 MB. */
const MAX_MEMORY = 238
const CONNECTIONS = 6
const PROJECTS = 1_000

const KINDS: ((index: number) => string)[] = [
  (index) => `/projects?search=bridge+${index}`,
  (index) => `/projects?page=${index}`,
  (index) => `/no-such-page-${index}`,
  (index) => `/hydration/projects?page=${index}&hydration=x${index}`,
  (index) => `/projects/project-${index % PROJECTS}?picture=${index}`,
  (index) => `/api/v1/projects?page=${index}&limit=${1 + (index % 50)}`,
  (index) => `/api/v1/news/slug/no-such-news-${index}`,
  (index) => `/?utm_source=letter-${index}`,
]

const { values } = parseArgs({
  options: { engine: { type: 'string', default: 'sqlite' }, addresses: { type: 'string', default: '200000' } },
})
const addresses = Number(values.addresses)
const statuses: Record<number, number> = {}
let next = 0
await withLargeServer({ engine: values.engine, projects: PROJECTS }, measure)

async function measure(server: ServerProcess): Promise<void> {
  let largest = 0
  console.log(`${values.engine}: ${addresses} addresses, ${server.memory()} MiB at the start`)
  const watching = setInterval(() => (largest = Math.max(largest, server.memory())), 500)
  const saying = setInterval(
    () => console.log(`${String(next).padStart(7)} asked, ${server.memory()} MiB now, ${largest} MiB at most`),
    20_000,
  )
  await Promise.all(Array.from({ length: CONNECTIONS }, () => askInTurn(server.origin)))
  await wait(5_000)
  clearInterval(watching)
  clearInterval(saying)
  const isKept = largest <= MAX_MEMORY
  const told = Object.entries(statuses).map(([status, count]) => `${count} x ${status}`)
  console.log(`Answers: ${told.join(', ')}`)
  console.log(
    `Memory (RSS): ${largest} MiB at most, ${server.memory()} MiB at rest. ${isKept ? 'kept' : 'MISSED'} (${MAX_MEMORY} MiB, 250 MB)`,
  )
  process.exitCode = isKept ? 0 : 1
}

async function askInTurn(origin: string): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  while (next < addresses) {
    const index = next++
    const path = KINDS[index % KINDS.length]!(Math.floor(index / KINDS.length) + 1)
    for (let status = 429; status === 429;) {
      status = await ask(origin + path, agent)
      statuses[status] = (statuses[status] ?? 0) + 1
      if (status === 429) await wait(100)
    }
  }
  agent.destroy()
}

function ask(address: string, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    get(address, { agent, headers: { 'Accept-Encoding': 'br' } }, (answer) => {
      answer
        .resume()
        .on('end', () => resolve(answer.statusCode ?? 0))
        .on('error', reject)
    }).on('error', reject)
  })
}
