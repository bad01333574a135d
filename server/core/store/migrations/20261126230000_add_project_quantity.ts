import type { Kysely } from 'kysely'

/** Quantities of a project, each in the unit of its measure (contract/projects/measures.ts). */
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema
    .createTable('project_quantity')
    .addColumn('project_id', 'integer', (column) => column.notNull().references('project.id').onDelete('cascade'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('measure', 'text', (column) => column.notNull())
    .addColumn('amount', 'double precision', (column) => column.notNull())
    .addPrimaryKeyConstraint('project_quantity_key', ['project_id', 'position'])
    .execute()
  await db.schema
    .createIndex('project_quantity_measure')
    .on('project_quantity')
    .columns(['measure', 'amount'])
    .execute()
}
