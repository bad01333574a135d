import { sql, type Kysely } from 'kysely'

/** Other names of places, the 753 local levels, and where a project is: its local levels, and a point or a line. */
export async function up(db: Kysely<any>): Promise<void> {
  for (const table of ['province', 'district']) {
    await db.schema
      .alterTable(table)
      .addColumn('aliases', 'text', (column) => column.notNull().defaultTo('[]'))
      .execute()
  }

  await db.schema
    .createTable('local_level')
    .addColumn('code', 'text', (column) => column.primaryKey().check(sql`length(code) = 5`))
    .addColumn('district_code', 'text', (column) => column.notNull().references('district.code').onDelete('cascade'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('aliases', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute()
  await db.schema.createIndex('local_level_by_district').on('local_level').columns(['district_code', 'code']).execute()
  await db.schema
    .createTable('local_level_translation')
    .addColumn('local_level_code', 'text', (column) =>
      column.notNull().references('local_level.code').onDelete('cascade'),
    )
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('local_level_translation_key', ['local_level_code', 'locale'])
    .execute()

  await db.schema
    .createTable('project_local_level')
    .addColumn('project_id', 'integer', (column) => column.notNull().references('project.id').onDelete('cascade'))
    .addColumn('local_level_code', 'text', (column) => column.notNull().references('local_level.code'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('project_local_level_key', ['project_id', 'local_level_code'])
    .execute()
  await db.schema
    .createIndex('project_local_level_by_local_level')
    .on('project_local_level')
    .column('local_level_code')
    .execute()

  // GeoJSON, as text.
  await db.schema.alterTable('project').addColumn('location_geometry', 'text').execute()
  await db.schema
    .alterTable('project')
    .addColumn('location_visibility', 'text', (column) =>
      column.check(sql`location_visibility in ('public', 'district', 'bids')`),
    )
    .execute()
}
