import type { Kysely } from 'kysely'

/** People who worked on a project, each with a position. The person may be a draft, whose row is not there. */
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema
    .createTable('project_person')
    .addColumn('project_id', 'integer', (column) => column.notNull().references('project.id').onDelete('cascade'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('person_id', 'integer', (column) => column.notNull())
    .addColumn('held_position', 'text', (column) => column.notNull())
    .addColumn('started', 'text')
    .addColumn('ended', 'text')
    .addColumn('person_months', 'double precision')
    .addColumn('tasks', 'text', (column) => column.notNull())
    .addColumn('dates_as_entered', 'text')
    .addPrimaryKeyConstraint('project_person_key', ['project_id', 'position'])
    .execute()
  await db.schema
    .createIndex('project_person_by_person')
    .on('project_person')
    .columns(['person_id', 'project_id'])
    .execute()
}
