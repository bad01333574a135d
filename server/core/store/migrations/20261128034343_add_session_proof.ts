import type { Kysely } from 'kysely'

/** When the person of a session has last given the password or a passkey again; null: not since signing in. */
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema.alterTable('staff_session').addColumn('proven_at', 'text').execute()
}
