import { expect, test } from 'vitest'
import type { ImportRunView } from '../../contract/transfer/import.ts'
import { choicesOf } from './earlier-choices.ts'

test('choices of the newest import with such headings are used again, and those of another kind are not', () => {
  const run = { entity: 'projects', columns: { Work: 'title', Nr: 'code' }, clients: { DoR: 7 }, fromPreeti: true }
  const columnsOf = (...names: string[]) => names.map((name) => ({ name, kinds: [], values: [] }))
  const runs = [{ ...run, entity: 'clients' }, run] as unknown as ImportRunView[]
  expect(choicesOf(runs, 'projects', columnsOf('fault', 'Work', 'Nr'))).toMatchObject({
    columns: { Work: 'title', Nr: 'code' },
    fromPreeti: true,
    names: { clients: { DoR: 7 } },
  })
  expect(choicesOf(runs, 'projects', columnsOf('Name', 'Address'))).toBeUndefined()
  expect(choicesOf(runs, 'teams', columnsOf('Work', 'Nr'))).toBeUndefined()
})
