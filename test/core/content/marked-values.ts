import type { Field } from '../../../contract/kinds/field.ts'
import { EMAIL } from '../../../contract/patterns.ts'

/** Values that stand in no fixture. */
export const MARKER = 98_765_432.5
const DAY = '1917-03-14'
const TEXT = 'Marker4711'

/** What `markedValue` makes is found by one of these. */
export const VALUE_MARKERS = [MARKER, 2097, 9997, DAY.slice(0, 'yyyy-mm'.length), TEXT]

/** A value that is found again, for a field of this type. */
export function markedValue({ type, choices = [], pattern, precision, max }: Field): unknown {
  if (type === 'number') return max !== undefined && max < MARKER ? max - 3 : MARKER
  if (type === 'date') return precision === 'day' ? DAY : DAY.slice(0, 'yyyy-mm'.length)
  if (type === 'choice' || type === 'optionalChoice') return choices[0]!.value
  if (type === 'lines') return [TEXT]
  return pattern === EMAIL ? `${TEXT}@example.org` : TEXT
}

/** Of a column, where a translated text is a property by language. */
const markedCell = (field: Field) => (field.isTranslated ? { en: TEXT, ne: TEXT } : markedValue(field))

/** A row with marked values in these columns, and what else it needs. */
export function markedRow({ columns = {} }: Field, isMarked: (column: Field) => boolean, person: number): object {
  const cells = Object.entries(columns).filter(([, column]) => isMarked(column) || column.isRequired)
  return Object.fromEntries(
    cells.map(([name, column]) => [name, column.type === 'reference' ? person : markedCell(column)]),
  )
}
