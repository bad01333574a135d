import { sql, type Kysely } from 'kysely'
import type { Database } from './schema.ts'

const LOCK_ID = 2_009_0429

/**
 * Creates the trigram indexes of Postgres. No migration: they only add speed and may need a superuser.
 * @returns why they are missing, for the operator
 */
export async function ensureSearchIndexes(db: Kysely<Database>): Promise<string | undefined> {
  if (await hasIndexes(db)) return undefined
  try {
    await db.transaction().execute(async (tx) => {
      await sql`select pg_advisory_xact_lock(${LOCK_ID})`.execute(tx)
      await sql`create extension if not exists pg_trgm`.execute(tx)
      await sql`create index if not exists project_translation_by_trigram on project_translation
        using gin (lower(title) gin_trgm_ops, lower(description) gin_trgm_ops)`.execute(tx)
    })
  } catch (error) {
    return (
      `Searching works without its indexes and is slower with thousands of projects: ${String(error)}. ` +
      'A superuser can run "create extension pg_trgm" in this database; the indexes are made at the next start.'
    )
  }
  return undefined
}

async function hasIndexes(db: Kysely<Database>): Promise<boolean> {
  const { rows } =
    await sql`select 1 from pg_indexes where schemaname = current_schema() and indexname = 'project_translation_by_trigram'`.execute(
      db,
    )
  return rows.length > 0
}
