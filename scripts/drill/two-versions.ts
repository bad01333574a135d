// Updates two servers of an older version one after the other, on one Postgres under load:
// npm run drill:two-versions [-- --from REF --hold 15 --visitors 4 --seed 7]
// Without --from, the older version is what landed before the newest migration.
// Ends with 1 when a request fails, a page is stale, or an acknowledged write is lost.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { atExit } from '../at-exit.ts'
import { startPostgres } from '../postgres.ts'
import { signInEditor } from './editor.ts'
import { buildOlderVersion } from './older-version.ts'
import { readPageToken } from './page-token.ts'
import { createRotation } from './rotation.ts'
import { writeMessage } from './run-drill.ts'
import { createServerProcess, type ServerProcess } from './server-process.ts'

const { values } = parseArgs({
  options: {
    from: { type: 'string' },
    hold: { type: 'string', default: '15' },
    visitors: { type: 'string', default: '4' },
    seed: { type: 'string', default: '7' },
  },
})
const SECRET = 'the same secret for all servers of the drill'
const ACCOUNT = { email: 'editor@example.org', password: 'a password for the drill' }
const PAGES = ['/', '/news', '/projects', '/ne/news', '/api/v1/news', '/api/v1/projects']
const hold = Number(values.hold) * 1_000

process.stdout.write('Building the older version ... ')
const older = buildOlderVersion(values.from)
console.log(`${older.commit}, without ${older.missing.length} migrations`)

const dataDir = mkdtempSync(join(tmpdir(), 'two-versions-drill-'))
atExit(() => rmSync(dataDir, { recursive: true, force: true }))
// Commits must survive the server, not the machine, so the disk is not waited for.
const postgres = await startPostgres({ synchronous_commit: 'on', full_page_writes: 'on' })
const settings = {
  // Pictures are in a folder that both share.
  DATA_DIR: dataDir,
  DATABASE_URL: postgres.url,
  APP_SECRET: SECRET,
  ENQUIRIES_PER_ADDRESS: '0',
  ENQUIRIES_PER_HOUR: '0',
  TRUSTED_PROXIES: '127.0.0.1',
}
const createOlder = () => createServerProcess(settings, { folder: older.folder })
const [olderOne, olderTwo] = [await createOlder(), await createOlder()]
const [newerOne, newerTwo] = [await createServerProcess(settings), await createServerProcess(settings)]
await olderOne.start()
await olderTwo.start()
addEditor()

const rotation = createRotation([olderOne, olderTwo])
const { ask } = rotation
const editor = await signInEditor(olderOne.origin, ACCOUNT, ask)
const visitorHeaders = { 'Content-Type': 'application/json', 'X-CSRF-TOKEN': await readPageToken(olderOne.origin) }
const item = await createItem()
await uploadPicture()

const references: string[] = []
const edits: number[] = []
const failures: string[] = []
let stale = 0
let checked = 0
let sent = 0
let isOver = false

/** Notes what is not answered with this status. */
async function expectStatus(status: number, what: string, answer: Promise<Response>): Promise<string | undefined> {
  try {
    const response = await answer
    const body = await response.text()
    if (response.status === status) return body
    failures.push(`${what}: ${response.status} ${body.slice(0, 200)}`)
  } catch (error) {
    failures.push(`${what}: ${String(error)} ${String(error instanceof Error ? error.cause : '')}`)
  }
  return undefined
}

async function visit(): Promise<void> {
  for (; !isOver; await wait(20)) {
    const { key, address, body } = writeMessage(sent++, Number(values.seed))
    const headers = { ...visitorHeaders, 'X-Forwarded-For': address, 'Idempotency-Key': key }
    const answer = ask('/api/v1/contact-us', { method: 'POST', headers, body: JSON.stringify(body) })
    const text = await expectStatus(201, 'A message', answer)
    if (text) references.push((JSON.parse(text) as { data: { reference: string } }).data.reference)
  }
}

async function edit(): Promise<void> {
  for (let number = 1; !isOver; number++) {
    const change = { name: nameOf(number), publish: true }
    const text = await expectStatus(200, 'An edit', editor.call('PATCH', `/news/${item.id}`, change))
    if (text === undefined) continue
    edits.push(number)
    await Promise.all(rotation.servers.map((server) => checkPage(server, number)))
  }
}

/** Right after the edit, on each server. */
async function checkPage(server: ServerProcess, number: number): Promise<void> {
  const page = await fetch(`${server.origin}/news/${item.slug}`)
    .then((answer) => answer.text())
    .catch(() => undefined)
  // It has left the rotation meanwhile.
  if (page === undefined && !rotation.servers.includes(server)) return
  checked++
  if (page === undefined) failures.push('The page after an edit: no answer')
  else if (!page.includes(nameOf(number))) stale++
}

