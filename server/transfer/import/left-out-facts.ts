import { CONTENT_SCHEMAS } from '../../../contract/content/schemas.ts'
import type { ContentEntity } from '../../../contract/kinds/index.ts'
import { fieldsOf, type Kind } from '../../../contract/fields/kind.ts'
import type { OtherLocale } from '../../../contract/locale.ts'
import { columnIn } from '../../../contract/transfer/columns.ts'
import { ServiceError } from '../../core/process/service-error.ts'
import { placeFault, rowKey, rowOf, type PlacedFault, type RowOrigins } from '../rows/read-row.ts'
import type { ReadCells } from './columns.ts'
import { leaveOutRows, type ItemPlace } from './resolve-names.ts'

export class RowFaults extends Error {
  readonly faults: PlacedFault[]

  constructor(faults: PlacedFault[]) {
    super()
    this.faults = faults
  }
}

export const keyFieldOf = (kind: Kind) => fieldsOf(kind).find(([, { type }]) => type === 'key')?.[0]

/** The faults of a row that ends with an error, as a report has them. @throws the error, if it is of something else */
export function faultsOf(kind: Kind, origins: RowOrigins, error: unknown): PlacedFault[] {
  if (error instanceof RowFaults) return error.faults
  if (!(error instanceof ServiceError)) throw error
  if (!error.fields) return [{ field: null, message: error.message }]
  return Object.entries(error.fields).map(([key, message]) =>
    placeFault(kind, origins, [columnAt(kind, key.split('.')), message]),
  )
}

type Given = Record<string, unknown>
type Fault = [column: string, message: string]
/** Empty, they say something: that it goes on, never expires, or may be found. An unread cell may say the opposite. */
const SAY_SOMETHING = ['to', 'validUntil', 'calibratedUntil', 'endedOn', 'leftOn', 'closesOn', 'hiddenFromSearch']
/** A fact that is left out may show a fault of another one, such as the order of two dates. */
const MAX_ROUNDS = 4

/**
 * The item without the optional facts that cannot be read.
 * @param required faults of the whole row. @param places of rows, which move with them. @throws RowFaults
 */
export function withoutFaults(
  kind: Kind,
  read: ReadCells,
  required: Fault[],
  places: ItemPlace[][],
): { parsed: object; leftOut: PlacedFault[] } {
  const { given, faults, origins } = read
  const schema = CONTENT_SCHEMAS[kind.entity as ContentEntity][kind.isFixed ? 'change' : 'given']
  const leftOut: PlacedFault[] = []
  for (let round = 1; ; round += 1) {
    const { [keyFieldOf(kind) ?? '']: _, ...body } = given
    const parsed = schema.safeParse(body)
    const known = new Set(faults.map(([column]) => column))
    const issues = (parsed.error?.issues ?? []).map(({ path, message }): Fault => [columnAt(kind, path), message])
    const found = [
      ...faults.splice(0),
      ...required,
      ...issues.filter(([column]) => !known.has(column) && !known.has(rowOf(column))),
    ]
    const untold = untoldStatus(kind, read, found)
    if (found.length === 0) return { parsed: parsed.data!, leftOut }
    const placed = [...found, ...untold].map((fault) => placeFault(kind, origins, fault))
    const isRefused = [...required, ...untold].length > 0 || found.some(([column]) => !isOptional(kind, column))
    if (round === MAX_ROUNDS || isRefused) throw new RowFaults([...leftOut, ...placed])
    leftOut.push(...placed)
    leaveOut(kind, read, found, places)
  }
}

/** A status that would be assumed although a cell that tells it could not be read. */
function untoldStatus({ fields }: Kind, { given, hasStatus }: ReadCells, found: Fault[]): Fault[] {
  const isUnread = (name: string) => found.some(([column]) => column === name)
  const isTold = isUnread('status') ? given['end'] && !isUnread('end') : hasStatus || !isUnread('end')
  if (isTold || !fields['end']) return []
  return [['status', 'Write a status, or an end that can be read: this row has neither']]
}

/** Takes out what may not be named as it is a draft. @returns why @throws the error, if it is of something else */
export function leaveOutReferences(kind: Kind, origins: RowOrigins, document: Given, error: unknown): PlacedFault[] {
  const { fields } = kind
  const faults = Object.entries((error instanceof ServiceError && error.fields) || {})
  const isOptionalOne = ([name]: [string, string]) => fields[name]?.type === 'reference' && !fields[name].isRequired
  if (faults.length === 0 || !faults.every(isOptionalOne)) throw new RowFaults(faultsOf(kind, origins, error))
  for (const [name] of faults) document[name] = null
  return faults.map(([field, message]) => ({
    field,
    message: message.replace(/it first, or choose another$/, '$&; or import the table as published'),
  }))
}

/** `translations.ne.name` is the column `name (ne)`; a part of a list or an object is its field's column. */
function columnAt({ fields }: Kind, path: PropertyKey[]): string {
  const [first = '', second, third] = path.map(String)
  if (first === 'translations' && third !== undefined) return columnIn(second as OtherLocale, third)
  return fields[first]?.type === 'table' && second !== undefined ? rowKey(first, Number(second), third) : first
}

/** The parts of a column or `rowKey`: `name (ne)`, `people.2.position`. */
function partsOf(column: string): { name: string; locale?: string | undefined; row?: number; cell?: string } {
  const [first = '', row, ...cell] = column.split('.')
  if (row !== undefined) return { name: first, row: Number(row), cell: cell.join('.') }
  const [, name = first, locale] = /^(\S+) \((\w+)\)$/.exec(first) ?? []
  return { name, locale }
}

function isOptional({ fields }: Kind, column: string): boolean {
  const { name, locale, row } = partsOf(column)
  const field = fields[name]
  if (!field) return name === 'order'
  if (row !== undefined || locale !== undefined) return true
  return name === 'status' || !(field.isRequired || SAY_SOMETHING.includes(name))
}

function leaveOut({ fields }: Kind, read: ReadCells, found: Fault[], places: ItemPlace[][]): void {
  const { given, initials } = read
  const rows = new Map<string, Set<number>>()
  for (const { name, locale, row, cell = '' } of found.map(([column]) => partsOf(column))) {
    const texts = (given['translations'] as Record<string, Record<string, unknown>> | undefined)?.[locale ?? '']
    const cells = (given[name] as Record<string, unknown>[] | undefined)?.[row ?? -1]
    const column = fields[name]?.columns?.[cell]
    if (locale !== undefined) delete texts?.[name]
    else if (row === undefined)
      // Of the districts, those that are known stay.
      given[name] = fields[name]?.type === 'districts' ? given[name] : initials?.[name]
    else if (column && !column.isRequired && !SAY_SOMETHING.includes(cell)) delete cells?.[cell]
    else rows.set(name, (rows.get(name) ?? new Set()).add(row))
  }
  for (const [name, ofField] of rows) leaveOutRows(read, places, name, ofField)
}
