import type { Kind } from '../../../contract/fields/kind.ts'
import { LOCALES } from '../../../contract/locale.ts'
import { findPreeti } from '../../../contract/preeti/find-preeti.ts'
import { columnIn, isSerial, LEFT_OUT } from '../../../contract/transfer/columns.ts'
import type { ReadNote } from '../rows/read-row.ts'
import type { FileColumn } from './columns.ts'
import type { Table } from './import-row.ts'
import { columnDates } from './read-date.ts'
import type { TableRow } from './read-table.ts'

/** Cells of dates that are looked at together. */
const MAX_DATES = 5000
const IN_LATIN = /[a-z]/i
const IN_NEPALI = /[ऀ-ॿ]/

/** Collects what the columns of a file show together, for a reader of one cell at a time. */
export class ColumnSurvey {
  readonly #found = new Map<string, { heading: string; dates: string[]; texts: number; preeti: number }>()

  /** @param columns what those of the file are imported as */
  add({ fields }: Kind, columns: ReadonlyMap<string, string>, values: TableRow['values']): void {
    for (const [heading, column] of columns) {
      if (column === LEFT_OUT) continue
      const cell = String(values[heading] ?? '').trim()
      const found = this.#found.get(column) ?? { heading, dates: [], texts: 0, preeti: 0 }
      this.#found.set(column, found)
      if (fields[column]?.type === 'date' && cell !== '' && found.dates.length < MAX_DATES) found.dates.push(cell)
      if (!IN_LATIN.test(cell) || IN_NEPALI.test(cell)) continue
      found.texts += 1
      found.preeti += findPreeti(cell) === undefined ? 0 : 1
    }
  }

  finish({ fields }: Kind): Map<string, FileColumn> {
    const columns = Array.from(this.#found, ([column, { heading, dates, texts, preeti }]): [string, FileColumn] => {
      const ofDates = fields[column]?.type === 'date' ? { dates: columnDates(dates) } : {}
      return [column, { heading, ...ofDates, isPreeti: preeti > 0 && preeti >= texts / 2 }]
    })
    return new Map(columns)
  }
}

/** Texts that may be gibberish to visitors: odd ones of a column in Preeti, and Preeti that is not converted. */
export function preetiNotes({ columns, fileColumns, fromPreeti }: Table, values: TableRow['values']): ReadNote[] {
  return [...(columns ?? [])].flatMap(([heading, column]): ReadNote[] => {
    const cell = String(values[heading] ?? '')
    const { isPreeti = false } = fileColumns.get(column) ?? {}
    if (column === LEFT_OUT || !IN_LATIN.test(cell)) return []
    const isFound = findPreeti(cell, isPreeti) !== undefined
    if (fromPreeti) return isPreeti && !isFound ? [['preetiKept', `${heading}: ${cell}`]] : []
    return isFound ? [['preetiFound', `${heading}: ${cell}`]] : []
  })
}

/** Whether a line between the rows of a table is none of them: amounts alone, or a heading of some rows, without their number. */
export function isOtherLine({ columns, kind }: Table, values: TableRow['values']): boolean {
  const { title, fields } = kind
  const cellOf = (heading: string) => String(values[heading] ?? '').trim()
  const written = Array.from(columns ?? []).filter(([heading]) => cellOf(heading) !== '')
  const ofTitle = [title, ...LOCALES.map((locale) => columnIn(locale, title))]
  if (written.some(([, column]) => ofTitle.includes(column))) {
    const serial = [...columns!.keys()].find(isSerial)
    const isUnnumbered = serial !== undefined && columns!.size > 2 && !/\p{Nd}/u.test(cellOf(serial))
    return isUnnumbered && written.every(([heading, column]) => heading === serial || ofTitle.includes(column))
  }
  const isAmount = (column: string) => ['money', 'number'].includes(fields[column]?.type ?? LEFT_OUT)
  const all = (is: (column: string) => boolean) => written.length > 0 && written.every(([, column]) => is(column))
  return all(isAmount) || all((column) => column === LEFT_OUT)
}
