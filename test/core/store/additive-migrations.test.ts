import { join } from 'node:path'
import { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { expect, onTestFinished, test } from 'vitest'
import { BASELINE, isAdditive } from '../../../server/core/store/migrate.ts'
import { migrations } from '../../../server/core/store/migrations.ts'
import { NodeSqliteDialect, openSqliteFile } from '../../../server/core/store/sqlite.ts'
import type { Database } from '../../../server/core/store/schema.ts'
import { openStore, STORE_FILE } from '../../../server/core/store/store.ts'
import { createStorePlace } from '../../create-test-app.ts'

/** Statements that would break the version before, which still runs. */
const TAKES_AWAY = [
  /^drop (table|view)/i,
  /^alter table .* (drop|rename|alter) /i,
  // A version that runs a kind of job puts it back at its next start.
  /^(delete(?! from "job" where "kind" (?:=|in) )|truncate) /i,
  /^alter table .* add column (?!.* default ).*not null/i,
]

/** The statements of one migration, run after those before it. */
async function listStatements(name: string, migration = migrations[name]!): Promise<string[]> {
  const place = await createStorePlace('sqlite')
  const before = Object.fromEntries(Object.entries(migrations).filter(([earlier]) => earlier < name))
  await (await openStore({ ...place, migrations: before })).close()
  const said: string[] = []
  const db = new Kysely<Database>({
    dialect: new NodeSqliteDialect(openSqliteFile(join(place.dataDir, STORE_FILE))),
    log: ({ query }) => void said.push(query.sql),
  })
  onTestFinished(() => db.destroy())
  await migration.up(db)
  return said
}

const losses = (said: string[]) => said.filter((statement) => TAKES_AWAY.some((pattern) => pattern.test(statement)))

test('migrations only add to the store, unless their name says that they are a second step', async () => {
  const added = Object.keys(migrations).filter((name) => !BASELINE.includes(name) && isAdditive(name))
  const faults = await Promise.all(added.map(async (name) => [name, losses(await listStatements(name))]))
  expect(faults.filter(([, found]) => found!.length > 0)).toEqual([])
})

test('a migration that takes a column away is noticed', async () => {
  const up: Migration['up'] = (db) => db.schema.alterTable('project').dropColumn('size_unit').execute()
  expect(losses(await listStatements('29990101000000_drop_unit', { up }))).not.toEqual([])
  expect(isAdditive('20270101000000_contract_old_columns')).toBe(false)
})
