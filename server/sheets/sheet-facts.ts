import { createHash } from 'node:crypto'
import type { ProjectDetail } from '../../contract/projects/project.ts'
import { SHEET_FACTS, type SheetFact } from '../../contract/sheets/sheet.ts'

/** In bytes, of each fact: one change in sixteen million goes unnoticed. */
export const HASH_BYTES = 3

type Named = { name: string }[]
const names = (list: Named) => list.map(({ name }) => name)

/** The public values of the facts. A fact added here also goes to the end of SHEET_FACTS. */
const VALUES: Record<SheetFact, (project: ProjectDetail) => unknown> = {
  title: ({ title }) => title,
  code: ({ code }) => code,
  parent: ({ parent }) => parent?.title ?? null,
  client: ({ client }) => client?.name ?? null,
  funder: ({ funder }) => funder,
  districts: ({ districts }) => names(districts),
  services: ({ services }) => names(services),
  status: ({ status }) => status,
  period: ({ start, end, datesAsEntered }) => [start, end, datesAsEntered?.['start'], datesAsEntered?.['end']],
  size: ({ size, unitName }) => [size?.amount, size?.unit, unitName],
  value: ({ value }) => [value?.amount, value?.currency],
  jointVenture: ({ jointVenture }) => jointVenture,
  share: ({ share }) => share,
  description: ({ description }) => description,
}

/** A short hash of each fact of a sheet, in the order of SHEET_FACTS. */
export function hashFacts(project: ProjectDetail): Buffer {
  return Buffer.concat(
    SHEET_FACTS.map((fact) =>
      createHash('sha256')
        .update(`${fact} ${JSON.stringify(VALUES[fact](project))}`)
        .digest()
        .subarray(0, HASH_BYTES),
    ),
  )
}

/** @param issued the hashes in a sheet, which may know fewer facts */
export function listChanged(issued: Buffer, now: Buffer): SheetFact[] {
  return SHEET_FACTS.filter((_fact, index) => {
    const [from, to] = [index * HASH_BYTES, (index + 1) * HASH_BYTES]
    return to <= issued.length && !issued.subarray(from, to).equals(now.subarray(from, to))
  })
}
