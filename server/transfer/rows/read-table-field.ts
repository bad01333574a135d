import type { Field } from '../../../contract/kinds/field.ts'
import type { Kind } from '../../../contract/kinds/kind.ts'
import { readRow, type RowCells } from './read-row.ts'

/** Where a row stands in the file: a line of its cell, or a row of a sheet. */
export type RowOrigin = { line: number } | { where: string }
/** By field, for each row of it. */
export type RowOrigins = Map<string, RowOrigin[]>

export interface GivenRow {
  cells: RowCells
  line?: number
  where?: string
  fault?: string
}

/** As a report has it. */
export interface PlacedFault {
  /** If it is not where the item stands. */
  where?: string
  field: string | null
  message: string
}

export const rowKey = (field: string, index: number, column = ''): string => `${field}.${index}.${column}`
/** The key of the whole row that a key is of. */
export const rowOf = (key: string): string => `${key.split('.').slice(0, 2).join('.')}.`

interface Found {
  faults: [key: string, message: string][]
  bsDates: string[]
  origins: RowOrigins
}

/** The rows of a field as a document has them; what is wrong with them is added to `found`. */
export function readTable(
  { faults, bsDates, origins }: Found,
  { name, field, rows }: { name: string; field: Field; rows: GivenRow[] },
): Record<string, unknown>[] {
  // Names are looked up for each row before the schema counts them.
  if (rows.length > field.bound!) {
    faults.push([name, `${field.label.en}: at most ${field.bound} rows`])
    return []
  }
  origins.set(
    name,
    rows.map(({ line, where }) => (where === undefined ? { line: line! } : { where })),
  )
  return rows.map(({ cells, fault }, index) => {
    if (fault !== undefined) faults.push([rowKey(name, index), fault])
    const read = readRow(field, cells)
    faults.push(...read.faults.map(([column, message]): [string, string] => [rowKey(name, index, column), message]))
    bsDates.push(...read.bsDates)
    return read.row
  })
}

/** @param key a column of the kind, or a `rowKey` */
export function placeFault(kind: Kind, origins: RowOrigins, [key, message]: [string | null, string]): PlacedFault {
  const [name = '', index, column = ''] = key?.split('.') ?? []
  const field = kind.fields[name]
  if (field?.type !== 'table' || index === undefined) return { field: key, message }
  const origin = origins.get(name)?.[Number(index)]
  if (origin && 'where' in origin) {
    const label = field.columns?.[column]?.label.en
    return { where: origin.where, field: label ?? null, message }
  }
  const place = origin ? `line ${origin.line}` : `row ${Number(index) + 1}`
  return { field: name, message: `${place} of ${field.label.en}: ${message}` }
}
