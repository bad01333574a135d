import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { gunzipSync } from 'node:zlib'
import { sql, type Kysely } from 'kysely'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { createTestApi } from '../../create-test-api.ts'
import { registerContent } from '../../../server/core/content/registration.ts'
import { migrations } from '../../../server/core/store/migrations.ts'
import type { Database } from '../../../server/core/store/schema.ts'
import { openStore, STORE_FILE } from '../../../server/core/store/store.ts'
import { PASSWORD, visitor } from '../accounts/staff.ts'
import { createStorePlace, describeWhereSqlDiffers, type StorePlace } from '../../create-test-app.ts'

const DUMPS = join(import.meta.dirname, '../../fixtures/upgrade')

/**
 * Columns whose values a migration rewrites on purpose, such as `'redirect.from_path'`. Each name here needs a test of its
 * own that says what becomes of the old values.
 */
const REWRITTEN = ['content_number.last']
/** Where columns that a migration moved to another table are now. */
const MOVED: Record<string, string> = {
  'mail.state': `case job.state when 'running' then 'sending' when 'done' then 'sent' else job.state end`,
  'mail.attempts': 'job.attempts',
  'mail.due_at': `case job.state when 'running' then job.lease_end else job.due_at end`,
  'mail.lease_holder': 'job.lease_holder',
}
/** What is about the program and not about the firm. */
const OWN_TABLES = ['kysely_migration', 'kysely_migration_lock', 'content_revision']

type Rows = Record<string, Record<string, unknown>[]>

describeWhereSqlDiffers('the upgrade of a store of version 0.1.0', (engine) => {
  test('keeps every row of every table, and the site answers from it', async () => {
    const place = await createStorePlace(engine)
    const before = await restoreDump(place)
    const store = await openStore(place)
    onTestFinished(store.close)
    await registerContent(store.db, new Date())
    const applied = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(store.db)
    expect(applied.rows.map(({ name }) => name)).toEqual(Object.keys(migrations))
    expect(listLosses(before, await readRows(store.db))).toEqual([])

    const api = createTestApi({ db: store.db })
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
    expect(totals).toMatchObject({ '/projects': 45, '/news': 12, '/messages': 8, '/redirects': 3, '/staff': 2 })
    expect(Object.entries(totals).filter(([, total]) => !(total > 0))).toEqual([])
    expect((await request('/news/slug/a-new-address')).status).toBe(200)
    expect(await (await request('/settings')).json()).toMatchObject({ data: { shortName: 'Rekha' } })
  })

  test('has no vacancies until staff make one of an old news item, which keeps its texts', async () => {
    const place = await createStorePlace(engine)
    await restoreDump(place)
    const store = await openStore(place)
    onTestFinished(store.close)
    await registerContent(store.db, new Date())
    const api = createTestApi({ db: store.db })
    const request = async (path: string, init?: RequestInit) => api.request(`/api/v1${path}`, init)
    const { data: news } = await (await request('/news?limit=100')).json()
    expect(news.filter((item: object) => 'vacancy' in item)).toEqual([])
    const owner = visitor({ request })
    await owner.call('POST', '/session', { email: 'owner@example.org', password: PASSWORD })
    // The newest one has a draft.
    const item = news.at(-1)
    const change = { jobTitle: 'Surveyor', closesOn: '2027-01-31', publish: true }
    expect((await owner.call('PATCH', `/news/${item.id}`, change)).status).toBe(200)
    const { data } = await (await request(`/news/slug/${item.slug}`)).json()
    const { name, summary, description } = item
    expect(data).toMatchObject({ name, summary, description, vacancy: { jobTitle: 'Surveyor', openings: null } })
  })

  test('has the pages that are new, as drafts, and gives no id a second time', async () => {
    const place = await createStorePlace(engine)
    const before = await restoreDump(place)
    const store = await openStore(place)
    onTestFinished(store.close)
    await registerContent(store.db, new Date())
    const numbers = await store.db.selectFrom('content_number').selectAll().execute()
    const fallen = before['content_number']!.filter(
      ({ entity, last }) => numbers.find((now) => now.entity === entity)!.last < Number(last),
    )
    expect(fallen).toEqual([])
    const page = await store.db.selectFrom('content_item').selectAll().where('title', '=', 'Accessibility').execute()
    expect(page).toMatchObject([{ entity: 'pages', state: 'draft', version: 1 }])
  })
})

