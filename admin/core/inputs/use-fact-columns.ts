import { useWatch } from 'react-hook-form'
import type { DocumentOf } from '../../../contract/fields/kind.ts'
import type { Field } from '../../../contract/fields/field.ts'
import { factField } from '../../../contract/facts/own-facts.ts'
import type { factKind } from '../../../contract/facts/kind.ts'
import { useRead } from '../api/use-read.ts'

type Fact = DocumentOf<typeof factKind>
type Columns = Record<string, Field>

/** The columns of a row about an own fact: the fact, and the value that its type takes. */
export function useFactColumns(columns: Columns, path: string): Columns {
  const id = useWatch({ name: `${path}.factId` }) as number | undefined
  // Not in react-admin's cache: it would stand in for the row of a list there, which has other properties.
  const { data: fact } = useRead<Fact>(['fact', id], `/content/facts/${id}`, { enabled: Boolean(id) })
  return { factId: columns['factId']!, ...(fact && { [fact.type]: factField(fact, columns) }) }
}
