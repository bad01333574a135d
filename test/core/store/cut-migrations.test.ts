import { expect, test } from 'vitest'
import { cutMigrations, NOTHING } from '../../../scripts/drill/migrations/cut-migrations.ts'
import { describeWhereSqlDiffers } from '../../create-test-app.ts'
import { isPart, isQuick } from '../../scope.ts'
import { STORED_VERSIONS } from './stored-copies.ts'

// All statements: npm run drill:migrations.
const HOW_OFTEN = isPart ? { every: 250, kills: 1 } : { every: 40, kills: 3 }
/** The copy with the most rows and migrations, or all. */
const STORES = isQuick ? ['0.2.0'] : [NOTHING, ...STORED_VERSIONS]

describeWhereSqlDiffers('migrations that are cut off after a statement', (engine) => {
  const databaseUrl = engine === 'postgres' ? process.env['TEST_DATABASE_URL'] : undefined

  test.each(STORES)('leave a store that the next start completes, from %s', async (from) => {
    const { faults, cuts, kills } = await cutMigrations({ engine, from, ...HOW_OFTEN, databaseUrl })
    expect(faults).toEqual([])
    expect(cuts).toBeGreaterThan(1)
    expect(kills).toBe(HOW_OFTEN.kills)
  })
})
