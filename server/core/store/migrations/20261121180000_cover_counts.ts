import type { Kysely } from 'kysely'

/**
 * Each index gets the column that was looked up in the table for every row of it: how many projects a place, a service or a
 * status has is then counted from the index alone.
 */
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema.dropIndex('project_district_by_district').execute()
  await db.schema
    .createIndex('project_district_by_district')
    .on('project_district')
    .columns(['district_code', 'project_id'])
    .execute()
  await db.schema.dropIndex('project_service_by_service').execute()
  await db.schema
    .createIndex('project_service_by_service')
    .on('project_service')
    .columns(['service_id', 'project_id'])
    .execute()
  await db.schema.dropIndex('project_by_status').execute()
  await db.schema
    .createIndex('project_by_status')
    .on('project')
    .columns(['status', 'sort_order', 'id', 'parent_id'])
    .execute()
}
