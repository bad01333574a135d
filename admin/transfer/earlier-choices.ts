import type { ContentEntity } from '../../contract/kinds/index.ts'
import { NAMES_OF, type ImportedFile, type ImportRunView } from '../../contract/transfer/import.ts'
import type { ChosenNames } from './unknown-names.tsx'

/** Choices made for a list with the same headings, by the newest import of this kind; undefined: there was none. */
export function choicesOf(
  runs: readonly ImportRunView[],
  entity: ContentEntity,
  columns: NonNullable<ImportedFile['columns']>,
) {
  const ofKind = runs.filter((run) => run.entity === entity && run.columns)
  const found = ofKind.find((run) => columns.filter(({ name }) => name in run.columns!).length > columns.length / 2)
  if (!found) return undefined
  const names = Object.fromEntries(
    [...NAMES_OF, 'spellings' as const].map((of) => [of, { ...found[of] }]),
  ) as ChosenNames
  const known = columns.flatMap(({ name }) => (name in found.columns! ? [[name, found.columns![name]!] as const] : []))
  return { columns: Object.fromEntries(known), fromPreeti: found.fromPreeti ?? false, names }
}
