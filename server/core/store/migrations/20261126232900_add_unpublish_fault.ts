import { sql, type Kysely } from 'kysely'

/** Unpublishing shared `schedule_fault` with publishing: whichever of the two was due first has left its fault there. */
export async function up(db: Kysely<any>): Promise<void> {
  await sql`alter table content_item add column unpublish_fault text`.execute(db)
  await sql`
    update content_item set unpublish_fault = schedule_fault, schedule_fault = null
    where schedule_fault is not null and unpublish_at is not null
      and (scheduled_for is null or scheduled_for > unpublish_at)`.execute(db)
}
