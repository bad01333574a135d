import { expect, test } from 'vitest'
import { bidsNames, withoutBids } from '../../../contract/fields/bids-facts.ts'
import { CONTENT_ENTITIES, kindOf } from '../../../contract/kinds/index.ts'
import type { Kind } from '../../../contract/fields/kind.ts'
import { fieldTabs, namesIn } from './kind-form.ts'

test.each(CONTENT_ENTITIES)('a form of %s has every tab and field for an editor but those for bids', (entity) => {
  const kind: Kind = kindOf(entity)
  const namesOf = (one: Kind) => fieldTabs(one).flatMap((tab) => [...namesIn(tab), ...(tab.texts ?? [])])
  const names = bidsNames(kind.fields)
  expect(namesOf(withoutBids(kind))).toEqual(namesOf(kind).filter((name) => !names.includes(name)))
})
