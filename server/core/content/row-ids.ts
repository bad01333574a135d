import type { Field } from '../../../contract/kinds/field.ts'
import type { Row } from './store/records.ts'

/**
 * Names the rows of a table (`rowId`), so that what an editor does not see of a row stays with it when rows are moved,
 * added and removed. A row without a name, or with one that another has, is the stored one with the same references, else
 * a new one. @param stored with names
 */
export function withRowIds(field: Field, rows: Row[], stored: Row[] = []): Row[] {
  const taken = new Set<unknown>()
  const named = rows.map((row) => {
    const { rowId, ...cells } = row
    if (typeof rowId !== 'string' || taken.has(rowId)) return cells
    taken.add(rowId)
    return row
  })
  const reserved = new Set(stored.map(({ rowId }) => rowId))
  return named.map((row) => {
    if (row['rowId'] !== undefined) return row
    const references = referencesOf(field, row)
    const same = stored.find((one) => !taken.has(one['rowId']) && referencesOf(field, one) === references)
    const rowId = same?.['rowId'] ?? newId(references, (id) => taken.has(id) || reserved.has(id))
    taken.add(rowId)
    return { ...row, rowId }
  })
}

/** The same for the same rows: documents from before rows had names get them whenever they are read. */
function newId(references: string, isTaken: (id: string) => boolean): string {
  let id = references
  for (let number = 2; isTaken(id); number++) id = `${references}.${number}`
  return id
}

function referencesOf({ columns = {} }: Field, row: Row): string {
  const required = Object.entries(columns).filter(([, { type, isRequired }]) => type === 'reference' && isRequired)
  return ['row', ...required.map(([name]) => row[name])].join('-')
}
