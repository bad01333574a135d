import { isOfEitherCalendar } from '../../../contract/calendar/parse-date.ts'
import type { Field } from '../../../contract/kinds/field.ts'
import type { ContentEntity } from '../../../contract/kinds/index.ts'
import type { Locale } from '../../../contract/locale.ts'
import { rowColumns } from './row-columns.ts'

export type Cell = string | number
/** What an import finds an item by. */
export type NameOf = (entity: ContentEntity, id: unknown) => string

/** As people keep it, in the calendar in which it was entered; an import reads it again. */
export function writeDate(value: unknown, entered: string | undefined): string {
  if (entered !== undefined) return `${entered} BS`
  const date = String(value ?? '')
  return date.length <= 'yyyy-mm-dd'.length && isOfEitherCalendar(Number(date.slice(0, 4))) ? `${date} AD` : date
}

/** A row of a document as the cells of its columns. */
export function writeRow(table: Field, row: Record<string, unknown>, nameOf: NameOf, reader: Locale): Cell[] {
  const entered = (row['datesAsEntered'] ?? {}) as Record<string, string>
  return rowColumns(table).map(({ name, field, locale }): Cell => {
    const value = row[name]
    if (value === null || value === undefined) return ''
    if (locale !== undefined) return (value as Partial<Record<Locale, string>>)[locale] ?? ''
    if (field.type === 'date') return writeDate(value, entered[name])
    if (field.type === 'reference') return nameOf(field.to as ContentEntity, value)
    if (typeof value === 'boolean') return value ? 'yes' : 'no'
    const label = field.choices?.find((choice) => choice.value === value)?.label
    if (label) return label[reader] ?? label.en
    return typeof value === 'number' ? value : String(value)
  })
}
