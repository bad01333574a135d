import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { restoreRows } from '../../../server/backup/restore-backup.ts'
import { migrations } from '../../../server/core/store/migrations.ts'
import { openStore } from '../../../server/core/store/store.ts'
import { createStorePlace, describeWhereSqlDiffers } from '../../create-test-app.ts'

describeWhereSqlDiffers('a migration', (engine) => {
  test('first makes a copy, which only its owner can read and which can be restored', async () => {
    const place = await createStorePlace(engine)
    const store = await openStore(place)
    const fact = { name: 'kept', value: 'line\u2028separator 💧' }
    await store.db.insertInto('store_fact').values(fact).execute()
    await store.close()
    const drop = { up: async () => {} }
    const lines: string[] = []
    const log = { info: (text: string) => void lines.push(text), error() {} }
    const newer = await openStore({
      ...place,
      migrations: { ...migrations, '29990101000000_new': drop, '29990102000000_newer': drop },
      log,
    })
    await newer.close()
    const [copy = ''] = readdirSync(place.dataDir).filter((name) => name.startsWith('before-'))
    expect(lines[0]).toContain(copy)
    expect(copy, 'the first that the copy lacks').toMatch(/^before-29990101000000_new\./)
    expect(statSync(join(place.dataDir, copy)).mode & 0o777).toBe(0o600)
    if (place.databaseUrl === undefined) return
    const other = await createStorePlace(engine)
    await restoreRows(join(place.dataDir, copy), other.databaseUrl!)
    const restored = await openStore(other)
    onTestFinished(() => restored.close())
    expect(await restored.db.selectFrom('store_fact').selectAll().where('name', '=', 'kept').execute()).toEqual([fact])
    await expect(restoreRows(join(place.dataDir, copy), other.databaseUrl!)).rejects.toThrow(/is not empty/)
  })
})
