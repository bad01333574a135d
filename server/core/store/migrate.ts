import { sql, type Kysely } from 'kysely'
import { Migrator, type Migration } from 'kysely/migration'
import type { Log } from '../process/log.ts'
import { BASELINE, UPGRADING_RELEASE } from './baseline.ts'
import { engineOf } from './engine.ts'

/** An advisory lock: any number that is the same in every process. */
const LOCK_ID = 2_009_0428

/** This version of the program cannot use the store, and leaves it as it is. */
export class StoreVersionError extends Error {
  override name = 'StoreVersionError'
}

/** @throws StoreVersionError if the rows with these migrations are of a newer version, or of one before the baseline */
export function requireUsable(applied: readonly string[], migrations: Record<string, Migration>): void {
  requireBaseline(applied)
  const unknown = applied.filter((name) => !(name in migrations))
  if (unknown.length > 0) throw new StoreVersionError(sayNewer(unknown))
}

const sayNewer = (unknown: string[]) =>
  'The store was written by a newer version of this program and is left as it is. ' +
  `Start that version, or restore a copy. Unknown here: ${unknown.join(', ')}`

function requireBaseline(applied: readonly string[]): void {
  const missing = BASELINE.filter((name) => !applied.includes(name))
  if (missing.length === 0 || missing.length === BASELINE.length) return
  throw new StoreVersionError(
    `The store was last used by a version before ${UPGRADING_RELEASE} and is left as it is. Start release ` +
      `${UPGRADING_RELEASE} with it once (a backup: restore it with that release), then this one. ` +
      `It lacks: ${missing.join(', ')}`,
  )
}

/**
 * Whether an older version may use a store that has had this migration: unless its name says that it is the second step of
 * a change (docs/how-to.md), it only adds to the store.
 */
export function isAdditive(migration: string): boolean {
  return !/^\d+_contract_/.test(migration)
}

/** Everything in its transaction was rolled back. */
export class MigrationFailedError extends Error {
  override name = 'MigrationFailedError'
}

/**
 * Runs all pending migrations in one transaction. Safe when several processes start at once.
 * @param copyBefore called with the first of them, under the lock, before a used store changes; returns a text for the log
 */
export async function migrate(
  db: Kysely<any>,
  migrations: Record<string, Migration>,
  copyBefore: (name: string) => Promise<string>,
  log: Log,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    // SQLite transactions are serialized anyway (sqlite.ts).
    if (engineOf(tx) === 'postgres') await lockMigrations(tx)
    const applied = await listAppliedMigrations(tx)
    requireBaseline(applied)
    const unknown = applied.filter((name) => !(name in migrations))
    const [first] = Object.keys(migrations)
      .filter((name) => !applied.includes(name))
      .toSorted()
    if (unknown.length > 0 && !(first === undefined && unknown.every(isAdditive)))
      throw new StoreVersionError(sayNewer(unknown))
    if (unknown.length > 0)
      log.info(`A newer version has added to the store, which this one can use: ${unknown.join(', ')}`)
    if (first === undefined) return
    const began = performance.now()
    if (applied.length > 0) log.info(`Migrating the store: ${await copyBefore(first)}`)

    // A branch may land after one that was begun later.
    const provider = { getMigrations: async () => migrations }
    const migrator = new Migrator({ db: tx, provider, allowUnorderedMigrations: true })
    const { error, results } = await migrator.migrateToLatest()
    if (error) {
      const failed = results?.find(({ status }) => status === 'Error')?.migrationName ?? 'before the first'
      throw new MigrationFailedError(`Migration failed, the store is as it was: ${failed}`, { cause: error })
    }
    if (applied.length === 0) return
    const names = results?.map(({ migrationName }) => migrationName).join(', ')
    log.info(`Migrated the store in ${((performance.now() - began) / 1000).toFixed(1)} s: ${names}`)
  })
}

/** Makes starting servers wait, on Postgres. */
export async function lockMigrations(tx: Kysely<any>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LOCK_ID})`.execute(tx)
}

async function listAppliedMigrations(db: Kysely<any>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === 'kysely_migration')) return []
  const rows = await db.selectFrom('kysely_migration').select('name').orderBy('name').execute()
  return rows.map(({ name }) => name)
}
