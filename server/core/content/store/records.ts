import { sql, type Kysely } from 'kysely'
import { columnOf, type Kind } from '../../../../contract/fields/kind.ts'
import { DEFAULT_LOCALE, type Locale } from '../../../../contract/locale.ts'
import { among, hasRows } from '../../store/engine.ts'
import type { Db } from '../../store/schema.ts'

export type Row = Record<string, unknown>
/** English always exists. */
export type TextsByLocale = Partial<Record<Locale, Row>>

/** The tables are those of the declared kinds (contract/kinds): their columns are known at run time. */
// oxlint-disable-next-line typescript/no-explicit-any -- see above
const untyped = (db: Db) => db as unknown as Kysely<Record<string, any>>
const textsTable = (table: string): string => `${table}_translation`
const ownerColumn = (table: string): string => `${table}_id`

export async function findRecord(db: Db, table: string, id: number) {
  const row = (await untyped(db).selectFrom(table).selectAll().where('id', '=', id).executeTakeFirst()) as
    | Row
    | undefined
  if (!row) return undefined
  const texts = (await untyped(db)
    .selectFrom(textsTable(table))
    .selectAll()
    .where(ownerColumn(table), '=', id)
    .execute()) as (Row & { locale: Locale })[]
  return { row, texts: Object.fromEntries(texts.map((text) => [text.locale, text])) as TextsByLocale }
}

/** Upserts a row with its texts; references to it stay. */
export async function putRecord(tx: Db, table: string, id: number, columns: Row, texts: TextsByLocale): Promise<void> {
  const changed = await untyped(tx)
    .updateTable(table)
    .set({ ...columns, version: sql`version + 1` })
    .where('id', '=', id)
    .executeTakeFirst()
  if (changed.numUpdatedRows === 0n)
    await untyped(tx)
      .insertInto(table)
      .values({ id, ...columns })
      .execute()
  else await untyped(tx).deleteFrom(textsTable(table)).where(ownerColumn(table), '=', id).execute()
  const rows = Object.entries(texts).map(([locale, text]) => ({ [ownerColumn(table)]: id, locale, ...text }))
  await untyped(tx).insertInto(textsTable(table)).values(rows).execute()
}

export async function deleteRecord(tx: Db, table: string, id: number): Promise<void> {
  await untyped(tx).deleteFrom(table).where('id', '=', id).execute()
}

export async function listRecordIds(db: Db, table: string): Promise<number[]> {
  const rows = (await untyped(db).selectFrom(table).select('id').orderBy('id').execute()) as { id: number }[]
  return rows.map(({ id }) => id)
}

/** Items of a kind with `expires` whose last day was before this one. */
export async function listExpiredIds(db: Db, { table, date = '', fields }: Kind, day: string) {
  const last = columnOf(date, fields[date]!)
  const rows = (await untyped(db).selectFrom(table).select('id').where(last, '<', day).execute()) as { id: number }[]
  return rows.map(({ id }) => id)
}

export async function setRecordPosition(tx: Db, table: string, id: number, position: number): Promise<void> {
  await untyped(tx).updateTable(table).set({ sort_order: position }).where('id', '=', id).execute()
}

export async function isValueInUse(
  db: Db,
  { table, column, exceptId }: { table: string; column: string; exceptId: number },
  value: string,
): Promise<boolean> {
  return hasRows(untyped(db).selectFrom(table).select('id').where(column, '=', value).where('id', '!=', exceptId))
}

export async function replaceRows(
  tx: Db,
  owner: string,
  id: number,
  { table, rows }: { table: string; rows: readonly Row[] },
): Promise<void> {
  await untyped(tx).deleteFrom(table).where(ownerColumn(owner), '=', id).execute()
  const placed = rows.map((row, position) => ({ ...row, [ownerColumn(owner)]: id, position }))
  if (placed.length > 0) await untyped(tx).insertInto(table).values(placed).execute()
}

/** In order. */
export async function listRows(db: Db, owner: string, ids: readonly number[], table: string): Promise<Row[]> {
  if (ids.length === 0) return []
  return (await untyped(db)
    .selectFrom(table)
    .selectAll()
    .where(among(db, ownerColumn(owner), ids))
    .orderBy(ownerColumn(owner))
    .orderBy('position')
    .execute()) as Row[]
}

/** @throws Error without English texts: the store is damaged */
export function englishOf(texts: TextsByLocale, table: string, id: number): Row {
  const english = texts[DEFAULT_LOCALE]
  if (!english) throw new Error(`${table} ${id} has no English text`)
  return english
}
