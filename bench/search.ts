// How long the site's search takes with 10,000 records, and its memory: node --expose-gc bench/search.ts
// On Postgres too, where TEST_DATABASE_URL names one in which databases may be made.
import '../server/features.ts'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import { createDatabase } from '../scripts/create-database.ts'
import { loadContent } from '../server/core/content/registration.ts'
import { createRebuildHandler } from '../server/search/index-jobs.ts'
import { search, suggest } from '../server/search/search.ts'
import { searchQuerySchema } from '../contract/search/search.ts'
import type { Job } from '../server/core/jobs/job-store.ts'
import type { Database } from '../server/core/store/schema.ts'
import { openGrowingStore } from './growing-store.ts'
import { percentile } from './statistics.ts'

const RECORDS = 10_000
const ROUNDS = 20
const WORDS_EACH = 60
const AT = '2026-01-01T00:00:00.000Z'
const QUERIES = [
  'bridge', 'karnali', 'bridge karnali', 'geotechnical investigation', 'काठमाडौँ', 'ktm road', 'pul', 'पुल डिजाइन',
  'earthquake', 'watr supply', 'municipality', 'hydropower', 'survey of a hill road', 'nothing like this', 'rec-101',
  'feasibility study bridge river', 'jumla bridge hospital', 'sanitation', 'solar', 'e',
] // prettier-ignore
/** As they are typed. */
const BEGINNINGS = ['br', 'bri', 'brid', 'ka', 'kar', 'karn', 'का', 'काठ', 'wa', 'water s', 'pok', 'hydr']

/** Stores records whose texts are made of the sample content's words. */
async function insertRecords(db: Kysely<Database>): Promise<void> {
  const words = (await db.selectFrom('search_word').select('word').orderBy('id').execute()).map(({ word }) => word)
  const codes = (await db.selectFrom('district').select('code').orderBy('code').execute()).map(({ code }) => code)
  const ids = (await db.selectFrom('service').select('id').orderBy('id').execute()).map(({ id }) => id)
  let state = 1
  const pick = <Item>(items: readonly Item[]): Item => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return items[Math.floor((state / 2_147_483_648) * items.length)]!
  }
  const text = (count: number) => Array.from({ length: count }, () => pick(words)).join(' ')
  for (let from = 0; from < RECORDS; from += 500) {
    await db.transaction().execute(async (tx) => {
      for (let number = from; number < from + 500; number += 1) {
        const given = {
          slug: `record-${number}`,
          code: `BENCH-${number}`,
          status: 'completed',
          start: String(1990 + (number % 35)),
          districts: [pick(codes)],
          serviceIds: [pick(ids)],
          title: text(6),
          description: `<p>${text(WORDS_EACH)}</p>`,
        }
        await loadContent(tx, 'projects', given, { at: AT, position: number })
      }
    })
  }
}

async function time(work: () => Promise<unknown>): Promise<number> {
  const begin = performance.now()
  await work()
  return performance.now() - begin
}

function residentMemory(): number {
  globalThis.gc?.()
  return process.memoryUsage().rss / 1024 / 1024
}

async function measure(databaseUrl?: string): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'search-bench-'))
  const store = await openGrowingStore({ dataDir, databaseUrl })
  try {
    await insertRecords(store.db)
    const build = await time(() =>
      Promise.resolve(createRebuildHandler(store).run({} as Job, AbortSignal.timeout(600_000))),
    )
    // The read thread starts with the first read, whatever it is.
    await store.reads.selectFrom('project').select('id').limit(1).execute()
    const before = residentMemory()
    const first = await time(() => suggest(store.reads, QUERIES[0]!, 'en', new Date()))
    const times: Record<'search' | 'suggestions', number[]> = { search: [], suggestions: [] }
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const q of QUERIES)
        times.search.push(await time(() => search(store.reads, searchQuerySchema.parse({ q }), new Date())))
      for (const q of BEGINNINGS) times.suggestions.push(await time(() => suggest(store.reads, q, 'en', new Date())))
    }
    const memory = residentMemory() - before
    const said = (values: number[]) =>
      [0.5, 0.95, 1].map((share) => `${percentile(values, share).toFixed(1)} ms`).join(' / ')
    console.log(`${store.engine}: ${RECORDS} records, p50 / p95 / longest
  search       ${said(times.search)}
  suggestions  ${said(times.suggestions)}
  first search ${first.toFixed(0)} ms, memory ${memory.toFixed(0)} MiB over that of the store
  building the whole index ${(build / 1000).toFixed(1)} s`)
  } finally {
    await store.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

await measure()
const { TEST_DATABASE_URL } = process.env
if (TEST_DATABASE_URL) await measure(await createDatabase(TEST_DATABASE_URL))
