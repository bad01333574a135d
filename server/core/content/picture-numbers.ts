import { kindOfBlock } from '../../../contract/fields/read-blocks.ts'
import type { Field } from '../../../contract/fields/field.ts'

type Row = Record<string, unknown>

/**
 * The values with other pictures, wherever fields, rows of tables and blocks name one by its number.
 * @param pictureOf null: no picture. A value that is not as it was declared stays as it is.
 */
export function withPictures(fields: Record<string, Field>, row: Row, pictureOf: (id: unknown) => unknown): Row {
  const there = Object.entries(fields).filter(([name]) => row[name] !== undefined)
  return { ...row, ...Object.fromEntries(there.map(([name, field]) => [name, inField(field, row[name], pictureOf)])) }
}

function inField(field: Field, value: unknown, pictureOf: (id: unknown) => unknown): unknown {
  if (field.type === 'picture') return value === null ? null : pictureOf(value)
  if (!Array.isArray(value)) return value
  if (field.type === 'pictures') return [...new Set(value.map(pictureOf))].filter((id) => id !== null)
  if (field.type === 'table') return value.map((row: Row) => withPictures(field.columns ?? {}, row, pictureOf))
  if (field.type === 'blocks')
    return value.map((block: Row) => withPictures(kindOfBlock(field, block)?.fields ?? {}, block, pictureOf))
  return value
}
