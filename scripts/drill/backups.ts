// Backs up and restores a large store while it is edited: npm run drill:backup [-- --projects 10000 --pictures 20000]
// Ends with 1 when an acknowledged edit or a picture is missing in what was restored.
import '../../server/features.ts'
import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs, promisify } from 'node:util'
import { openGrowingStore } from '../../bench/growing-store.ts'
import { percentile } from '../../bench/statistics.ts'
import { variantSignature } from '../../contract/pictures/picture-variants.ts'
import { addStaff, setPassword } from '../../server/core/accounts/staff-accounts.ts'
import { lazyStaffAuth } from '../../server/core/accounts/lazy-staff-auth.ts'
import { originalPath } from '../../server/core/pictures/picture-files.ts'
import { openSecret } from '../../server/core/accounts/secret.ts'
import { registerContent } from '../../server/core/content/registration.ts'
import { STORE_FILE } from '../../server/core/store/store.ts'
import { atExit } from '../at-exit.ts'
import { signInEditor } from './editor.ts'
import { createServerProcess } from './server-process.ts'

const root = resolve(import.meta.dirname, '../..')
const account = { email: 'editor@example.org', password: 'a password for the drill' }
/** Bytes of a picture: those of a phone, scaled for the screen. */
const PICTURE_BYTES = 150_000
/** Milliseconds between edits. */
const PAUSE = 20

const { values } = parseArgs({
  options: { projects: { type: 'string', default: '10000' }, pictures: { type: 'string', default: '20000' } },
})
const folder = mkdtempSync(join(tmpdir(), 'backup-drill-'))
atExit(() => rmSync(folder, { recursive: true, force: true }))
const dataDir = join(folder, 'data')
await fillStore(Number(values.projects), Number(values.pictures))

const server = await createServerProcess({ DATA_DIR: dataDir })
await server.start()
const editor = await signInEditor(server.origin, account)
const edits: { number: number; at: number; took: number }[] = []
let isOver = false
const editing = edit()
const first = await timed('backup.ts', join(folder, 'backups'))
const next = await timed('backup.ts', join(folder, 'backups'))
isOver = true
await editing
await server.stop()
const backup = next.said.trim().split('\n').at(-1)!
const restored = await timed('restore.ts', backup, '--into', join(folder, 'restored'))
const moment = Date.parse(/^Moment (\S+):/m.exec(next.said)![1]!)
const { lost, pictures, missing } = compare(edits.filter(({ at }) => at < moment).map(({ number }) => number))
const report = {
  firstSeconds: first.seconds,
  nextSeconds: next.seconds,
  restoreSeconds: restored.seconds,
  edits: {
    acknowledged: edits.length,
    lost,
    p99: Math.round(
      percentile(
        edits.map(({ took }) => took),
        0.99,
      ),
    ),
  },
  pictures: { restored: pictures, missing },
}
console.log(JSON.stringify(report, undefined, 2))
process.exitCode = lost + missing === 0 ? 0 : 1

async function fillStore(projects: number, count: number): Promise<void> {
  mkdirSync(dataDir)
  const store = await openGrowingStore({ dataDir })
  await store.growTo(projects)
  await registerContent(store.db, new Date())
  const at = new Date().toISOString()
  const rows = Array.from({ length: count }, (_, index) => ({
    key: index.toString(16).padStart(16, '0'),
    file_name: 'original.jpg',
    media_type: 'image/jpeg',
    name: `${index}.jpg`,
    bytes: PICTURE_BYTES,
    width: 1600,
    height: 1200,
    color: '#808080',
    variants_made_at: at,
    variants_signature: variantSignature(),
    created_at: at,
    updated_at: at,
  }))
  for (let from = 0; from < count; from += 500)
    await store.db
      .insertInto('picture')
      .values(rows.slice(from, from + 500))
      .execute()
  await store.db.updateTable('picture').set({ variants_made_at: at, variants_signature: variantSignature() }).execute()
  for (const { key, file_name } of rows) {
    const path = join(dataDir, originalPath(key, file_name))
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, randomBytes(PICTURE_BYTES))
  }
  const secret = await openSecret({ db: store.db, config: { secret: undefined, dataDir } })
  const auth = lazyStaffAuth({ db: store.db, secret, publicUrl: undefined, log: { info() {}, error() {} } })
  const deps = { db: store.db, auth, actor: { id: null, email: 'drill', address: undefined }, now: () => new Date() }
  await addStaff(deps, { email: account.email, role: 'editor' })
  await setPassword(deps, account.email, account.password)
  await store.close()
}

async function edit(): Promise<void> {
  const create = async (path: string, body: object) =>
    ((await (await editor.call('POST', path, body)).json()) as { data: { id: number } }).data.id
  const categoryId = await create('/categories', { name: 'Drill', publish: true })
  const item = await create('/news', { name: 'Edit 0', categoryId, publish: true })
  for (let number = 1; !isOver; number += 1) {
    const began = performance.now()
    const { status } = await editor.call('PATCH', `/news/${item}`, { name: `Edit ${number}`, publish: true })
    if (status === 200) edits.push({ number, at: Date.now(), took: performance.now() - began })
    await wait(PAUSE)
  }
}

async function timed(script: string, ...given: string[]) {
  const began = performance.now()
  const env = { PATH: process.env['PATH'], DATA_DIR: dataDir }
  const { stdout: said } = await promisify(execFile)(process.execPath, [join(root, 'scripts', script), ...given], {
    env,
  })
  return { said, seconds: Number(((performance.now() - began) / 1000).toFixed(1)) }
}

function compare(acknowledged: number[]): { lost: number; pictures: number; missing: number } {
  const file = new DatabaseSync(join(folder, 'restored', STORE_FILE))
  const names = file.prepare("select document ->> 'name' as name from content_version where entity = 'news'").all()
  const stored = new Set(names.map(({ name }) => name))
  const pictures = file.prepare('select key, file_name from picture').all() as { key: string; file_name: string }[]
  file.close()
  return {
    lost: acknowledged.filter((number) => !stored.has(`Edit ${number}`)).length,
    pictures: pictures.length,
    missing: pictures.filter(
      ({ key, file_name }) => !existsSync(join(folder, 'restored', originalPath(key, file_name))),
    ).length,
  }
}
