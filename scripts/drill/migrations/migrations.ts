// Cuts the migrations of every stored copy off after each statement, on both engines, and starts anew:
// npm run drill:migrations [-- --every 1 --kills 20]
// Ends with 1 when a start fails, or a store is not as after a start that nothing disturbed.
import { parseArgs } from 'node:util'
import { STORED_VERSIONS } from '../../../test/core/store/stored-copies.ts'
import { startPostgres } from '../../postgres.ts'
import { cutMigrations, NOTHING } from './cut-migrations.ts'

const { values } = parseArgs({
  options: { every: { type: 'string', default: '1' }, kills: { type: 'string', default: '20' } },
})
const [every, kills] = [Number(values.every), Number(values.kills)]
const postgres = await startPostgres({})
try {
  for (const engine of ['sqlite', 'postgres'] as const)
    for (const from of [NOTHING, ...STORED_VERSIONS]) {
      const databaseUrl = engine === 'postgres' ? postgres.url : undefined
      const began = performance.now()
      const { faults, ...counts } = await cutMigrations({ engine, from, every, kills, databaseUrl })
      const seconds = Math.round((performance.now() - began) / 1000)
      console.log(JSON.stringify({ engine, from, ...counts, faults: faults.length, seconds }))
      for (const fault of faults.slice(0, 20)) console.error(fault)
      if (faults.length > 0) process.exitCode = 1
    }
} finally {
  await postgres.stop()
}
