import { givenSchema } from '../../../contract/fields/field-schemas.ts'
import type { Kind } from '../../../contract/fields/kind.ts'
import { factFields } from '../../../contract/transfer/fact-columns.ts'
import { isDevanagari } from '../../search/public.ts'
import type { ReadCells } from './columns.ts'

/** Moves what was read from columns of own facts to the rows of the item. */
export function takeFacts(kind: Kind, { given, faults }: ReadCells): void {
  const rows = factFields(kind).flatMap(({ name, field, factId, column }) => {
    const { [name]: value } = given
    delete given[name]
    if (value === undefined) return []
    const [issue] = givenSchema(field).safeParse(value).error?.issues ?? []
    if (issue) faults.push([name, issue.message])
    // A text that does not say its language is of the one that its script is of.
    const own = column === 'text' ? { [isDevanagari(String(value)) ? 'ne' : 'en']: value } : value
    return issue ? [] : [{ factId, [column]: own }]
  })
  if (rows.length > 0) given['facts'] = [...((given['facts'] ?? []) as object[]), ...rows]
}
