import { sql, type Insertable, type Kysely, type Selectable } from 'kysely'
import type { Locale } from '../../contract/locale.ts'
import type { Database } from './schema.ts'
import { translationRows, type Translations } from './translation.ts'

/** Tables of content with a number of their own and a translation table. */
export type RecordTable = 'news' | 'team_member' | 'service' | 'project' | 'partner' | 'client' | 'timeline_item' | 'category' | 'page'

type TextsOf<Table extends RecordTable> = Selectable<Database[`${Table}_translation`]> & { locale: Locale }

/** The same statements for every table: what they may hold, the functions below say. */
// oxlint-disable-next-line typescript/no-explicit-any -- a table is named at run time
const untyped = (db: Kysely<Database>) => db as unknown as Kysely<Record<string, any>>
const textsTable = (table: RecordTable): string => `${table}_translation`
const ownerColumn = (table: RecordTable): string => `${table}_id`

/** A row as it is written: its number, times and version are not the writer's. */
export type RecordColumns<Table extends RecordTable> = Omit<Insertable<Database[Table]>, 'id' | 'created_at' | 'updated_at' | 'version'>

/** A row with its texts in every language. */
export async function findRecord<Table extends RecordTable>(db: Kysely<Database>, table: Table, id: number) {
  const name: string = table
  const row = (await untyped(db).selectFrom(name).selectAll().where('id', '=', id).executeTakeFirst()) as Selectable<Database[Table]> | undefined
  if (!row) return undefined
  const texts = (await untyped(db).selectFrom(textsTable(table)).selectAll().where(ownerColumn(table), '=', id).execute()) as TextsOf<Table>[]
  const english = texts.find((text) => text.locale === 'en')
  if (!english) throw new Error(`${table} ${id} has no English text`)
  return { row, en: english, ne: texts.find((text) => text.locale === 'ne') }
}

/** Puts a row in under its number, or replaces the one that is there, with its texts. Rows that refer to it keep doing so. */
export async function putRecord<Table extends RecordTable>(
  tx: Kysely<Database>,
  table: Table,
  id: number,
  columns: RecordColumns<Table> & { created_at: string; updated_at: string },
  translations: Translations<`${Table}_translation`>,
): Promise<void> {
  const name: string = table
  const changed = await untyped(tx)
    .updateTable(name)
    .set({ ...columns, version: sql`version + 1` })
    .where('id', '=', id)
    .executeTakeFirst()
  if (changed.numUpdatedRows === 0n) await untyped(tx).insertInto(name).values({ id, ...columns }).execute()
  else await untyped(tx).deleteFrom(textsTable(table)).where(ownerColumn(table), '=', id).execute()
  const texts = translationRows({ [ownerColumn(table)]: id }, translations as { en: object })
  await untyped(tx).insertInto(textsTable(table)).values(texts).execute()
}

/** Takes a row away, with its texts. */
export async function deleteRecord(tx: Kysely<Database>, table: RecordTable, id: number): Promise<void> {
  await untyped(tx).deleteFrom(table as string).where('id', '=', id).execute()
}

export async function listRecordIds(db: Kysely<Database>, table: RecordTable): Promise<number[]> {
  const rows = (await untyped(db).selectFrom(table as string).select('id').orderBy('id').execute()) as { id: number }[]
  return rows.map(({ id }) => id)
}

/** Gives a row another place among its like. */
export async function setRecordPosition(tx: Kysely<Database>, table: RecordTable, id: number, position: number): Promise<void> {
  await untyped(tx).updateTable(table as string).set({ sort_order: position }).where('id', '=', id).execute()
}

/** Is the slug taken by another row that visitors see? */
export async function isSlugInUse(db: Kysely<Database>, table: RecordTable, slug: string, exceptId: number): Promise<boolean> {
  const found = await untyped(db).selectFrom(table as string).select('id').where('slug', '=', slug).where('id', '!=', exceptId).executeTakeFirst()
  return found !== undefined
}

