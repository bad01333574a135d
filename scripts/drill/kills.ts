// Kills the server while it writes: npm run drill:kills [-- --kills 100 --clients 6 --seed 7]
// Ends with 1 when an acknowledged message or edit is lost, or SQLite finds the file damaged.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { STORE_FILE } from '../../server/core/store/store.ts'
import { atExit } from '../at-exit.ts'
import { addAccount } from '../stores/add-account.ts'
import { createClient } from './client.ts'
import { createRandom } from './random.ts'
import { sendUntilAcknowledged, writeMessage } from './run-drill.ts'
import { createServerProcess, type ServerProcess } from './server-process.ts'
import { signInEditor, type Editor } from './editor.ts'

export interface KillOptions {
  kills: number
  /** Visitors, beside one editor. */
  clients: number
  seed: number
}

export interface KillReport {
  kills: number
  messages: { acknowledged: number; lost: number }
  edits: { acknowledged: number; lost: number; publishedTooOld: number }
  failedAttempts: number
  /** SQLite's verdict: ok. */
  check: string
}

/** Acknowledged writes between kills. */
const WRITES_BETWEEN = 6
/** Milliseconds for these. */
const PATIENCE = 60_000

export async function runKills({ kills, clients, seed }: KillOptions): Promise<KillReport> {
  const random = createRandom(seed)
  const dataDir = mkdtempSync(join(tmpdir(), 'kill-drill-'))
  const forget = atExit(() => rmSync(dataDir, { recursive: true, force: true }))
  const account = { email: 'editor@example.org', password: 'a password for the drill' }
  await addAccount(dataDir, account, 'editor')
  const server = await createServerProcess({
    DATA_DIR: dataDir,
    ENQUIRIES_PER_ADDRESS: '0',
    ENQUIRIES_PER_HOUR: '0',
    TRUSTED_PROXIES: '127.0.0.1',
  })
  try {
    await server.start()
    const references: string[] = []
    const edits: number[] = []
    const counts = { failedAttempts: 0 }
    let isOver = false
    let sent = 0
    const client = await createClient(server.origin, clients)
    const editor = await signInEditor(server.origin, account)
    const item = await createItem(editor)
    const visitors = Array.from({ length: clients }, async () => {
      while (!isOver) references.push(await sendUntilAcknowledged(client, writeMessage(sent++, seed), counts))
    })
    const editing = (async () => {
      for (let edit = 1; !isOver; edit++) {
        const status = await editor.call('PATCH', `/news/${item}`, { name: nameOf(edit), publish: true }).then(
          (answer) => answer.status,
          () => 0,
        )
        if (status === 200) edits.push(edit)
        else counts.failedAttempts++
        await wait(status === 200 ? 5 : 50)
      }
    })()
    for (let kill = 0; kill < kills; kill++) {
      await writesGoOn(server, references, edits)
      await wait(random.between(0, 25))
      await server.kill()
      await server.start()
    }
    isOver = true
    await Promise.all([...visitors, editing])
    client.close()
    await server.kill()
    return { kills, failedAttempts: counts.failedAttempts, ...compare(dataDir, references, edits) }
  } finally {
    await server.kill()
    forget()
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 })
  }
}

async function createItem(editor: Editor): Promise<number> {
  const create = async (path: string, body: object) =>
    ((await (await editor.call('POST', path, body)).json()) as { data: { id: number } }).data.id
  const categoryId = await create('/categories', { name: 'Drill', publish: true })
  return create('/news', { name: nameOf(0), categoryId, publish: true })
}

function nameOf(edit: number): string {
  return `Edit ${edit} of the drill`
}

async function writesGoOn(server: ServerProcess, references: string[], edits: number[]): Promise<void> {
  const [messages, changes] = [references.length, edits.length]
  for (
    const deadline = Date.now() + PATIENCE;
    references.length < messages + WRITES_BETWEEN || edits.length < changes + 3;
    await wait(2)
  ) {
    if (Date.now() > deadline) throw new Error(`Nothing is acknowledged any more:\n${server.errors().slice(-3000)}`)
  }
}

function compare(dataDir: string, references: string[], edits: number[]): Omit<KillReport, 'kills' | 'failedAttempts'> {
  const file = new DatabaseSync(join(dataDir, STORE_FILE))
  const texts = (sql: string) =>
    file
      .prepare(sql)
      .all()
      .map((row) => String(Object.values(row)[0]))
  const stored = new Set(texts('select reference from contact_message'))
  const versions = new Set(texts("select document ->> 'name' from content_version where entity = 'news'"))
  const [published = ''] = texts("select name from news_translation where locale = 'en'")
  const newest = edits.at(-1) ?? 0
  const report = {
    messages: {
      acknowledged: references.length,
      lost: references.filter((reference) => !stored.has(reference)).length,
    },
    edits: {
      acknowledged: edits.length,
      lost: edits.filter((edit) => !versions.has(nameOf(edit))).length,
      publishedTooOld: Number(!(Number(/\d+/.exec(published)?.[0]) >= newest)),
    },
    check: texts('pragma quick_check').join(', '),
  }
  file.close()
  return report
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      kills: { type: 'string', default: '100' },
      clients: { type: 'string', default: '6' },
      seed: { type: 'string', default: '7' },
    },
  })
  const began = Date.now()
  const report = await runKills({
    kills: Number(values.kills),
    clients: Number(values.clients),
    seed: Number(values.seed),
  })
  console.log(JSON.stringify({ ...report, seconds: Math.round((Date.now() - began) / 1000) }, undefined, 2))
  const isKept = report.messages.lost + report.edits.lost + report.edits.publishedTooOld === 0 && report.check === 'ok'
  process.exitCode = isKept ? 0 : 1
}
