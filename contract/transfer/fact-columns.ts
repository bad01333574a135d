import { aboutOf, type factKind, type FACT_TYPES } from '../facts/kind.ts'
import { factField, ownFacts } from '../facts/own-facts.ts'
import { fieldsOf, type DocumentOf, type Kind } from '../fields/kind.ts'
import type { Field } from '../fields/field.ts'
import type { Words } from '../locale.ts'

/** An own fact that a column of a table can be imported as. */
export interface ImportedFact {
  id: number
  /** As facts name their owners. */
  about: string
  type: (typeof FACT_TYPES)[number]['value']
  label: Words
  /** With its unit and choices; browsers do without. */
  field?: Field
}

/** @param fact as a form or a version has it */
export function toImportedFact(id: number, fact: DocumentOf<typeof factKind>): ImportedFact {
  const { about, type, label, translations } = fact
  const inNepali = translations.ne?.label || label
  return { id, about, type, label: { en: label || inNepali, ne: inNepali }, field: factField(fact, columns) }
}

/** The column of a table that is imported as a fact. */
export const factColumn = ({ id, type }: Pick<ImportedFact, 'id' | 'type'>): string => `fact-${type}-${id}`

const COLUMN = /^fact-([a-zA-Z]+)-(\d+)$/
const { columns } = ownFacts('')

/** The kind as tables have it: with a field for each fact of its items. */
export function withFacts(kind: Kind, facts: readonly ImportedFact[]): Kind {
  const own = facts
    .filter(({ about }) => about === aboutOf(kind.entity))
    .map(({ label, field, ...fact }) => [
      factColumn(fact),
      { ...(field ?? columns[fact.type]), label, isTranslated: false },
    ])
  return own.length === 0 ? kind : { ...kind, fields: { ...kind.fields, ...Object.fromEntries(own) } }
}

/** The fields of facts, each with its fact and the column of its rows that has the value. */
export const factFields = (kind: Kind): { name: string; field: Field; factId: number; column: string }[] =>
  fieldsOf(kind).flatMap(([name, field]) => {
    const [, column, id] = COLUMN.exec(name) ?? []
    return column === undefined ? [] : [{ name, field, factId: Number(id), column }]
  })
