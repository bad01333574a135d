import type { Field } from '../../../contract/fields/field.ts'
import { fieldsOf, type Kind } from '../../../contract/fields/kind.ts'
import { EMAIL } from '../../../contract/patterns.ts'

/** Values that stand in no fixture. */
export const MARKER = 98_765_432.5
const DAY = '1917-03-14'
const TEXT = 'Marker4711'

const COORDINATE = 85.345678

/** A value made by `markedValue` is found by one of these. */
export const VALUE_MARKERS = [MARKER, 2097, 9997, DAY.slice(0, 'yyyy-mm'.length), TEXT, COORDINATE]

/** A value that is found again, for a field of this type. */
export function markedValue({ type, choices = [], pattern, precision, max }: Field): unknown {
  if (type === 'number') return max !== undefined && max < MARKER ? max - 3 : MARKER
  if (type === 'date') return precision === 'day' ? DAY : DAY.slice(0, 'yyyy-mm'.length)
  if (type === 'choice' || type === 'optionalChoice') return choices[0]!.value
  if (type === 'lines') return [TEXT]
  if (type === 'geometry') return { geometry: { type: 'Point', coordinates: [COORDINATE, 27.6] }, visibility: 'bids' }
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

/** Marked values of a kind's fields that hide by value, hidden from all below a role. */
export function hiddenByValue(kind: Kind, says: 'bids' | 'nobody', person: number): [string, unknown][] {
  return fieldsOf(kind).flatMap(([name, field]): [string, unknown][] => {
    const { type, consent, hidesBy, columns } = field
    // Their values fit the types of facts: test/facts/ tries them.
    if (columns?.['factId']) return []
    const value = type === 'table' ? [markedRow(field, () => true, person)] : markedValue(field)
    if (consent !== undefined) return [[name, value], [consent, says]] // prettier-ignore
    if (hidesBy === 'visibility' && says === 'bids') return [[name, value]]
    // The point of the other fields.
    const hasPoint = fieldsOf(kind).some(([, other]) => other.type === 'geometry')
    return hasPoint && (type === 'districts' || type === 'localLevels') ? [[name, []]] : []
  })
}
