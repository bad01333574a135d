// Kills and stops the server while it imports, backs up and exports: npm run drill:children [-- --kills 30 --posts 4000]
// Ends with 1 when two processes of a kind run at once, or one outlives its server by more than two seconds. Linux.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { residentMemory } from '../../bench/process-facts.ts'
import { atExit } from '../at-exit.ts'
import { addAccount } from '../stores/add-account.ts'
import { signInEditor, type Editor } from './editor.ts'
import { createRandom } from './random.ts'
import { createServerProcess } from './server-process.ts'

const KINDS = ['import', 'backup', 'export'] as const
type Kind = (typeof KINDS)[number]
/** Milliseconds. */
const OUTLIVES = 2_000
const PATIENCE = 60_000
const SAMPLING = 20
/** How the names of programs end that the server starts. */
const WORKER = '-worker.ts'

const root = resolve(import.meta.dirname, '../..')
const { values } = parseArgs({
  options: { kills: { type: 'string', default: '30' }, posts: { type: 'string', default: '4000' } },
})
const random = createRandom(7)
const folder = mkdtempSync(join(tmpdir(), 'children-drill-'))
atExit(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
const [dataDir, backups] = [join(folder, 'data'), join(folder, 'backups')]
for (const path of [dataDir, backups]) mkdirSync(path)
const account = { email: 'owner@example.org', password: 'a password for the drill' }
await addAccount(dataDir, account, 'owner')
const server = await createServerProcess({ DATA_DIR: dataDir, BACKUP_DIR: backups })

const most: Record<string, number> = {}
const watch = setInterval(() => {
  const counts: Record<string, number> = {}
  for (const { kind } of findWorkers()) counts[kind] = (counts[kind] ?? 0) + 1
  for (const [kind, count] of Object.entries(counts)) most[kind] = Math.max(most[kind] ?? 0, count)
}, SAMPLING)

const met: Record<string, number> = {}
const memory: number[] = []
const gone: number[] = []
let file: string | undefined
let owner: Editor | undefined
for (let kill = 0; kill < Number(values.kills); kill += 1) {
  await server.start()
  owner ??= await signInEditor(server.origin, account)
  file ??= await upload(owner)
  const kind = KINDS[kill % KINDS.length]!
  const asking = new AbortController()
  await ask(kind, owner, asking.signal)
  await wait(random.between(0, 300))
  const workers = findWorkers()
  for (const worker of workers) met[worker.kind] = (met[worker.kind] ?? 0) + 1
  memory.push(workers.reduce((sum, { id }) => sum + (residentMemory(id) ?? 0), 0))
  if (kill % 2 === 0) await server.kill()
  else await server.stop()
  const began = performance.now()
  while (findWorkers().length > 0 && performance.now() - began < PATIENCE) await wait(SAMPLING)
  gone.push(Math.round(performance.now() - began))
  asking.abort()
}
clearInterval(watch)

const slowest = Math.max(...gone)
console.table({
  'Kills (SIGKILL and SIGTERM in turn)': gone.length,
  ...Object.fromEntries(Object.entries(met).map(([kind, count]) => [`Kills that met: ${kind}`, count])),
  ...Object.fromEntries(Object.entries(most).map(([kind, count]) => [`Most at once: ${kind}`, count])),
  'Their memory at a kill, most, MiB': Math.round(Math.max(...memory)),
  'Until all had ended and their memory was free, longest, ms': slowest,
  'Orphans after two seconds': gone.filter((time) => time > OUTLIVES).length,
})
if (slowest > OUTLIVES || KINDS.some((kind) => most[kind] !== 1 || !met[kind])) process.exitCode = 1

/** Waits until a process of this kind works: the successor of a dead one begins when its lease has run out. */
async function ask(kind: Kind, editor: Editor, signal: AbortSignal): Promise<void> {
  const attempts: Record<Kind, () => Promise<unknown>> = {
    async import() {
      const { status } = await editor.call('POST', '/imports', { file, entity: 'news', publish: false, dryRun: false })
      // The file of an import that is done is deleted.
      if (status === 422) file = await upload(editor)
    },
    backup: () => editor.call('POST', '/backups', {}),
    export: async () => (await editor.call('GET', '/export/archive')).body?.cancel(),
  }
  const deadline = performance.now() + PATIENCE
  for (let asked = -Infinity; !findWorkers().some((one) => one.kind === kind); await wait(SAMPLING)) {
    if (signal.aborted || performance.now() > deadline) throw new Error(await whyNot(kind, editor))
    if (performance.now() - asked < 2_000) continue
    asked = performance.now()
    void attempts[kind]().catch(() => undefined)
  }
}

async function whyNot(kind: Kind, editor: Editor): Promise<string> {
  const imports = await (await editor.call('GET', '/imports')).text()
  return `No ${kind} begins: ${imports.slice(0, 1_000)}\n${server.errors().slice(-2_000)}`
}

/** Those of this checkout. */
function findWorkers(): { id: number; kind: string }[] {
  return readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return []
    try {
      const script = readFileSync(`/proc/${name}/cmdline`, 'utf8')
        .split('\0')
        .find((each) => each.startsWith(join(root, 'server')) && each.endsWith(WORKER))
      return script ? [{ id: Number(name), kind: basename(script, WORKER) }] : []
    } catch {
      return []
    }
  })
}

async function upload(editor: Editor): Promise<string> {
  const rows = Array.from({ length: Number(values.posts) }, (_, row) => `${row},Post ${row},post-${row},<p>Words</p>\n`)
  const text = `id,name,slug,description\n${rows.join('')}`
  const answer = await editor.call('POST', '/imports/files?name=news.csv', Buffer.from(text))
  return ((await answer.json()) as { data: { id: string } }).data.id
}
