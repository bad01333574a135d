import type { ReadCells } from './columns.ts'
import type { NewItem } from './new-items.ts'

/** Takes rows out of a field that was read, so that what is said of the others still says which ones. */
export function leaveOutRows(
  { given, faults, origins }: ReadCells,
  newItems: NewItem[],
  field: string,
  leftOut: Set<number>,
): void {
  const isKept = (_: unknown, index: number) => !leftOut.has(index)
  const moved = (index: number) => index - [...leftOut].filter((one) => one < index).length
  given[field] = (given[field] as unknown[]).filter(isKept)
  const places = origins.get(field)
  if (places) origins.set(field, places.filter(isKept))
  const kept = faults.flatMap(([key, message]): [string, string][] => {
    const [name, index, ...column] = key.split('.')
    if (name !== field || index === undefined) return [[key, message]]
    return leftOut.has(Number(index)) ? [] : [[[name, moved(Number(index)), ...column].join('.'), message]]
  })
  faults.splice(0, faults.length, ...kept)
  for (const item of newItems.splice(0)) {
    const { row } = item
    if (item.field !== field || row === undefined) newItems.push(item)
    else if (!leftOut.has(row)) newItems.push({ ...item, row: moved(row) })
  }
}
