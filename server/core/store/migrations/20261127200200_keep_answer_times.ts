import { sql, type Kysely } from 'kysely'

/** When each message was first marked as answered: of those from before, as the audit log says it. */
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema.alterTable('contact_message').addColumn('answered_at', 'text').execute()
  await sql`update contact_message set answered_at = (
    select min(audit_entry.at) from audit_entry
    where audit_entry.entity = 'message' and audit_entry.action = 'update'
      and audit_entry.entity_id = cast(contact_message.id as text) and audit_entry.label like '% (answered%'
  )`.execute(db)
}
