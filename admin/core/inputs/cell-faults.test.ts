import { describe, expect, test } from 'vitest'
import { emptyBlock } from '../../../contract/fields/block.ts'
import type { Field } from '../../../contract/fields/field.ts'
import { givenSchema } from '../../../contract/fields/field-schemas.ts'
import { fieldsOf } from '../../../contract/fields/kind.ts'
import { emptyRow } from '../../../contract/fields/table.ts'
import { CONTENT_ENTITIES, kindOf } from '../../../contract/kinds/index.ts'
import type { Texts } from '../forms/kind-form.ts'
import { sayIn } from '../words/use-words.ts'
import { cellFaults } from './use-fault.ts'

const FIELDS = CONTENT_ENTITIES.flatMap((entity) => fieldsOf(kindOf(entity)).map(([, field]) => field))

/** Rows that say something, but nothing in their required texts. */
function rowsOf(field: Field): Texts[] {
  const numbers = Object.entries(field.columns ?? {}).filter(([, { type }]) => type === 'number')
  if (field.type === 'table')
    return [{ ...emptyRow(field), ...Object.fromEntries(numbers.map(([name]) => [name, 1])), note: 'filled in' }]
  return Object.entries(field.blocks ?? {}).map(([type, kind]) => {
    const block = emptyBlock(type, kind)
    for (const [name, one] of Object.entries(kind.fields)) if (one.type === 'table') block[name] = rowsOf(one)
    return block
  })
}

describe('required translated cells of tables and blocks', () => {
  test.each(FIELDS.filter(({ type }) => type === 'table' || type === 'blocks'))('$label.en', (field) => {
    const columns = { ...field.columns, note: { type: 'line', isTranslated: false, empty: '' } as Field }
    const rows = rowsOf(field)
    const form = field.type === 'table' ? { ...field, columns } : field
    const said = cellFaults({ field: form }, { field: rows }, sayIn('en'))
    const refused = givenSchema(field).safeParse(rows).error?.issues ?? []
    const isText = ({ path }: { path: PropertyKey[] }) => {
      const value = path.reduce<unknown>((at, key) => (at as Record<PropertyKey, unknown> | undefined)?.[key], rows)
      return typeof value === 'object' && value !== null && 'en' in value
    }
    // The server names the cell, and forms the input in it.
    const wanted = refused.filter(isText).map(({ path, message }) => [`field.${path.join('.')}.en`, message])
    expect(said.toSorted()).toEqual(expect.arrayContaining(wanted))
  })

  test('are asked for in one language alone, and not in rows that say nothing', () => {
    const field = kindOf('facts').fields['choices']!
    const faults = (name: object, key = '') => cellFaults({ choices: field }, { choices: [{ name, key }] }, sayIn('en'))
    expect(faults({ en: '', ne: '' })).toEqual([])
    expect(faults({ en: '', ne: 'क' }, 'a')).toEqual([])
    expect(faults({ en: ' ', ne: '' }, 'a')).toEqual([['choices.0.name.en', 'Choice is required']])
  })
})
