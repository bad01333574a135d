import { OFFICE_IMPORT } from '../../contract/office-kinds.ts'
import type { OfficeGroup, OfficeImport } from '../../contract/offices.ts'

type Imported = OfficeImport['offices'][number]

/** By the number of a group: that of a near one, or `own`. */
export type Choices = Record<number, string>

/** All that is sent: a group that is the same as an earlier one goes with it. */
export function importedOf(groups: readonly OfficeGroup[], choices: Choices): Imported[] {
  const sameAs = (index: number) => groups[index]!.near[Number(choices[index])]
  const placeOf = (index: number): number => {
    const earlier = sameAs(index)?.group ?? null
    return earlier === null ? index : placeOf(earlier)
  }
  return Array.from(Map.groupBy(groups.keys(), placeOf), ([first, members]) => ({
    office: sameAs(first)?.office ?? groups[first]!.office,
    given: members.flatMap((index) => groups[index]!.given),
    applications: members.flatMap((index) => groups[index]!.applications),
  }))
}

const { rowsOfOne, atOnce } = OFFICE_IMPORT
/** Of one call: in any script they fit into its body. */
const CHARACTERS = 60_000

/** All of them as one call after the other takes them. */
export function callsOf(offices: readonly Imported[]): OfficeImport[] {
  const calls: OfficeImport[] = []
  let room = 0
  for (const part of offices.flatMap(partsOf)) {
    const { length } = JSON.stringify(part)
    const last = calls.at(-1)?.offices ?? []
    const isFull = last.length === atOnce || length > room
    room = (isFull ? CHARACTERS : room) - length
    if (isFull) calls.push({ offices: [part] })
    else last.push(part)
  }
  return calls
}

/** An office as often as it takes to send all its rows. Each part begins with the same row: by it the server knows the office. */
function partsOf({ office, given: [head, ...rows], applications }: Imported): Imported[] {
  const most = rowsOfOne - 1
  const count = Math.max(1, Math.ceil(rows.length / most), Math.ceil(applications.length / rowsOfOne))
  return Array.from({ length: count }, (_, part) => ({
    office,
    given: [head!, ...rows.slice(part * most, (part + 1) * most)],
    applications: applications.slice(part * rowsOfOne, (part + 1) * rowsOfOne),
  }))
}
