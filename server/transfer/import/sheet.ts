import type { ImportFormat } from '../../../contract/transfer/import.ts'
import { readCsv, type SheetRow } from './read-table.ts'
import { readXlsx } from './read-xlsx.ts'

/** The rows of a table with a header; undefined for formats without one. @param sheet of a workbook, by default the first */
export function sheetOf(path: string, format: ImportFormat, sheet?: string): AsyncIterable<SheetRow> | undefined {
  if (format === 'csv') return readCsv(path)
  return format === 'xlsx' ? readXlsx(path, sheet) : undefined
}
