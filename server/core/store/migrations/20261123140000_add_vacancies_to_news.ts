import { sql, type AlterTableBuilder, type AlterTableColumnAlteringBuilder, type Kysely } from 'kysely'

/** Facts of the vacancies that a news item announces; empty in all items until now. */
export async function up(db: Kysely<any>): Promise<void> {
  const columns: ((table: AlterTableBuilder) => AlterTableColumnAlteringBuilder)[] = [
    (table) => table.addColumn('closes_on', 'text'),
    (table) => table.addColumn('employment_type', 'text'),
    (table) => table.addColumn('openings', 'integer', (column) => column.check(sql`openings > 0`)),
    (table) => table.addColumn('salary_amount', 'double precision', (column) => column.check(sql`salary_amount > 0`)),
    (table) => table.addColumn('salary_currency', 'text'),
    (table) =>
      table.addColumn('salary_is_public', 'integer', (column) =>
        column
          .notNull()
          .defaultTo(0)
          .check(sql`salary_is_public in (0, 1)`),
      ),
  ]
  for (const add of columns) await add(db.schema.alterTable('news')).execute()
  for (const text of ['job_title', 'workplace', 'application']) {
    await db.schema.alterTable('news_translation').addColumn(text, 'text').execute()
  }
}
