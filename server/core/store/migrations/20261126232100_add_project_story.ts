import type { Kysely } from 'kysely'

/** Challenge, method and result of a project, its phases, and whom to ask about a service. */
export async function up(db: Kysely<any>): Promise<void> {
  for (const name of ['challenge', 'method', 'result'])
    await db.schema.alterTable('project_translation').addColumn(name, 'text').execute()
  await db.schema
    .createTable('project_change')
    .addColumn('project_id', 'integer', (column) => column.notNull().references('project.id').onDelete('cascade'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('label', 'text', (column) => column.notNull())
    .addColumn('value_before', 'double precision', (column) => column.notNull())
    .addColumn('value_after', 'double precision', (column) => column.notNull())
    .addColumn('unit', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('project_change_key', ['project_id', 'position'])
    .execute()
  await db.schema
    .createTable('project_phase')
    .addColumn('project_id', 'integer', (column) => column.notNull().references('project.id').onDelete('cascade'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('phase', 'text', (column) => column.notNull())
    .addColumn('started', 'text')
    .addColumn('ended', 'text')
    .addColumn('picture_id', 'integer', (column) => column.references('picture.id'))
    .addColumn('taken_on', 'text')
    .addColumn('dates_as_entered', 'text')
    .addPrimaryKeyConstraint('project_phase_key', ['project_id', 'position'])
    .execute()
  // The person may be a draft, whose row is not there.
  await db.schema.alterTable('service').addColumn('lead_id', 'integer').execute()
}
