import { writeSync } from 'node:fs'
import { openStore } from '../../../server/core/store/store.ts'
import { afterEachStatement } from './statements.ts'

/** A start of its own: `start-once.ts {data folder} {database address, or nothing} {statement after which it waits}`. */
const [dataDir = '', databaseUrl = '', last = '0'] = process.argv.slice(2)
afterEachStatement((count) => {
  if (count === 1) writeSync(1, 'begun\n')
  if (count !== Number(last)) return
  writeSync(1, 'waits\n')
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
})
await (await openStore({ dataDir, databaseUrl: databaseUrl || undefined, isChecked: true })).close()
