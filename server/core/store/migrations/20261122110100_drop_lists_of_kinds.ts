import { SqliteAdapter, sql, type Kysely } from 'kysely'

/** Tables whose `locale` had to be one of two: the languages are the program's to know. */
const TRANSLATED = [
  'category_translation',
  'client_translation',
  'news_translation',
  'page_translation',
  'partner_translation',
  'picture_translation',
  'project_translation',
  'service_translation',
  'setting',
  'team_member_translation',
  'timeline_item_translation',
]

/** No check constraint lists languages or kinds of clients any more: to add one needs no migration. */
export async function up(db: Kysely<any>): Promise<void> {
  if (!(db.getExecutor().adapter instanceof SqliteAdapter)) {
    for (const table of TRANSLATED) await db.schema.alterTable(table).dropConstraint(`${table}_locale_check`).execute()
    await db.schema.alterTable('client').dropConstraint('client_kind_check').execute()
    return
  }
  for (const table of TRANSLATED) await rebuildWithoutLocaleCheck(db, table)
  await replaceClientKind(db)
}

/** SQLite cannot drop a check constraint. No other table refers to these, so they can be dropped while foreign keys are on. */
async function rebuildWithoutLocaleCheck(db: Kysely<any>, table: string): Promise<void> {
  const { rows } = await sql<{ type: string; sql: string }>`
    select type, sql from sqlite_schema where tbl_name = ${table} and sql is not null
  `.execute(db)
  const definition = rows.find(({ type }) => type === 'table')!.sql
  const rebuilt = definition
    .replace(`"${table}"`, `"${table}_rebuilt"`)
    .replace(/ check \(locale in \('en', 'ne'\)\)/i, '')
  if (/check \(locale/i.test(rebuilt) || !rebuilt.includes(`"${table}_rebuilt"`))
    throw new Error(`Unexpected definition: ${definition}`)
  await sql.raw(rebuilt).execute(db)
  await sql`insert into ${sql.table(`${table}_rebuilt`)} select * from ${sql.table(table)}`.execute(db)
  await db.schema.dropTable(table).execute()
  await db.schema.alterTable(`${table}_rebuilt`).renameTo(table).execute()
  for (const { type, sql: text } of rows) if (type !== 'table') await sql.raw(text).execute(db)
}

/** Projects refer to clients, so that this table cannot be dropped: a new column takes the place of the old one. */
async function replaceClientKind(db: Kysely<any>): Promise<void> {
  await db.schema
    .alterTable('client')
    .addColumn('kind_unlisted', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await sql`update client set kind_unlisted = kind`.execute(db)
  await db.schema.alterTable('client').dropColumn('kind').execute()
  await db.schema.alterTable('client').renameColumn('kind_unlisted', 'kind').execute()
}
