import { join } from 'node:path'
import type { Migration } from 'kysely/migration'
import { expect, onTestFinished, test } from 'vitest'
import { migrate } from '../../../server/core/store/migrate.ts'
import { migrations } from '../../../server/core/store/migrations.ts'
import { openStore, STORE_FILE } from '../../../server/core/store/store.ts'
import { copyStore } from '../../../server/transfer/copy-store.ts'
import { createStorePlace, describeWhereSqlDiffers } from '../../create-test-app.ts'

describeWhereSqlDiffers('a migration that landed after one with a later name', (engine) => {
  test('is run on a store that has the later one', async () => {
    const { db, close } = await openStore(await createStorePlace(engine))
    onTestFinished(close)
    const up: Migration['up'] = (tx) => tx.schema.createTable('late').addColumn('id', 'integer').execute()
    await migrate(db, { '20260101000000_create_late': { up }, ...migrations }, async () => '', {
      info() {},
      error() {},
    })
    expect((await db.introspection.getTables()).map(({ name }) => name)).toContain('late')
  })
})

/** Those that landed before this test were dated up to two days ahead; nothing may sort before them. */
const DATED_AHEAD = '20261126235959'

test.each(Object.keys(migrations))('%s is not dated in the future: one of tomorrow would sort before it', (name) => {
  const now = new Date().toISOString().replaceAll(/\D/g, '').slice(0, 14)
  const stamp = name.slice(0, 14)
  expect(stamp).toMatch(/^20\d{12}$/)
  expect(stamp <= now || stamp <= DATED_AHEAD, `${stamp} is after ${now}`).toBe(true)
})

describeWhereSqlDiffers(
  'the rows of a store that lacks a migration which landed after one with a later name',
  (engine) => {
    test('are copied into a store that the next start brings up to date', async () => {
      const late = '20261128024000_add_form_presence'
      const source = await createStorePlace('sqlite')
      const known = Object.fromEntries(Object.entries(migrations).filter(([name]) => name !== late))
      await (await openStore({ ...source, migrations: known })).close()
      const place = await createStorePlace(engine)
      const path = (folder: string) => join(folder, STORE_FILE)
      const { databaseUrl } = place
      await copyStore({
        from: { path: path(source.dataDir) },
        to: databaseUrl ? { databaseUrl } : { path: path(place.dataDir) },
      })
      const { db, close } = await openStore(place)
      onTestFinished(close)
      expect(await db.selectFrom('form_presence').selectAll().execute()).toEqual([])
    })
  },
)
