import type { Migration } from 'kysely/migration'
import { expect, onTestFinished, test } from 'vitest'
import { migrate } from '../../server/store/migrate.ts'
import { migrations } from '../../server/store/migrations.ts'
import { openStore } from '../../server/store/store.ts'
import { createStorePlace, describeOnEachEngine } from '../create-test-app.ts'

describeOnEachEngine('a migration that landed after one with a later name', (engine) => {
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
