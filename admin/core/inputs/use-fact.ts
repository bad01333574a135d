import type { DocumentOf } from '../../../contract/fields/kind.ts'
import type { Field } from '../../../contract/fields/field.ts'
import { factField } from '../../../contract/facts/own-facts.ts'
import type { factKind } from '../../../contract/facts/kind.ts'
import { useRead } from '../api/use-read.ts'

type Fact = DocumentOf<typeof factKind>
type Columns = Record<string, Field>

/** An own fact. @returns undefined until it is read */
export function useFact(id: number | undefined): Fact | undefined {
  // Not in react-admin's cache: it would stand in for the row of a list there, which has other properties.
  return useRead<Fact>(['fact', id], `/content/facts/${id}`, { enabled: Boolean(id) }).data
}

/** The column with the value that the type of a fact takes. */
export const factColumn = (fact: Fact | undefined, columns: Columns): Columns =>
  fact ? { [fact.type]: factField(fact, columns) } : {}
