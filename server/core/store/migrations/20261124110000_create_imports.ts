import { sql, type Kysely } from 'kysely'

/** Imports from other programs, and what each of their records became here. */
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema
    .createTable('import_run')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('format', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('options', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) =>
      column.notNull().check(sql`state in ('waiting', 'running', 'done', 'failed', 'undoing', 'undone')`),
    )
    .addColumn('done', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('total', 'integer')
    .addColumn('report', 'text')
    .addColumn('fault', 'text')
    .addColumn('started_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addColumn('started_by', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('import_record')
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('external_id', 'text', (column) => column.notNull())
    .addColumn('run_id', 'text', (column) => column.notNull().references('import_run.id').onDelete('cascade'))
    .addColumn('entity', 'text', (column) => column.notNull())
    .addColumn('item_id', 'integer', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('version_before', 'integer')
    .addColumn('was_published', 'integer', (column) => column.notNull().defaultTo(0))
    .addPrimaryKeyConstraint('import_record_primary_key', ['source', 'kind', 'external_id'])
    .execute()
  await db.schema.createIndex('import_record_by_run').on('import_record').columns(['run_id', 'entity']).execute()
}
