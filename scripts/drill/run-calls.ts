import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { lazyStaffAuth } from '../../server/core/accounts/lazy-staff-auth.ts'
import { addStaff, setPassword } from '../../server/core/accounts/staff-accounts.ts'
import { openStore, type Store } from '../../server/core/store/store.ts'
import { atExit } from '../at-exit.ts'
import { createDatabase } from '../create-database.ts'
import { startPostgres } from '../postgres.ts'
import { createCallClient, type CallClient, type Outcome } from './call-client.ts'
import { generateCalls, type GeneratedCall, type OpenApi, type Role } from './generate-calls.ts'
import { createServerProcess, type ServerProcess } from './server-process.ts'

export interface CallsOptions {
  engine: 'sqlite' | 'postgres'
  count: number
  seed: number
  /** Concurrent calls. */
  clients: number
  /** Called after each block. */
  onProgress?: (done: number, offences: number) => void
}

export interface CallsReport {
  outcomes: Map<Outcome, number>
  /** Calls that were answered 2xx at least once. */
  succeeded: number
  operations: number
  /** The first calls that failed. */
  offenders: { call: GeneratedCall; outcome: Outcome }[]
  offences: number
  /** The server's error log. */
  errors: string
  isAlive: boolean
  seconds: number
}

/** Bounds memory. */
const BLOCK = 500
const OFFENDERS = 20
const SECRET = 'a secret of the drill, for a store that is thrown away'
const PASSWORD = 'a bridge over the river'

export async function runCalls({ engine, ...sending }: CallsOptions): Promise<CallsReport> {
  const began = Date.now()
  const dataDir = mkdtempSync(join(tmpdir(), 'calls-drill-'))
  const forget = atExit(() => rmSync(dataDir, { recursive: true, force: true }))
  const postgres = engine === 'postgres' ? await startPostgres() : undefined
  const databaseUrl = postgres && (await createDatabase(postgres.url))
  const limits = { ENQUIRIES_PER_ADDRESS: '0', ENQUIRIES_PER_HOUR: '0', TRUSTED_PROXIES: '127.0.0.1' }
  const server = await createServerProcess({
    DATA_DIR: dataDir,
    APP_SECRET: SECRET,
    SAMPLE_CONTENT: '1',
    ...limits,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  })
  let store: Store | undefined
  let client: CallClient | undefined
  try {
    await server.start()
    store = await openStore({ dataDir, databaseUrl })
    client = await createCallClient(server.origin)
    const found = await sendAll(sending, server, client, createSignIn(store, client))
    return { ...found, errors: server.errors(), isAlive: await isAlive(server), seconds: (Date.now() - began) / 1000 }
  } finally {
    client?.close()
    await server.kill()
    await store?.close()
    await postgres?.stop()
    forget()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function sendAll(
  { count, seed, clients, onProgress }: Omit<CallsOptions, 'engine'>,
  { origin }: ServerProcess,
  client: CallClient,
  signIn: (role: Role) => Promise<void>,
) {
  const openApi = (await (await fetch(`${origin}/api/v1/openapi.json`)).json()) as OpenApi
  const generated = generateCalls(openApi, await readSlugs(origin))
  const outcomes = new Map<Outcome, number>()
  const succeeded = new Set<string>()
  const offenders: CallsReport['offenders'] = []
  let offences = 0
  for (let done = 0; done < count; done += BLOCK) {
    // Calls may end a session or change its role.
    for (const role of ['editor', 'owner'] as const) await signIn(role)
    const block = fc.sample(generated, { seed: seed + done, numRuns: Math.min(BLOCK, count - done) })
    const work = Array.from({ length: clients }, async () => {
      for (let call = block.pop(); call; call = block.pop()) {
        const outcome = await client.send(call)
        outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
        if (typeof outcome === 'number' && outcome < 300 && call.target.includes('/')) succeeded.add(call.target)
        if (outcome !== 'too slow' && !(typeof outcome === 'number' && outcome >= 500)) continue
        offences += 1
        if (offenders.length < OFFENDERS) offenders.push({ call, outcome })
      }
    })
    await Promise.all(work)
    onProgress?.(Math.min(done + BLOCK, count), offences)
  }
  const operations = Object.values(openApi.paths).reduce((sum, methods) => sum + Object.keys(methods).length, 0)
  return { outcomes, succeeded: succeeded.size, operations, offenders, offences }
}

/** Signs in with a new account, unless the last one is still valid. */
function createSignIn({ db }: Store, client: CallClient): (role: Role) => Promise<void> {
  const auth = lazyStaffAuth({ db, secret: SECRET, publicUrl: undefined, log: { info() {}, error() {} } })
  const deps = { db, auth, actor: { id: null, email: 'drill', address: undefined }, now: () => new Date() }
  let accounts = 0
  return async (role) => {
    if (role === 'visitor' || (await client.isSignedIn(role))) return
    const email = `${role}.${++accounts}@drill.example`
    await addStaff(deps, { email, role })
    await setPassword(deps, email, PASSWORD)
    await client.signIn(role, email, PASSWORD)
  }
}

async function readSlugs(origin: string): Promise<string[]> {
  const lists = await Promise.all(
    ['services', 'news', 'projects', 'categories', 'provinces', 'districts'].map(async (list) => {
      const { data } = (await (await fetch(`${origin}/api/v1/${list}?limit=8`)).json()) as { data: { slug: string }[] }
      return data.map(({ slug }) => slug)
    }),
  )
  return lists.flat()
}

async function isAlive({ origin }: ServerProcess): Promise<boolean> {
  const answers = await Promise.all(['/', '/api/v1/news'].map((path) => fetch(origin + path).catch(() => undefined)))
  return answers.every((answer) => answer?.status === 200)
}
