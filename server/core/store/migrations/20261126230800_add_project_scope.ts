import type { Kysely } from 'kysely'

/** Work done in a project: a service, and in a sentence what exactly (JSON by language). */
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema
    .createTable('project_scope')
    .addColumn('project_id', 'integer', (column) => column.notNull().references('project.id').onDelete('cascade'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('service_id', 'integer', (column) => column.notNull().references('service.id'))
    .addColumn('sentence', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('project_scope_key', ['project_id', 'position'])
    .execute()
  await db.schema.createIndex('project_scope_service').on('project_scope').column('service_id').execute()
}
