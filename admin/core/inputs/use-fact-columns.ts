import { useGetOne } from 'react-admin'
import { useWatch } from 'react-hook-form'
import type { DocumentOf } from '../../../contract/fields/kind.ts'
import type { Field } from '../../../contract/fields/field.ts'
import type { factKind } from '../../../contract/facts/kind.ts'

type Fact = DocumentOf<typeof factKind> & { id: number }
type Columns = Record<string, Field>

/** The columns of a row about an own fact: the fact, and the value that its type takes. */
export function useFactColumns(columns: Columns, path: string): Columns {
  const id = useWatch({ name: `${path}.factId` }) as number | undefined
  const { data: fact } = useGetOne<Fact>('facts', { id: id! }, { enabled: Boolean(id) })
  // Until it is read, the row of a list stands in for it.
  const column = fact && columns[fact.type]
  return { factId: columns['factId']!, ...(column && { [fact.type]: columnFor(fact, column) }) }
}

function columnFor({ type, unit, choices, translations }: Fact, column: Field): Field {
  if (type === 'number' && unit) return { ...column, unit: { en: unit, ne: translations.ne?.unit || unit } }
  if (type !== 'choice') return column
  return { ...column, type: 'optionalChoice', choices: choices.map(({ key, name }) => ({ value: key, label: name })) }
}
