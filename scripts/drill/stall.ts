// Proves that costly reads block nobody:
// npm run drill:stall [-- --engine sqlite|postgres --projects 10000 --seconds 8 --only previews
// --node-options=--cpu-prof]
// Measures cached home while others search, read long lists, open previews and type. Ends with 1 when a target is missed.
import { get, Agent } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { percentile } from '../../bench/statistics.ts'
import { createPreview } from '../../server/previews/preview.ts'
import { startLoad } from './background-load.ts'
import { withLargeServer, type LargeStore } from './large-store.ts'
import { readPageToken } from './page-token.ts'
import type { ServerProcess } from './server-process.ts'
import { startTyping } from './typing.ts'

/** Milliseconds. */
const MAX_HOME_P99 = 20
const MAX_SEARCH = 60
const MAX_UNCACHED_P99 = 200
/** Milliseconds between requests for home. */
const PAUSE = 5
const SECRET = 'the secret of a drill, which is long enough for it'
const WORDS = [
  'road',
  'bridge',
  'number',
  'some',
  'words',
  'works',
  'grown',
  'kathmandu',
  'pokhara',
  'highway',
  'survey',
  'design',
]

const { values } = parseArgs({
  options: {
    engine: { type: 'string' },
    projects: { type: 'string', default: '10000' },
    seconds: { type: 'string', default: '8' },
    /** Scenarios whose names contain it. */
    only: { type: 'string', default: '' },
    'node-options': { type: 'string', default: '' },
  },
})
const engines = values.engine ? [values.engine] : ['sqlite', 'postgres']
const seconds = Number(values.seconds)
let missed = 0
for (const engine of engines) await drill(engine)
process.exitCode = missed > 0 ? 1 : 0

async function drill(engine: string): Promise<void> {
  console.log(`\n${engine}: ${values.projects} projects`)
  const settings = { APP_SECRET: SECRET }
  const options = values['node-options'].split(' ').filter(Boolean)
  const projects = Number(values.projects)
  await withLargeServer({ engine, projects, settings, options, hasProbe: true }, measureAll)
}

async function measureAll(server: ServerProcess, store: LargeStore): Promise<void> {
  await untilIndexed(store)
  const search = (index: number) =>
    `search=${WORDS[index % WORDS.length]}+${WORDS[(index + 5) % WORDS.length]}+${index}`
  const lists = (count: number, pathOf: (index: number) => string, each = 50) =>
    Array.from({ length: count }, (_, list) =>
      Array.from({ length: each }, (_empty, index) => pathOf(list * each + index)),
    )
  const previews = await listPreviews(store)
  const { origin } = server

  await measureSearch(
    origin,
    'three words',
    (index) => `/api/v1/projects?${search(index).replace(/\+\d+$/, '+number')}&page=${index + 1}`,
  )
  await measureSearch(
    origin,
    'three words, found once',
    (index) => `/api/v1/projects?search=road+bridge+${1_000 + index}`,
  )
  await measureSearch(
    origin,
    'three words, on the page',
    (index) => `/projects?search=road+words+${2_000 + index}`,
    false,
  )
  await measureSearch(
    origin,
    'a hundred words',
    (index) => `/api/v1/projects?search=${'e+'.repeat(98)}${index}`,
    false,
    2,
  )
  await measureHome(server, 'nothing', [])
  await measureHome(
    server,
    '20 searches by the API',
    lists(20, (index) => `/api/v1/projects?${search(index)}`),
  )
  await measureHome(
    server,
    '20 searches on pages',
    lists(20, (index) => `/projects?${search(index)}`),
  )
  await measureHome(
    server,
    '20 facets and filters',
    lists(20, (index) => `/projects?province=bagmati&status=ongoing&page=${index}`),
  )
  await measureHome(
    server,
    '5 x limit=1e11',
    lists(5, () => '/api/v1/projects?limit=100000000000'),
  )
  const longLists = lists(50, () => '/api/v1/projects?limit=100000000000')
  await measureHome(server, '50 x limit=1e11', longLists, { hasTarget: false })
  await measureHome(
    server,
    '50 previews',
    previews.map((path) => [path]),
  )
  await measureHome(server, 'two who type beside their page', [], {
    load: () => startTyping(origin, { db: store.db, secret: SECRET, people: 2 }),
  })
  let page = 1
  const path = () => `/projects?page=${(page += 1)}`
  const uncached = { path, name: 'uncached pages', most: MAX_UNCACHED_P99 }
  await measureHome(server, 'nothing, beside previews', [], uncached)
  await measureHome(
    server,
    '40 requests to one preview',
    Array.from({ length: 40 }, () => [previews[0]!]),
    uncached,
  )
  const message = { name: 'A', email: 'a@example.org', subject: 'A drill', message: 'Many at once' }
  const form = new URLSearchParams({ csrf: await readPageToken(origin), ...message }).toString()
  await measureHome(
    server,
    '200 forms, over new connections',
    lists(200, () => '/contact', 1),
    { form },
  )
}

