// Restarts Postgres, terminates its connections and keeps it away for a minute under load:
// npm run drill:postgres [-- --times 20 --away 60 --clients 8 --seed 7]
// Ends with 1 when the site's process ended, an acknowledged message is lost, or a page from memory is not answered.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { atExit } from '../at-exit.ts'
import { startPostgres } from '../postgres.ts'
import { createClient } from './client.ts'
import { createRandom } from './random.ts'
import { sendUntilAcknowledged, writeMessage } from './run-drill.ts'
import { createServerProcess } from './server-process.ts'

const { values } = parseArgs({
  options: {
    times: { type: 'string', default: '20' },
    away: { type: 'string', default: '60' },
    clients: { type: 'string', default: '8' },
    seed: { type: 'string', default: '7' },
  },
})
const seed = Number(values.seed)
const random = createRandom(seed)
/** Pages that are in memory when Postgres goes away. */
const PAGES = ['/', '/about', '/projects', '/services', '/news']
/** Messages acknowledged between terminations. */
const MESSAGES_BETWEEN = 25

const dataDir = mkdtempSync(join(tmpdir(), 'postgres-drill-'))
atExit(() => rmSync(dataDir, { recursive: true, force: true }))
// Commits must survive the server, not the machine, so the disk is not waited for.
const postgres = await startPostgres({ synchronous_commit: 'on', full_page_writes: 'on' })
const server = await createServerProcess({
  DATA_DIR: dataDir,
  DATABASE_URL: postgres.url,
  ENQUIRIES_PER_ADDRESS: '0',
  ENQUIRIES_PER_HOUR: '0',
  TRUSTED_PROXIES: '127.0.0.1',
})
await server.start()

const acknowledged: string[] = []
const counts = { exits: 0, failedAttempts: 0, pages: {} as Record<string, number>, slowestPage: 0 }
let isOver = false
let sent = 0

let client = await createClient(server.origin, Number(values.clients))
const visitors = Array.from({ length: Number(values.clients) }, async () => {
  while (!isOver) acknowledged.push(await sendUntilAcknowledged(client, writeMessage(sent++, seed), counts))
})
const reader = (async () => {
  for (; !isOver; await wait(20)) {
    const began = performance.now()
    const status = await fetch(`${server.origin}/`).then(
      async (page) => (await page.text(), page.status),
      () => 'no answer',
    )
    counts.pages[status] = (counts.pages[status] ?? 0) + 1
    counts.slowestPage = Math.max(counts.slowestPage, performance.now() - began)
  }
})()
const watch = (async () => {
  for (; !isOver; await wait(50)) {
    if (server.isRunning()) continue
    counts.exits += 1
    client.close()
    await server.start()
    client = await createClient(server.origin, Number(values.clients))
  }
})()

for (let time = 0; time < Number(values.times); time++) {
  const enough = acknowledged.length + MESSAGES_BETWEEN
  for (const deadline = Date.now() + 60_000; acknowledged.length < enough; await wait(5)) {
    if (Date.now() > deadline) throw new Error(`No message is acknowledged any more:\n${server.errors().slice(-3000)}`)
  }
  await wait(random.between(0, 40))
  if (time % 2 === 0) await postgres.restart!()
  else await terminateConnections(postgres.url)
}
await wait(1_000)
const outage = Number(values.away) > 0 ? await takeAway(Number(values.away) * 1_000) : undefined
await wait(1_000)
isOver = true
await Promise.all([...visitors, reader])
await watch
client.close()
const stopped = await server.stop()
const stored = await readReferences(postgres.url)
await postgres.stop()

const lost = acknowledged.filter((reference) => !stored.has(reference)).length
const lines = server.errors().split('\n').filter(Boolean).length
console.table({
  'Terminations of Postgres': values.times,
  'Exits of the site (0 wanted)': counts.exits,
  'Messages acknowledged': acknowledged.length,
  'Acknowledged and lost (0 wanted)': lost,
  'Attempts without an acknowledgement': counts.failedAttempts,
  'Answers to the home page, by status': JSON.stringify(counts.pages),
  'Slowest home page, ms': Math.round(counts.slowestPage),
  'Lines in the error log': lines,
  ...(outage && {
    'Postgres away, s': values.away,
    'Pages from memory meanwhile': outage.answered,
    'Of them not answered 200 (0 wanted)': outage.failed,
    'Healthy after its return, s (5 wanted)': outage.healthyAfter,
    'Lines in the log for it (20 wanted)': outage.lines,
  }),
  'Exit code when told to stop': stopped,
})
const isOutageWrong = outage && (outage.failed > 0 || outage.healthyAfter > 5 || outage.lines > 20)
process.exitCode = counts.exits > 0 || lost > 0 || stopped !== 0 || isOutageWrong ? 1 : 0

/** Messages go on being sent meanwhile. @param milliseconds without Postgres */
async function takeAway(milliseconds: number) {
  const read = (path: string) =>
    fetch(server.origin + path).then(
      async (page) => (await page.text(), page.status),
      () => 0,
    )
  for (const path of PAGES) await read(path)
  const before = server.countLines()
  // Edits until the end: no page in memory is of the last revision.
  const edits = editUntilAway(postgres.url)
  await wait(500)
  const resume = await postgres.halt!()
  await edits
  const found = { answered: 0, failed: 0 }
  const until = performance.now() + milliseconds
  const readers = PAGES.map(async (path) => {
    for (; performance.now() < until; await wait(20)) found[(await read(path)) === 200 ? 'answered' : 'failed'] += 1
  })
  await Promise.all(readers)
  await resume()
  const back = performance.now()
  while ((await read('/health/ready')) !== 200) await wait(50)
  const healthyAfter = Number(((performance.now() - back) / 1000).toFixed(1))
  // Later lines are about the same outage.
  await wait(5_000)
  return { ...found, healthyAfter, lines: server.countLines() - before }
}

async function terminateConnections(url: string): Promise<void> {
  const own = `pid <> pg_backend_pid() and backend_type = 'client backend'`
  await query(url, `select pg_terminate_backend(pid) from pg_stat_activity where ${own}`)
}

async function editUntilAway(url: string): Promise<void> {
  const client = new pg.Client(url)
  client.on('error', () => {})
  await client.connect()
  try {
    for (;;) await client.query('update content_revision set revision = revision + 1')
  } catch {
    await client.end().catch(() => {})
  }
}

async function readReferences(url: string): Promise<Set<string>> {
  const rows = await query<{ reference: string }>(url, 'select reference from contact_message')
  return new Set(rows.map(({ reference }) => reference))
}

async function query<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client(url)
  await client.connect()
  const { rows } = await client.query<Row>(text)
  await client.end()
  return rows
}
