import { sql, type Kysely } from 'kysely'
import { Migrator, type Migration } from 'kysely/migration'
import type { Log } from '../process/log.ts'
import { engineOf } from './engine.ts'
import { OperatorError } from '../process/operator-error.ts'

/** The release that brings stores from before it to the baseline. */
const UPGRADING_RELEASE = '0.2.0'

/**
 * The migrations that had run in every store of that release, oldest first. The tables as all of them left them are made
 * at once now, and their names are still noted, so that that release can use the store beside this one.
 */
export const BASELINE = `
  20261121090000_create_places_and_pictures
  20261121090100_create_services_and_clients
  20261121090200_create_projects
  20261121090300_create_news
  20261121090400_create_organisation
  20261121090500_create_contact_messages
  20261121100000_create_enquiry_desk
  20261121120000_create_staff
  20261121140000_create_revisions
  20261121150000_create_inbox
  20261121160000_create_picture_library
  20261121170000_add_project_facts
  20261121180000_cover_counts
  20261122102000_create_store_facts
  20261122103000_normalize_redirects
  20261122105000_add_mail_recipients
  20261122105100_limit_sign_in
  20261122110000_create_jobs
  20261122110100_drop_lists_of_kinds
  20261122111000_add_variant_signature
  20261122120000_keep_titles_by_language
  20261122120100_keep_place_names_by_language
  20261122130000_create_search_index
  20261122140000_create_missing_addresses
  20261122150000_give_clients_pages
  20261122170000_add_search_engine_fields
  20261122170100_create_certificates
  20261122200000_locate_projects
  20261122202000_mark_language_of_texts
  20261122206100_keep_locale_of_messages
  20261123100000_pack_search_postings
  20261123120000_lead_to_pages_of_places
  20261123130000_translate_project_facts
  20261123140000_add_vacancies_to_news
  20261123150000_create_alerts
  20261124100000_create_api_keys
  20261124101000_create_webhooks
  20261124110000_create_imports
  20261124120000_create_samples
  20261124121000_mark_published_versions
  20261125090000_keep_language_of_staff
  20261126090000_create_documents
  20261126100000_cancel_imports
  20261126100100_revoke_previews
  20261126140000_publish_dates_as_entered
`
  .trim()
  .split(/\s+/)

/** An advisory lock: any number that is the same in every process. */
const LOCK_ID = 2_009_0428

/** This version of the program cannot use the store, and leaves it as it is. */
export class StoreVersionError extends OperatorError {
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
class MigrationFailedError extends Error {
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

/** Creates the tables that these migrations, and no others, made. @throws StoreVersionError as {@link requireUsable} */
export async function createTablesOf(
  db: Kysely<any>,
  applied: readonly string[],
  migrations: Record<string, Migration>,
): Promise<void> {
  requireUsable(applied, migrations)
  const chosen = Object.fromEntries(applied.map((name) => [name, migrations[name]!]))
  const { error } = await new Migrator({ db, provider: { getMigrations: async () => chosen } }).migrateToLatest()
  if (error) throw error
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
