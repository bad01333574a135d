import type { Insertable, Kysely, Selectable } from 'kysely'
import { writeWithoutWaiting } from '../../store/engine.ts'
import type { Database } from '../../store/schema.ts'

export interface ApiKeyRow extends Selectable<Database['api_key']> {
  /** Since when the account that made the key is disabled. */
  maker_disabled_at: string | null
}

export async function insertApiKey(tx: Kysely<Database>, row: Insertable<Database['api_key']>): Promise<ApiKeyRow> {
  return {
    ...(await tx.insertInto('api_key').values(row).returningAll().executeTakeFirstOrThrow()),
    maker_disabled_at: null,
  }
}

export async function findApiKey(db: Kysely<Database>, id: number): Promise<ApiKeyRow | undefined> {
  return selectKeys(db).where('api_key.id', '=', id).executeTakeFirst()
}

export async function findApiKeyByPrefix(db: Kysely<Database>, prefix: string): Promise<ApiKeyRow | undefined> {
  return selectKeys(db).where('prefix', '=', prefix).executeTakeFirst()
}

/** The newest first. */
export async function listApiKeys(db: Kysely<Database>): Promise<ApiKeyRow[]> {
  return selectKeys(db).orderBy('api_key.id', 'desc').execute()
}

function selectKeys(db: Kysely<Database>) {
  return db
    .selectFrom('api_key')
    .leftJoin('staff_user', 'staff_user.email', 'api_key.created_by')
    .selectAll('api_key')
    .select('staff_user.disabled_at as maker_disabled_at')
}

/** Returns false if it was revoked before. */
export async function revokeApiKey(tx: Kysely<Database>, id: number, at: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('api_key')
    .set({ revoked_at: at })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Of concurrent calls, in all processes, one writes. @param before UTC ISO: a later use is recent enough */
export async function touchApiKey(
  db: Kysely<Database>,
  id: number,
  { at, before }: { at: string; before: string },
): Promise<void> {
  await writeWithoutWaiting(db, (free: Kysely<Database>) =>
    free
      .updateTable('api_key')
      .set({ last_used_at: at })
      .where('id', '=', id)
      .where((eb) =>
        eb.or([eb('last_used_at', 'is', null), eb('last_used_at', '<', before), eb('last_used_at', '>', at)]),
      )
      .execute(),
  )
}
