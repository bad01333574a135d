import type { Links, ProjectTable } from './project-table.ts'

/** How many projects have each value, each once. @param own parts of the filter that do not count here */
export function countEach<Value>(
  failures: Uint16Array,
  own: number,
  valuesOf: (row: number) => readonly Value[],
): Map<Value, number> {
  const counts = new Map<Value, number>()
  for (let row = 0; row < failures.length; row += 1) {
    if ((failures[row]! & ~own) !== 0) continue
    const values = valuesOf(row)
    for (let place = 0; place < values.length; place += 1) {
      const value = values[place]!
      if (values.indexOf(value) === place) counts.set(value, (counts.get(value) ?? 0) + 1)
    }
  }
  return counts
}

/** What a row refers to. */
export const linksOf = ({ starts, others }: Links, row: number): number[] =>
  Array.from(others.subarray(starts[row], starts[row + 1]))

/** Numbers of provinces, some more than once. */
export const provincesOf = (table: ProjectTable, row: number): number[] =>
  linksOf(table.districts, row).flatMap((code) => table.provinceOf.get(code) ?? [])

/** Ids, some more than once: a parent includes its children. */
export const servicesOf = (table: ProjectTable, row: number): number[] => withParents(table, table.services, row)

export const withParents = (table: ProjectTable, links: Links, row: number): number[] =>
  linksOf(links, row).flatMap((id) => [id, table.parentOfService.get(id) ?? id])