async function read(): Promise<void> {
  for (let turn = 0; !isOver; turn++) {
    const path = PAGES[turn % PAGES.length]!
    await expectStatus(200, path, ask(path))
    const list = await expectStatus(200, 'The pictures', editor.call('GET', '/pictures'))
    if (list && (JSON.parse(list) as { data: unknown[] }).data.length !== 1) failures.push('The picture is not listed')
    await wait(10)
  }
}

const began = Date.now()
const load = [edit(), read(), ...Array.from({ length: Number(values.visitors) }, visit)]
await wait(hold / 3)
await newerOne.start()
const migratedAfter = Date.now() - began - hold / 3
const mixedFrom = rotation.counts.requests
rotation.servers = [newerOne, olderTwo]
const codes = [await olderOne.stop()]
await wait(hold)
// An older server that is restarted in the middle of the update.
rotation.servers = [newerOne]
codes.push(await olderTwo.stop())
await olderTwo.start()
rotation.servers = [newerOne, olderTwo]
await wait(hold)
await newerTwo.start()
const mixed = rotation.counts.requests - mixedFrom
rotation.servers = [newerOne, newerTwo]
codes.push(await olderTwo.stop())
await wait(hold / 3)
isOver = true
await Promise.all(load)
codes.push(await newerOne.stop(), await newerTwo.stop())
const stored = await readStored()
await postgres.stop()

const lostMessages = references.filter((reference) => !stored.references.has(reference)).length
const lostEdits = edits.filter((number) => !stored.names.has(nameOf(number))).length
const isNewest = stored.published === nameOf(edits.at(-1) ?? 0)
console.table({
  'Older version': older.commit,
  'Migrations of the newer one': older.missing.length,
  Requests: rotation.counts.requests,
  'Of them while both versions served': mixed,
  'Failed (0 wanted)': failures.length,
  'GETs sent again': rotation.counts.repeatedGets,
  'Messages acknowledged': references.length,
  'Messages lost (0 wanted)': lostMessages,
  'Edits acknowledged': edits.length,
  'Edits lost (0 wanted)': lostEdits,
  'Pages read right after an edit': checked,
  'Stale pages (0 wanted)': stale,
  'The last edit is published': isNewest,
  'Start of the newer one with its migrations, s': (migratedAfter / 1000).toFixed(1),
  Seconds: Math.round((Date.now() - began) / 1000),
  'Exit codes': codes.join(' '),
})
for (const failure of failures.slice(0, 20)) console.error(failure)
if (older.missing.length === 0) console.warn('Both versions have the same migrations: name an older one with --from')
const isKept = failures.length + lostMessages + lostEdits + stale === 0 && isNewest && codes.every((code) => code === 0)
process.exitCode = isKept ? 0 : 1

/** By the older version's own command, which does not migrate the store. */
function addEditor(): void {
  execFileSync(process.execPath, ['scripts/staff.ts', 'add', ACCOUNT.email, '--role', 'editor', '--password-stdin'], {
    cwd: older.folder,
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: postgres.url, APP_SECRET: SECRET },
    input: ACCOUNT.password,
  })
}

async function createItem(): Promise<{ id: number; slug: string }> {
  const create = async (path: string, body: object) =>
    ((await (await editor.call('POST', path, body)).json()) as { data: { id: number } }).data.id
  const categoryId = await create('/categories', { name: 'Drill', publish: true })
  const slug = 'drill'
  return { id: await create('/news', { name: nameOf(0), slug, categoryId, publish: true }), slug }
}

async function uploadPicture(): Promise<void> {
  const file = readFileSync(resolve(import.meta.dirname, '../../content/pictures/arch-bridge.jpg'))
  const { status } = await editor.call('POST', '/pictures?name=bridge.jpg', file)
  if (status !== 201) throw new Error(`The picture was answered ${status}`)
}

function nameOf(number: number): string {
  return `Edit ${number} of the drill`
}

async function readStored() {
  const reader = new pg.Client(postgres.url)
  await reader.connect()
  const textsOf = async (statement: string) =>
    (await reader.query<{ text: string }>(statement)).rows.map(({ text }) => text)
  const documents = await textsOf("select document as text from content_version where entity = 'news'")
  const stored = {
    references: new Set(await textsOf('select reference as text from contact_message')),
    names: new Set(documents.map((document) => (JSON.parse(document) as { name: string }).name)),
    published: (await textsOf("select name as text from news_translation where locale = 'en'"))[0],
  }
  await reader.end()
  return stored
}