/** Puts the old store where the engine finds it. @returns its rows */
async function restoreDump({ dataDir, databaseUrl }: StorePlace): Promise<Rows> {
  const dump = (name: string) => gunzipSync(readFileSync(join(DUMPS, name))).toString()
  if (databaseUrl === undefined) {
    const file = new DatabaseSync(join(dataDir, STORE_FILE))
    file.exec(dump('store.sqlite.sql.gz'))
    const tables = file
      .prepare(`select name from sqlite_schema where type = 'table' and name not like 'sqlite_%'`)
      .all() as { name: string }[]
    const rows = Object.fromEntries(tables.map(({ name }) => [name, file.prepare(`select * from "${name}"`).all()]))
    file.close()
    return rows
  }
  const client = new pg.Client(databaseUrl)
  await client.connect()
  try {
    await client.query(dump('store.postgres.sql.gz'))
    const tables = await client.query<{ name: string }>(
      `select tablename as name from pg_tables where schemaname = 'public'`,
    )
    const rows: Rows = {}
    for (const { name } of tables.rows)
      rows[name] = (await client.query(`select * from public."${name}"`)).rows as Rows[string]
    return rows
  } finally {
    await client.end()
  }
}

async function readRows(db: Kysely<Database>): Promise<Rows> {
  const rows: Rows = {}
  for (const { name } of await db.introspection.getTables()) {
    rows[name] = (await sql`select * from ${sql.table(name)}`.execute(db)).rows as Rows[string]
  }
  // How mails stand is in their jobs.
  const moved = Object.entries(MOVED).map(([column, source]) => `${source} as ${column.split('.')[1]}`)
  const mails = sql`select mail.*, ${sql.raw(moved.join(', '))} from mail join job on job.kind = 'mail' and job.subject = cast(mail.id as text)`
  // Titles and names in other languages are JSON and rows by language.
  rows['content_item'] = rows['content_item']!.map((row) => ({
    ...row,
    title_ne: titleIn(row, 'ne'),
    // Clients shared a page (client-pages-migration.test.ts).
    path: row['entity'] === 'clients' && row['path'] !== null ? '/about/clients' : row['path'],
  }))
  for (const table of ['province', 'district']) {
    const key = table === 'province' ? 'number' : 'code'
    rows[table] = rows[table]!.map((row) => {
      const texts = rows[`${table}_translation`]!.filter((text) => text[`${table}_${key}`] === row[key])
      const inNepali = Object.entries(texts.find(({ locale }) => locale === 'ne')!).map(([name, text]) => [
        `${name}_ne`,
        text,
      ])
      return { ...row, ...texts.find(({ locale }) => locale === 'en'), ...Object.fromEntries(inNepali) }
    })
  }
  // Each language has its own (project-facts-migration.test.ts).
  rows['project'] = rows['project']!.map((row) => {
    const isEnglish = ({ project_id, locale }: Record<string, unknown>) => project_id === row['id'] && locale === 'en'
    const { funder, joint_venture } = rows['project_translation']!.find(isEnglish)!
    return { ...row, funder, joint_venture }
  })
  rows['mail'] = (await mails.execute(db)).rows as Rows[string]
  return rows
}

function titleIn({ titles }: Record<string, unknown>, locale: string): string | null {
  return (JSON.parse(titles as string) as Record<string, string>)[locale] ?? null
}

/** Tables, columns and rows of before that are not there any more, or say something else. */
function listLosses(before: Rows, after: Rows): string[] {
  return Object.entries(before).flatMap(([table, rows]) => {
    if (OWN_TABLES.includes(table) || rows.length === 0) return []
    const now = after[table]
    if (!now) return [`table ${table}`]
    const columns = Object.keys(rows[0]!).filter((column) => !REWRITTEN.includes(`${table}.${column}`))
    const gone = columns.filter((column) => now.length > 0 && !(column in now[0]!))
    // Numbers come from Postgres as text where the client of this test reads them.
    const say = (row: Record<string, unknown>) =>
      JSON.stringify(columns.map((column) => (row[column] === null ? null : String(row[column]))))
    const left = new Set(now.map(say))
    return [
      ...gone.map((column) => `column ${table}.${column}`),
      ...rows
        .map(say)
        .filter((row) => !left.has(row))
        .map((row) => `${table}: ${row}`),
    ]
  })
}
