import { expect, test } from 'vitest'
import { bidsNames, withoutBids } from '../../../contract/fields/bids-facts.ts'
import { CONTENT_ENTITIES, kindOf } from '../../../contract/kinds/index.ts'
import { savedSchema } from '../../../contract/fields/field-schemas.ts'
import { fieldsOf, type Kind } from '../../../contract/fields/kind.ts'
import { emptyRow, tableColumns } from '../../../contract/fields/table.ts'
import { fieldTabs, namesIn, sentValue } from './kind-form.ts'

test.each(CONTENT_ENTITIES)('a form of %s has every tab and field for an editor but those for bids', (entity) => {
  const kind: Kind = kindOf(entity)
  const namesOf = (one: Kind) => fieldTabs(one).flatMap((tab) => [...namesIn(tab), ...(tab.texts ?? [])])
  const names = bidsNames(kind.fields)
  expect(namesOf(withoutBids(kind))).toEqual(namesOf(kind).filter((name) => !names.includes(name)))
})

const withDates = CONTENT_ENTITIES.flatMap((entity) =>
  fieldsOf(kindOf(entity) as Kind).flatMap(([name, field]) =>
    tableColumns(field).flatMap(([column, { type }]) =>
      type === 'date' ? [[`${entity}.${name}`, field, column] as const] : [],
    ),
  ),
)

test.each(withDates)(
  'a row of %s is sent as the server takes it when its date was entered in Bikram Sambat',
  (_, field, column) => {
    const required = tableColumns(field).map(([name, { type, choices }]) =>
      type === 'reference' ? { [name]: 1 } : choices ? { [name]: choices[0]!.value } : {},
    )
    const dated = { [column]: '2018-06-26', datesAsEntered: { [column]: '2075-03-12' } }
    const row = { ...emptyRow(field), ...Object.assign({}, ...required), ...dated }
    const sent = sentValue(field, [row])
    // Names that it does not know are not in the answer of a schema.
    expect(savedSchema(field).parse(sent)).toEqual(sent)
  },
)
