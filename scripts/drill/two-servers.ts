// Edits and uploads through two servers that share a Postgres and a bucket, and reads both at once after each:
// npm run drill:two-servers [-- --edits 300 --uploads 30]
// Ends with 1 when a page is stale, a picture is not on the other server at once, or a call fails.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { percentile } from '../../bench/statistics.ts'
import { addStaff, setPassword } from '../../server/core/accounts/staff-accounts.ts'
import { lazyStaffAuth } from '../../server/core/accounts/lazy-staff-auth.ts'
import { openStore } from '../../server/core/store/store.ts'
import { startS3 } from '../../test/core/media/s3-server.ts'
import { atExit } from '../at-exit.ts'
import { startPostgres } from '../postgres.ts'
import { signInEditor, type Editor } from './editor.ts'
import { createServerProcess } from './server-process.ts'

const SECRET = 'the same secret for all servers of the drill'
const ACCOUNT = { email: 'editor@example.org', password: 'a password for the drill' }
/** Public addresses that show the title of the item; the last has the item itself. */
const PAGES = ['/news', '/api/v1/news', '/news.atom', '/news/drill']

const { values } = parseArgs({
  options: { edits: { type: 'string', default: '300' }, uploads: { type: 'string', default: '30' } },
})
const folder = mkdtempSync(join(tmpdir(), 'two-servers-drill-'))
atExit(() => rmSync(folder, { recursive: true, force: true }))
const s3 = await startS3({ pageSize: 1000 })
const postgres = await startPostgres()
const { endpoint, region, accessKeyId, secretAccessKey } = s3.place
const settingsOf = (name: string) => ({
  DATA_DIR: join(folder, name),
  DATABASE_URL: postgres.url,
  APP_SECRET: SECRET,
  MEDIA_STORE: 's3://site/drill',
  S3_ENDPOINT: endpoint,
  S3_REGION: region,
  S3_ACCESS_KEY_ID: accessKeyId,
  S3_SECRET_ACCESS_KEY: secretAccessKey,
})
const servers = [await createServerProcess(settingsOf('a')), await createServerProcess(settingsOf('b'))]
for (const server of servers) await server.start()
await addEditor()
const editors: Editor[] = []
for (const { origin } of servers) editors.push(await signInEditor(origin, ACCOUNT))

const failures: string[] = []
const took: number[] = []
let [checked, stale, unseen] = [0, 0, 0]
const categoryId = await create('/categories', { name: 'Drill', publish: true })
const item = await create('/news', { name: 'Edit 0', slug: 'drill', categoryId, publish: true })
for (let number = 1; number <= Number(values.edits); number += 1) await edit(number)
for (let number = 1; number <= Number(values.uploads); number += 1) await upload(number)
const codes = [await servers[0]!.stop(), await servers[1]!.stop()]
await postgres.stop()
await s3.close()

console.table({
  'Edits acknowledged, by either server in turn': took.length,
  'An edit, p50 and p99 in ms': [0.5, 0.99].map((share) => Math.round(percentile(took, share))).join(' and '),
  'Answers read right after, on both': checked,
  'Stale (0 wanted)': stale,
  'Uploads not on the other server at once (0 wanted)': `${unseen} of ${values.uploads}`,
  'Failed (0 wanted)': failures.length,
  'Exit codes': codes.join(' '),
})
for (const failure of failures.slice(0, 20)) console.error(failure)
process.exitCode = stale + unseen + failures.length === 0 && codes.every((code) => code === 0) ? 0 : 1

async function edit(number: number): Promise<void> {
  const name = `Edit ${number} of the drill`
  const began = performance.now()
  const answer = await editors[number % 2]!.call('PATCH', `/news/${item}`, { name, publish: true })
  if (answer.status !== 200) return void failures.push(`Edit ${number}: ${answer.status} ${await answer.text()}`)
  took.push(performance.now() - began)
  const texts = await Promise.all(
    servers.flatMap(({ origin }) => PAGES.map(async (path) => (await fetch(origin + path)).text())),
  )
  checked += texts.length
  stale += texts.filter((text) => !text.includes(name)).length
}

/** By one server, read from the other. */
async function upload(number: number): Promise<void> {
  const size = { width: 64 + number, height: 48 }
  const file = await sharp({ create: { ...size, channels: 3, background: '#785a3c' } })
    .jpeg()
    .toBuffer()
  const answer = await editors[number % 2]!.call('POST', '/pictures?name=drill.jpg', file)
  if (answer.status !== 201) return void failures.push(`Upload ${number}: ${answer.status} ${await answer.text()}`)
  const { data } = (await answer.json()) as { data: { picture: { url: string } } }
  const { pathname } = new URL(data.picture.url, 'http://site')
  const shown = await fetch(servers[(number + 1) % 2]!.origin + pathname)
  if (shown.status !== 200 || (await shown.arrayBuffer()).byteLength === 0) unseen += 1
}

async function create(path: string, body: object): Promise<number> {
  const answer = await editors[0]!.call('POST', path, body)
  if (answer.status !== 201) throw new Error(`${path} was answered ${answer.status}: ${await answer.text()}`)
  return ((await answer.json()) as { data: { id: number } }).data.id
}

async function addEditor(): Promise<void> {
  const { db, close } = await openStore({ dataDir: join(folder, 'a'), databaseUrl: postgres.url })
  const auth = lazyStaffAuth({ db, secret: SECRET, publicUrl: undefined, log: { info() {}, error() {} } })
  const deps = { db, auth, actor: { id: null, email: 'drill', address: undefined }, now: () => new Date() }
  await addStaff(deps, { email: ACCOUNT.email, role: 'editor' })
  await setPassword(deps, ACCOUNT.email, ACCOUNT.password)
  await close()
}
