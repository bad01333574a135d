import { expect, onTestFinished, test } from 'vitest'
import { createTestApi } from '../../create-test-api.ts'
import { registerContent } from '../../../server/core/content/registration.ts'
import { BASELINE } from '../../../server/core/store/migrate.ts'
import { migrations } from '../../../server/core/store/migrations.ts'
import { openStore, StoreVersionError } from '../../../server/core/store/store.ts'
import { PASSWORD, visitor } from '../accounts/staff.ts'
import { createStorePlace, describeWhereSqlDiffers } from '../../create-test-app.ts'
import { describeTables, OWN_TABLES, putStoredCopy, readPlace, readRows, type Rows } from './stored-copies.ts'

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
describeWhereSqlDiffers('a store of the version that upgrades to the baseline', (engine) => {
  const openUpgraded = async () => {
    const place = await createStorePlace(engine)
    const before = await putStoredCopy('0.2.0', place)
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
    // Older versions searched by it; searches are answered in memory.
    expect(made).toEqual(upgraded!.filter((line) => !line.includes('_by_trigram')))
  })

  test('is refused in words and left as it is when it lacks a migration of before the baseline', async () => {
    const place = await createStorePlace(engine)
    const missing = BASELINE.at(-1)!
    const before = await putStoredCopy('0.2.0', place, `delete from kysely_migration where name = '${missing}'`)
    const refused = openStore(place)
    await expect(refused).rejects.toThrow(StoreVersionError)
    await expect(refused).rejects.toThrow(
      new RegExp(`before 0\\.2\\.0 and is left as it is\\. Start release 0\\.2\\.0 with it once.*lacks: ${missing}$`),
    )
    expect(await readPlace(place)).toEqual(before)
  })
})

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