async function listPreviews({ db }: LargeStore): Promise<string[]> {
  const rows = await db.selectFrom('project').select('id').orderBy('id').limit(50).execute()
  return Promise.all(
    rows.map(async ({ id }) => {
      const { url } = await createPreview(db, SECRET, 'projects', id, new Date())
      const { pathname, search } = new URL(url, 'http://site')
      return pathname + search
    }),
  )
}

/** Sequential searches, none repeated. */
/** The store was filled without its search index, which the server makes as after an upgrade. */
async function untilIndexed({ db }: LargeStore): Promise<void> {
  const unfinished = db
    .selectFrom('job')
    .select('id')
    .where('kind', '=', 'build-search-index')
    .where('state', 'in', ['queued', 'running'])
  while (await unfinished.executeTakeFirst()) await wait(500)
}

async function measureSearch(
  origin: string,
  name: string,
  pathOf: (index: number) => string,
  hasTarget = true,
  count = 25,
): Promise<void> {
  if (!name.includes(values.only)) return
  const times: number[] = []
  for (let index = 0; index < count; index += 1) {
    const begin = performance.now()
    await (await fetch(origin + pathOf(index))).text()
    // The first ones warm up.
    if (index >= Math.min(5, count - 1)) times.push(performance.now() - begin)
  }
  say(name, times, hasTarget ? [percentile(times, 0.5), MAX_SEARCH] : undefined)
}

interface Measured {
  hasTarget?: boolean
  /** Of another kind than requests for the lists. */
  load?: () => ReturnType<typeof startTyping>
  /** Posted by the others; what is measured then gets new connections, like their forms. */
  form?: string
  /** Of what is measured instead of home. */
  path?: () => string
  name?: string
  most?: number
}

async function measureHome(
  server: ServerProcess,
  during: string,
  lists: string[][],
  { hasTarget = true, load, form, path = () => '/', name = 'home', most = MAX_HOME_P99 }: Measured = {},
): Promise<void> {
  if (!`${name} during ${during}`.includes(values.only)) return
  const { origin } = server
  const agent = new Agent({ keepAlive: form === undefined, maxSockets: 1 })
  const askNext = () => askPage(origin + path(), agent)
  for (let count = 0; count < 20; count += 1) await askNext()
  const stop = load ? await load() : startLoad({ origin, lists, form })
  // The other process has begun by then.
  await wait(1_000)
  await server.blocks()
  const times: number[] = []
  for (const end = performance.now() + seconds * 1000; performance.now() < end;) {
    times.push(await askNext())
    await wait(PAUSE)
  }
  const { wait: blocked, longest } = await server.blocks()
  const { statuses, times: others } = await stop()
  agent.destroy()
  const told = Object.entries(statuses)
    .map(([status, count]) => `${count} x ${status}`)
    .join(', ')
  const answered = others.length > 0 ? `, their p50 ${percentile(others, 0.5).toFixed(0)} ms` : ''
  say(
    `${name} during ${during}`,
    times,
    hasTarget ? [percentile(times, 0.99), most] : undefined,
    `loop blocked p99 ${blocked.toFixed(1)}, longest ${longest.toFixed(1)} ms; ${told}${answered}`,
  )
}

function askPage(address: string, agent: Agent): Promise<number> {
  const begin = performance.now()
  return new Promise((resolve, reject) => {
    get(address, { agent, headers: { 'Accept-Encoding': 'br' } }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${address} was answered ${answer.statusCode}`))
      answer.resume().on('end', () => resolve(performance.now() - begin))
    }).on('error', reject)
  })
}

function say(name: string, times: number[], target?: [number, number], note = ''): void {
  const isMissed = target !== undefined && target[0] > target[1]
  if (isMissed) missed += 1
  const [p50, p99, worst] = [0.5, 0.99, 1].map((share) => percentile(times, share).toFixed(1))
  const kept = target ? `${isMissed ? 'MISSED' : 'kept'} (${target[1]} ms)` : ''
  console.log(
    `${name.padEnd(40)} p50 ${p50!.padStart(7)}  p99 ${p99!.padStart(7)}  worst ${worst!.padStart(7)} ms  ${kept.padEnd(15)} ${note}`,
  )
}
