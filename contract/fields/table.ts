import type { Locale } from '../locale.ts'
import { columnOf, hasInexactDates } from './kind.ts'
import type { Field, FieldOptions, Stored } from './field.ts'

type Columns = Record<string, Field>
type CellOf<One> =
  One extends Field<infer Value, infer Translated> ? (Translated extends true ? Record<Locale, string> : Value) : never

/** A row in a document; a translated text is a property by language. */
export type TableRow<Given extends Columns> = { [Name in keyof Given]: CellOf<Given[Name]> } & {
  /** Of tables with columns for bids: names the row (server/core/content/parts.ts). */
  rowId?: string
  /** Dates that were entered in Bikram Sambat, by column. */
  datesAsEntered?: Partial<Record<keyof Given & string, string>>
}

/**
 * Rows with values of several types, in a table of their own, so that they can be counted and filtered in SQL. Columns are
 * lines, texts, dates, numbers, flags, choices and references; one with a `visibility` is left out of public answers.
 */
export const table = <
  const Given extends Columns,
  const All extends FieldOptions & {
    rowsIn: string
    bound: number
    columns: Given
    folded?: readonly (keyof Given & string)[]
  },
>(
  given: All & { columns: Given },
) =>
  ({ type: 'table', empty: [], isTranslated: false, ...given }) as unknown as Field<TableRow<Given>[], false> &
    Stored<'table', All> & {
      rowsIn: All['rowsIn']
      columns: Given
      /** For the type alone: `columns` of any field are a record. */
      readonly cells?: Given
    }

/** The columns of the field's own table, besides the item's id and the position. */
export function tableColumns({ columns = {} }: Field): [name: string, field: Field, column: string][] {
  return Object.entries(columns).map(([name, field]) => [name, field, columnOf(name, field)])
}

/** Those that visitors may read, if they may read the table. */
export const publicColumns = (table: Field) =>
  tableColumns(table).filter(([, { visibility = 'public' }]) => visibility === 'public')

/** Whether its rows keep how dates were entered. */
export const keepsDatesAsEntered = ({ columns = {} }: Field): boolean => hasInexactDates({ fields: columns })

/** A row that says nothing yet. */
export function emptyRow({ columns = {} }: Field): Record<string, unknown> {
  const cells = Object.entries(columns).map(([name, { isTranslated, initial, empty }]) => [
    name,
    isTranslated ? { en: '', ne: '' } : structuredClone(initial ?? empty),
  ])
  return Object.fromEntries(cells) as Record<string, unknown>
}
