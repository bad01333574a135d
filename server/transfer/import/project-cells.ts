import { kindOf, type ContentEntity } from '../../../contract/kinds/index.ts'
import { PROJECT_STATUS_CHOICES } from '../../../contract/kinds/project.ts'
import { readNumber } from '../table-cells.ts'

/** What one of an amount is, where the header says so: “Cost (NRs. in lakh)”. */
const UNITS: [RegExp, number][] = [
  [/lakh|lac\b|लाख/i, 100_000],
  [/crore|करोड/i, 10_000_000],
  [/million/i, 1_000_000],
]

/** The amount in rupees, for a column of money. */
export function inUnits(
  entity: ContentEntity,
  { name, column }: { name: string; column: string },
  cell: unknown,
): unknown {
  const unit = UNITS.find(([word]) => word.test(name))?.[1]
  if (unit === undefined || kindOf(entity).fields[column]?.type !== 'money' || cell === '') return cell
  const amount = readNumber(String(cell))
  return typeof amount === 'number' ? String(Math.round(amount * unit)) : cell
}

/** Lists have “Ongoing” where the date of completion would be. */
export function withStatus(entity: ContentEntity, cells: Record<string, unknown>): Record<string, unknown> {
  if (entity !== 'projects') return cells
  const word = String(cells['end'] ?? '')
    .trim()
    .toLowerCase()
  const status = PROJECT_STATUS_CHOICES.find(({ label }) =>
    Object.values(label).some((one) => one.toLowerCase() === word),
  )
  return status ? { ...cells, end: '', status: cells['status'] || status.value } : cells
}

/** The status that nobody has written: what has ended is completed. */
export function statusOf(entity: ContentEntity, { end }: Record<string, unknown>, today: string): string | undefined {
  if (entity !== 'projects' || typeof end !== 'string' || end === '') return undefined
  return end < today.slice(0, end.length) ? 'completed' : undefined
}
