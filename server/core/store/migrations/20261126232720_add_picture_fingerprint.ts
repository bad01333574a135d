import type { Kysely } from 'kysely'

/** 64 bits, hexadecimal: near ones look alike. The process that makes variants fills it in. */
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema.alterTable('picture').addColumn('fingerprint', 'text').execute()
}
