import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { gunzipSync } from 'node:zlib'
import { sql, type Kysely } from 'kysely'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { createTestApi } from '../../create-test-api.ts'
import { registerContent } from '../../../server/core/content/registration.ts'
import { BASELINE } from '../../../server/core/store/migrate.ts'
import { migrations } from '../../../server/core/store/migrations.ts'
import type { Database } from '../../../server/core/store/schema.ts'
import { openStore, STORE_FILE, StoreVersionError } from '../../../server/core/store/store.ts'
import { PASSWORD, visitor } from '../accounts/staff.ts'
import { createStorePlace, describeWhereSqlDiffers, type StorePlace } from '../../create-test-app.ts'

const DUMPS = join(import.meta.dirname, '../../fixtures/upgrade')
const GONE_JOBS = ['index-now', 'social-card', 'social-cards']
/** Rows that a migration after the baseline changes or deletes on purpose; each has a test of its own that says how. */
const isChanged = (table: string, row: Record<string, unknown>) =>
  (table === 'job' && GONE_JOBS.includes(String(row['kind']))) ||
  // below
  (row['entity'] === 'projects' && /"size":\{/.test(String(row['document']))) ||
  // person-page-migration.test.ts
  (row['entity'] === 'teams' && ['content_item', 'content_version'].includes(table)) ||
  // texts-migration.test.ts, page-groups-migration.test.ts
  (row['entity'] === 'pages' &&
    (['content_number', 'content_item'].includes(table) || /"key":"(overview|profile)"/.test(String(row['document']))))
/** Tables about the program and not about the firm. */
const OWN_TABLES = ['kysely_migration', 'kysely_migration_lock', 'content_revision']

type Rows = Record<string, Record<string, unknown>[]>

describeWhereSqlDiffers('a store of the version that upgrades to the baseline', (engine) => {
  const openUpgraded = async () => {
    const place = await createStorePlace(engine)
    const before = await restoreDump(place)
    const store = await openStore(place)
    onTestFinished(store.close)
    return { before, db: store.db }
  }

  test('keeps every row of every table, gives no id again, and the site answers from it', async () => {
    const { before, db } = await openUpgraded()
    await registerContent(db, new Date())
    const applied = await db
      .selectFrom('kysely_migration' as never)
      .select('name' as never)
      .orderBy('name' as never)
      .execute()
    expect(applied).toEqual(Object.keys(migrations).map((name) => ({ name })))
    expect(Object.keys(before).filter((table) => before[table]!.length === 0 && !OWN_TABLES.includes(table))).toEqual(
      [],
    )
    expect(listLosses(before, await readRows(db))).toEqual([])

    const api = createTestApi({ db })
    const request = async (path: string, init?: RequestInit) => api.request(`/api/v1${path}`, init)
    const owner = visitor({ request })
    expect((await owner.call('POST', '/session', { email: 'owner@example.org', password: PASSWORD })).status).toBe(200)
    const totals: Record<string, number> = {}
    for (const path of [
      '/projects',
      '/news',
      '/services',
      '/teams',
      '/partners',
      '/content/projects',
      '/content/news',
      '/messages',
      '/mails',
      '/redirects',
      '/staff',
      '/audit',
    ]) {
      const response = await owner.call('GET', path)
      expect(response.status, path).toBe(200)
      const { data, meta } = (await response.json()) as { data: unknown[]; meta?: { total: number } }
      totals[path] = meta?.total ?? data.length
    }
    expect(totals).toMatchObject({ '/projects': 45, '/news': 13, '/messages': 9, '/redirects': 3, '/staff': 2 })
    expect(Object.entries(totals).filter(([, total]) => !(total > 0))).toEqual([])
    const numbers = await db.selectFrom('content_number').selectAll().execute()
    const fallen = before['content_number']!.filter(({ entity, last }) =>
      numbers.some((now) => now.entity === entity && now.last < Number(last)),
    )
    expect(fallen).toEqual([])
    expect((await request('/news/slug/a-new-address')).status).toBe(200)
    expect(await (await request('/settings')).json()).toMatchObject({ data: { shortName: 'Rekha' } })
  })

  test('has its sizes also as quantities, alike in live rows and versions; those in doubt stay texts', async () => {
    const { db } = await openUpgraded()
    await registerContent(db, new Date())
    const live = await db
      .selectFrom('project')
      .leftJoin('project_quantity as quantity', 'quantity.project_id', 'project.id')
      .select(['project.id', 'size_amount', 'size_unit', 'measure', 'amount'])
      .where('size_unit', 'is not', null)
      .execute()
    const ofUnit = (unit: string) => live.filter(({ size_unit: known }) => known === unit)
    for (const [unit, measure] of Object.entries({ km: 'length', MW: 'capacity', ha: 'area', 'm span': 'span' })) {
      expect(ofUnit(unit).length, unit).toBeGreaterThan(0)
      for (const row of ofUnit(unit)) expect(row).toMatchObject({ measure, amount: row.size_amount })
    }
    for (const unit of ['beds', 'km of river', 'm crossing'])
      for (const row of ofUnit(unit)) expect(row, unit).toMatchObject({ measure: null })
    for (const { id, measure, amount } of live) {
      const version = await db
        .selectFrom('content_version as version')
        .innerJoin('content_item as item', (join) =>
          join
            .onRef('item.entity', '=', 'version.entity')
            .onRef('item.item_id', '=', 'version.item_id')
            .onRef('item.published_version', '=', 'version.number'),
        )
        .select('document')
        .where('version.entity', '=', 'projects')
        .where('version.item_id', '=', id)
        .executeTakeFirstOrThrow()
      expect(JSON.parse(version.document).quantities ?? []).toEqual(measure === null ? [] : [{ measure, amount }])
    }
  })

  test('has the same tables as a new one', async () => {
    const { db } = await openUpgraded()
    const fresh = await openStore(await createStorePlace(engine))
    onTestFinished(fresh.close)
    const [upgraded, made] = await Promise.all([db, fresh.db].map((each) => describeTables(each, engine)))
    expect(made!.length).toBeGreaterThan(400)
    expect(made).toEqual(upgraded)
  })

  test('is refused in words and left as it is when it lacks a migration of before the baseline', async () => {
    const place = await createStorePlace(engine)
    const missing = BASELINE.at(-1)!
    const before = await restoreDump(place, `delete from kysely_migration where name = '${missing}'`)
    const refused = openStore(place)
    await expect(refused).rejects.toThrow(StoreVersionError)
    await expect(refused).rejects.toThrow(
      new RegExp(`before 0\\.2\\.0 and is left as it is\\. Start release 0\\.2\\.0 with it once.*lacks: ${missing}$`),
    )
    expect(await readPlace(place)).toEqual(before)
  })
})

/** Puts the old store where the engine finds it. @returns its rows */
async function restoreDump(place: StorePlace, change = ''): Promise<Rows> {
  const dump = (name: string) => gunzipSync(readFileSync(join(DUMPS, name))).toString()
  if (place.databaseUrl === undefined) {
    const file = new DatabaseSync(join(place.dataDir, STORE_FILE))
    file.exec(dump('store.sqlite.sql.gz') + change)
    file.close()
  } else {
    const client = new pg.Client(place.databaseUrl)
    await client.connect()
    await client
      .query(`${dump('store.postgres.sql.gz')}; set search_path = public; ${change}`)
      .finally(() => client.end())
  }
  return readPlace(place)
}

async function readPlace(place: StorePlace): Promise<Rows> {
  const { db, close } = await openStore({ ...place, migrates: false })
  try {
    return await readRows(db)
  } finally {
    await close()
  }
}

async function readRows(db: Kysely<Database>): Promise<Rows> {
  const rows: Rows = {}
  for (const { name } of await db.introspection.getTables({ withInternalKyselyTables: true }))
    rows[name] = (await sql`select * from ${sql.table(name)}`.execute(db)).rows as Rows[string]
  return rows
}

/** Columns, defaults, constraints and indexes, a line each, in any order of columns. */
async function describeTables(db: Kysely<Database>, engine: 'sqlite' | 'postgres'): Promise<string[]> {
  const { rows } =
    engine === 'sqlite'
      ? await sql<{ fact: string }>`
          select json_array(t.name, c.name, c.type, c."notnull", c.dflt_value, c.pk) as fact
            from sqlite_schema t join pragma_table_xinfo(t.name) c
          union all select json_array(t.name, k."from", k."table", k."to", k.on_delete)
            from sqlite_schema t join pragma_foreign_key_list(t.name) k
          union all select sql from sqlite_schema where sql is not null`.execute(db)
      : await sql<{ fact: string }>`
          select concat_ws(' ', table_name, column_name, data_type, is_nullable, column_default, identity_generation) as fact
            from information_schema.columns where table_schema = 'public'
          union all select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid))
            from pg_constraint where connamespace = 'public'::regnamespace
          union all select indexdef from pg_indexes where schemaname = 'public'`.execute(db)
  // Of SQLite's statements the words, sorted: checks stand nowhere else.
  const words = (text: string) =>
    text
      .toLowerCase()
      .replaceAll(/["\s]+/g, ' ')
      .match(/[\w']+|[^\s\w]/g)!
  return rows
    .map(({ fact }) =>
      /^create table/i.test(fact) ? words(fact.replace(/if not exists/i, '')).toSorted() : words(fact),
    )
    .map((fact) => fact.join(' '))
    .toSorted()
}

/** Tables, columns and rows of before that are not there any more, or say something else. */
function listLosses(before: Rows, after: Rows): string[] {
  return Object.entries(before).flatMap(([table, rows]) => {
    if (OWN_TABLES.includes(table)) return []
    const columns = Object.keys(rows[0]!)
    const say = (row: Record<string, unknown>) => `${table}: ${JSON.stringify(columns.map((column) => row[column]))}`
    const left = new Set(after[table]?.map(say))
    return rows
      .filter((row) => !isChanged(table, row))
      .map(say)
      .filter((row) => !left.has(row))
  })
}
