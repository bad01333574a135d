import { getAuthTables } from 'better-auth/db'
import { expect, test } from 'vitest'
import { createStaffAuth } from '../../../server/core/accounts/staff-auth.ts'
import { createTestApp, describeWhereSqlDiffers } from '../../create-test-app.ts'

describeWhereSqlDiffers('the tables of better-auth', (engine) => {
  test('have every column that better-auth expects', async () => {
    const { db } = await createTestApp(engine)
    const auth = createStaffAuth({
      db,
      secret: 'a secret of tests',
      publicUrl: undefined,
      log: { info() {}, error() {} },
    })
    const tables = await db.introspection.getTables()
    const wanted = Object.values(getAuthTables(auth.options))
    expect(wanted.map(({ modelName }) => modelName)).toHaveLength(7)
    for (const { modelName, fields } of wanted) {
      const columns = tables.find(({ name }) => name === modelName)?.columns.map(({ name }) => name)
      expect(columns, modelName).toEqual(
        expect.arrayContaining(Object.entries(fields).map(([name, { fieldName }]) => fieldName ?? name)),
      )
    }
  })
})
