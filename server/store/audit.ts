import type { Insertable, Kysely } from 'kysely'
import type { Database } from './schema.ts'

/** Notes who did what. To be called in the transaction of what was done. */
export async function insertAuditEntry(tx: Kysely<Database>, entry: Insertable<Database['audit_entry']>): Promise<void> {
  await tx.insertInto('audit_entry').values(entry).execute()
}
