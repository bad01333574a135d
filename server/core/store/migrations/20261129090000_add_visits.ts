import type { Kysely } from 'kysely'

/**
 * How often each value of a list was counted on a day of Nepal, or in a month such as 2026-11. No row has two values, so
 * that rows do not tell of a person.
 */
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema
    .createTable('visit_count')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('views', 'integer', (column) => column.notNull())
    .addColumn('visits', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('visit_count_once', ['day', 'kind', 'value'])
    .execute()
}
