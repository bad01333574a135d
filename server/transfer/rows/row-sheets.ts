import { fieldsOf, translatedFields, type Kind } from '../../../contract/fields/kind.ts'
import type { Field } from '../../../contract/fields/field.ts'
import { LOCALES, OTHER_LOCALES } from '../../../contract/locale.ts'
import { columnIn, ID_COLUMN, matchColumn, plainColumn } from '../../../contract/transfer/columns.ts'
import { fieldOfSheet } from '../../../contract/transfer/row-sheets.ts'
import { EXAMPLE_ID } from '../../../contract/transfer/import.ts'
import { findPreeti } from '../../../contract/preeti/find-preeti.ts'
import { FAULT_COLUMN, unescapeCell } from '../import/columns.ts'
import { plainName } from '../import/known-names.ts'
import type { TakeNote } from '../import/read-table.ts'
import { openWorkbook } from '../import/read-xlsx.ts'
import { TransferError } from '../transfer-error.ts'
import type { RowCells } from './read-row.ts'
import { matchHeading } from './row-columns.ts'

/** Of all sheets together: they are held in memory. */
const MAX_ROWS = 200_000
const MAX_LENGTH = 32_000_000
const TOO_LARGE = `The sheets of rows are too large: they may have ${MAX_ROWS} rows. Divide the workbook.`
/** The column that says to which item a row belongs. */
const ITEM = ' item'

/** A row of a table field on a sheet of its own. */
export interface SheetRowOf {
  field: string
  /** Of its item. */
  name: string
  where: string
  cells: RowCells
}

/** The columns by which a row of a sheet may name its item. */
export const keyColumns = (kind: Kind): string[] => [
  ID_COLUMN,
  kind.title,
  ...(translatedFields(kind).some(([name]) => name === kind.title)
    ? OTHER_LOCALES.map((locale) => columnIn(locale, kind.title))
    : []),
  ...fieldsOf(kind).flatMap(([name, { type, isUnique }]) => (type === 'slug' || isUnique ? [name] : [])),
]

/** The rows of the sheets beside that of the items, by what they call their items. */
export class RowSheets {
  readonly #rows: Map<string, SheetRowOf[]>
  /** Rows of the sheet of items, by their names. */
  readonly #owners = new Map<string, Set<string>>()

  constructor(rows: SheetRowOf[]) {
    this.#rows = Map.groupBy(rows, ({ name }) => plainName(name))
  }

  /** @param where a row of the sheet of items. @param names what it may be called */
  claim(where: string, names: string[]): void {
    for (const key of names.map(plainName))
      if (this.#rows.has(key)) this.#owners.set(key, (this.#owners.get(key) ?? new Set()).add(where))
  }

  /** In the order of their sheets. */
  of(names: string[]): SheetRowOf[] {
    const keys = new Set(names.map(plainName))
    return [...keys].flatMap((key) => (this.#owners.get(key)?.size === 1 ? this.#rows.get(key)! : []))
  }

  /** Rows of no item, or of one of several. */
  *orphans(): Generator<SheetRowOf & { message: string }> {
    for (const [key, rows] of this.#rows) {
      const owners = this.#owners.get(key)?.size ?? 0
      if (owners === 1 || rows[0]!.name === EXAMPLE_ID) continue
      for (const row of rows) {
        const message = row.name === '' ? 'Say to which item it belongs' : owners === 0 ? noItem(row) : several(row)
        yield { ...row, message }
      }
    }
  }
}

const noItem = ({ name }: SheetRowOf) => `“${name}” is not on the sheet that is imported: write it as it stands there`
const several = ({ name }: SheetRowOf) => `Several items are called “${name}”: use their addresses or numbers`

/** @param main the sheet of the items. @returns undefined: there are no such sheets. @throws TransferError */
export async function readRowSheets(
  path: string,
  { kind, main, fromPreeti, note }: { kind: Kind; main: string | undefined; fromPreeti: boolean; note: TakeNote },
): Promise<RowSheets | undefined> {
  using workbook = await openWorkbook(path)
  const rows: SheetRowOf[] = []
  let isThere = false
  let length = 0
  for (const sheet of workbook.sheets) {
    const [field, table] = (sheet !== (main ?? workbook.sheets[0]) && fieldOfSheet(kind, sheet)) || []
    if (!field || !table) continue
    isThere = true
    let keys: (string | undefined)[] | undefined
    let names = 0
    for await (const { row, cells } of workbook.rows(sheet, (code, example) => note(code, `${sheet}, ${example}`))) {
      if (!keys) {
        keys = readHeader(sheet, kind, table, cells)
        continue
      }
      const read: RowCells = {}
      for (const [index, key] of keys.entries()) {
        const cell = unescapeCell((cells[index] ?? '').trim())
        if (key !== undefined) read[key] = fromPreeti ? (findPreeti(cell) ?? cell) : cell
      }
      const { [ITEM]: name = '', ...others } = read
      names += name.length
      length += Object.values(others).join('').length
      rows.push({ field, name, where: `${sheet}, row ${row}`, cells: others })
      if (rows.length > MAX_ROWS || length + names > MAX_LENGTH) throw new TransferError(TOO_LARGE)
    }
  }
  return isThere ? new RowSheets(rows) : undefined
}

function readHeader(sheet: string, kind: Kind, table: Field, names: string[]): (string | undefined)[] {
  const keys = names.map((name) => (name.trim() === '' || name === FAULT_COLUMN ? undefined : keyOf(kind, table, name)))
  const unknown = names.filter((_, index) => keys[index] === '')
  if (unknown.length > 0)
    throw new TransferError(`The sheet “${sheet}” has no column ${unknown.join(', ')}: correct or delete it.`)
  const twin = names.find((_, index) => keys[index] !== undefined && keys.indexOf(keys[index]) !== index)
  if (twin !== undefined)
    throw new TransferError(`Two columns of the sheet “${sheet}” are read as ${twin}: leave one out.`)
  if (keys.includes(ITEM)) return keys
  throw new TransferError(
    `The sheet “${sheet}” needs a column “${kind.singular.en}” with the address or title of the item of each row.`,
  )
}

/** Empty: of no column. */
function keyOf(kind: Kind, table: Field, name: string): string {
  const isKind = LOCALES.some((locale) => plainColumn(kind.singular[locale] ?? '') === plainColumn(name))
  if (isKind) return ITEM
  const key = matchHeading(table, name)
  if (key !== undefined) return key
  return keyColumns(kind).includes(matchColumn(kind, name) ?? '') ? ITEM : ''
}
