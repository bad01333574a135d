import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { openReadConnection } from '../../../server/core/store/read-connection.ts'
import { openStore, STORE_FILE } from '../../../server/core/store/store.ts'
import { createStorePlace } from '../../create-test-app.ts'

async function open() {
  const { dataDir } = await createStorePlace('sqlite')
  const store = await openStore({ dataDir })
  onTestFinished(() => store.close())
  return { ...store, dataDir }
}

/** A worker that dies in the middle of its first query, or of each, and is then the true one. */
function writeDyingWorker(dataDir: string, dies: 'once' | 'always'): string {
  const script = join(dataDir, 'dying-worker.mjs')
  const real = new URL('../../../server/core/store/read-worker.js', import.meta.url).href
  const mark = join(dataDir, 'has-died')
  writeFileSync(
    script,
    `import { existsSync, writeFileSync } from 'node:fs'
import { parentPort } from 'node:worker_threads'
if (${dies === 'always'} || !existsSync(${JSON.stringify(mark)})) {
  parentPort.on('message', () => { writeFileSync(${JSON.stringify(mark)}, ''); process.exit(3) })
} else await import(${JSON.stringify(real)})`,
  )
  return script
}

test('a read that follows a write sees it, each time', async () => {
  const { db, reads } = await open()
  for (let revision = 1; revision <= 100; revision += 1) {
    await db.updateTable('content_revision').set({ revision }).execute()
    expect(await reads.selectFrom('content_revision').select('revision').executeTakeFirst()).toEqual({ revision })
  }
})

test('many rows cross in pieces, in their order, while other reads are answered', async () => {
  const { reads } = await open()
  const count = (rows: number) =>
    sql<{
      n: number
      text: string | null
    }>`with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${rows})
    select n, case when n % 2 then 'औ' end as text from numbers`.execute(reads)
  const [many, few, none] = await Promise.all([count(5_001), count(2), sql`select 1 as one where 0`.execute(reads)])
  expect(many.rows).toEqual(
    Array.from({ length: 5_001 }, (_, index) => ({ n: index + 1, text: index % 2 === 0 ? 'औ' : null })),
  )
  expect([few.rows.length, none.rows]).toEqual([2, []])
})

test("writes are refused, and errors are SQLite's", async () => {
  const { reads } = await open()
  await expect(reads.updateTable('content_revision').set({ revision: 9 }).execute()).rejects.toThrow(
    'readonly database',
  )
  await expect(reads.transaction().execute(async () => {})).rejects.toThrow('no transactions')
  await expect(sql`select no_column`.execute(reads)).rejects.toThrow('no such column: no_column')
  expect((await sql`select 1 as one`.execute(reads)).rows).toEqual([{ one: 1 }])
})

test('a thread that dies is started again, and its reads are answered', async () => {
  const { dataDir } = await open()
  const reading = openReadConnection(join(dataDir, STORE_FILE), { script: writeDyingWorker(dataDir, 'once') })
  onTestFinished(() => reading.close())
  const read = () => reading.db.selectFrom('content_revision').select('id').execute()
  expect(await Promise.all([read(), read(), read()])).toEqual([[{ id: 1 }], [{ id: 1 }], [{ id: 1 }]])
})

test('temporary tables hide those of the file, and end with the connection', async () => {
  const { dataDir, reads } = await open()
  const { db, close } = openReadConnection(join(dataDir, STORE_FILE), { hasTemporaryTables: true })
  await sql`create temporary table content_revision (id integer, revision integer)`.execute(db)
  await db.insertInto('content_revision').values({ id: 1, revision: 77 }).execute()
  const { numUpdatedRows } = await db
    .updateTable('content_revision')
    .set({ revision: 78 })
    .where('revision', '=', 1_000)
    .executeTakeFirstOrThrow()
  expect([numUpdatedRows, await db.selectFrom('content_revision').select('revision').execute()]).toEqual([
    0n,
    [{ revision: 77 }],
  ])
  await expect(sql`update main.content_revision set revision = 9`.execute(db)).rejects.toThrow('readonly database')
  await close()
  expect(await reads.selectFrom('content_revision').select('revision').executeTakeFirstOrThrow()).not.toEqual({
    revision: 77,
  })
})

test('queries of a thread that dies with temporary tables are not repeated', async () => {
  const { dataDir } = await open()
  const { db, close } = openReadConnection(join(dataDir, STORE_FILE), {
    script: writeDyingWorker(dataDir, 'once'),
    hasTemporaryTables: true,
  })
  onTestFinished(close)
  await expect(db.selectFrom('content_revision').select('id').execute()).rejects.toThrow(
    'The thread that reads the store has ended',
  )
})

test('a query that ends the thread twice fails, as do queries of a closed store', async () => {
  const { dataDir } = await open()
  const reading = openReadConnection(join(dataDir, STORE_FILE), { script: writeDyingWorker(dataDir, 'always') })
  const read = () => reading.db.selectFrom('content_revision').select('id').execute()
  await expect(read()).rejects.toThrow('The thread that reads the store has ended')
  const [last] = await Promise.allSettled([read(), reading.close()])
  expect(String((last as PromiseRejectedResult).reason)).toContain('The store is closed')
  await expect(read()).rejects.toThrow('The store is closed')
})
