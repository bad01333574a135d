import { kindOfBlock } from '../../contract/blocks/read-blocks.ts'
import type { Field } from '../../contract/kinds/field.ts'
import { fieldsOf, type Kind } from '../../contract/kinds/kind.ts'
import type { ContentDocument } from '../core/content/kind.ts'
import { PICTURES_PATH } from '../core/pictures/picture-address.ts'

/** What replaces what. */
export interface Replacement {
  kept: { id: number; address: string }
  replaced: { ids: ReadonlySet<number>; keys: ReadonlySet<string> }
}

type Row = Record<string, unknown>

const ADDRESS = new RegExp(`${PICTURES_PATH}/([0-9a-f]{16})/[\\w.-]+`, 'g')

/** The document with the kept picture in its fields and blocks, and in the texts that show pictures by their addresses. */
export function replaceInDocument(kind: Kind, document: ContentDocument, change: Replacement): ContentDocument {
  const { kept, replaced } = change
  const text = JSON.stringify(document).replaceAll(ADDRESS, (address, key: string) =>
    replaced.keys.has(key) ? kept.address : address,
  )
  const written = JSON.parse(text) as ContentDocument
  return { ...written, ...replaceInRow(Object.fromEntries(fieldsOf(kind)), written, change) }
}

/** Of the fields that are there. */
function replaceInRow(fields: Record<string, Field>, row: Row, change: Replacement): Row {
  const there = Object.entries(fields).filter(([name]) => row[name] !== undefined)
  return { ...row, ...Object.fromEntries(there.map(([name, field]) => [name, replaceIn(field, row[name], change)])) }
}

/** A value that is not as it was declared stays as it is. */
function replaceIn(field: Field, value: unknown, change: Replacement): unknown {
  const choose = (id: unknown) => (change.replaced.ids.has(id as number) ? change.kept.id : id)
  if (field.type === 'picture') return choose(value)
  if (!Array.isArray(value)) return value
  if (field.type === 'pictures') return [...new Set(value.map(choose))]
  if (field.type === 'table') return value.map((row: Row) => replaceInRow(field.columns ?? {}, row, change))
  if (field.type === 'blocks')
    return value.map((block: Row) => replaceInRow(kindOfBlock(field, block)?.fields ?? {}, block, change))
  return value
}
