import { sql, type ColumnDataType, type Kysely } from 'kysely'

const PLACES = [
  { table: 'province', key: 'number', type: 'integer', texts: ['name', 'full_name', 'capital'] },
  { table: 'district', key: 'code', type: 'text', texts: ['name', 'headquarters'] },
] as const satisfies { table: string; key: string; type: ColumnDataType; texts: string[] }[]

/** The names of places are rows of a language, as those of everything else. */
export async function up(db: Kysely<any>): Promise<void> {
  for (const { table, key, type, texts } of PLACES) {
    const translation = `${table}_translation`
    const owner = `${table}_${key}`
    let creation = db.schema
      .createTable(translation)
      .addColumn(owner, type, (column) => column.notNull().references(`${table}.${key}`).onDelete('cascade'))
      .addColumn('locale', 'text', (column) => column.notNull())
    for (const text of texts) creation = creation.addColumn(text, 'text', (column) => column.notNull())
    await creation.addPrimaryKeyConstraint(`${translation}_key`, [owner, 'locale']).execute()
    for (const [locale, ending] of [
      ['en', ''],
      ['ne', '_ne'],
    ] as const) {
      const columns = texts.map((text) => sql.ref(`${text}${ending}`))
      await sql`
        insert into ${sql.table(translation)}
        select ${sql.ref(key)}, ${sql.lit(locale)}, ${sql.join(columns)} from ${sql.table(table)}
      `.execute(db)
    }
    for (const text of texts) {
      await db.schema.alterTable(table).dropColumn(text).execute()
      await db.schema.alterTable(table).dropColumn(`${text}_ne`).execute()
    }
  }
}
