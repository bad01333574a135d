import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { openStore } from '../../../server/core/store/store.ts'
import { createStorePlace, describeWhereSqlDiffers, type StorePlace } from '../../create-test-app.ts'

const CLIENTS = 6
/** Milliseconds that they go on. */
const DURATION = 3_000

describeWhereSqlDiffers('two processes with pages of one store', (engine) => {
  test('never answer anything older than a write that either acknowledged before the request', async () => {
    const place = await createStorePlace(engine)
    await createProbe(place)
    const origins = await Promise.all([startProcess(place), startProcess(place)])
    const stale: string[] = []
    const counts = { reads: 0, writes: 0 }
    let acknowledged = 0
    const end = performance.now() + DURATION
    await Promise.all(
      Array.from({ length: CLIENTS }, async (_, client) => {
        const random = createRandom(client + 1)
        while (performance.now() < end) {
          const origin = origins[Math.floor(random() * 2)]!
          const doing = random()
          if (doing < 0.05) await post(`${origin}/else`)
          else if (doing < 0.15) {
            acknowledged = Math.max(acknowledged, await post(`${origin}/write`))
            counts.writes += 1
          } else {
            const before = acknowledged
            const value = Number(await (await fetch(`${origin}/${random() < 0.8 ? '' : 'news'}`)).text())
            if (!(value >= before)) stale.push(`client ${client}: ${value} after ${before}`)
            counts.reads += 1
          }
        }
      }),
    )
    expect(stale).toEqual([])
    // The cache was at work, or this says nothing.
    const made = await Promise.all(origins.map((origin) => post(`${origin}/made`)))
    expect(made[0]! + made[1]!).toBeLessThan(counts.reads * 0.8)
    expect(counts.writes).toBeGreaterThan(5)
  })
})

async function createProbe(place: StorePlace): Promise<void> {
  const store = await openStore(place)
  for (const table of ['probe', 'other']) {
    await sql`create table ${sql.ref(table)} (value integer not null)`.execute(store.db)
    await sql`insert into ${sql.ref(table)} values (0)`.execute(store.db)
  }
  await store.close()
}

async function startProcess({ dataDir, databaseUrl }: StorePlace): Promise<string> {
  const child = fork(join(import.meta.dirname, 'cached-process.ts'), [dataDir, ...(databaseUrl ? [databaseUrl] : [])], {
    execArgv: [],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  onTestFinished(async () => {
    const ended = once(child, 'exit')
    child.disconnect()
    await ended
  })
  const [port] = (await once(child, 'message')) as [number]
  return `http://127.0.0.1:${port}`
}

async function post(address: string): Promise<number> {
  const response = await fetch(address, { method: 'POST' })
  const text = await response.text()
  if (response.status !== 200) throw new Error(text)
  return Number(text)
}

/** The same numbers for the same seed (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
