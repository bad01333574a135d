import { isDeepStrictEqual } from 'node:util'
import type { Kysely } from 'kysely'
import type { Block } from '../../../contract/blocks/block.ts'
import { blockCells, kindOfBlock } from '../../../contract/blocks/read-blocks.ts'
import type { Field } from '../../../contract/kinds/field.ts'
import type { ContentEntity } from '../../../contract/kinds/index.ts'
import { invalid } from '../process/service-error.ts'
import type { Database } from '../store/schema.ts'
import { cleanHtml, requireKept, requirePictures, requirePublished } from './parts.ts'
import { completedRow } from './rows.ts'
import type { Row } from './store/records.ts'

/** With every field, and clean HTML. An unreadable block is kept as it was. @throws ServiceError invalid for a new one */
export function completedBlocks(name: string, field: Field, blocks: Block[], before: Block[] = []): Promise<Block[]> {
  const completed = blocks.map(async (block, index) => {
    const kind = kindOfBlock(field, block)
    if (kind) return { ...(await completedCells(kind.fields, block)), id: block.id, type: block.type }
    if (before.some((known) => isDeepStrictEqual(known, block))) return block
    throw invalid({ [`${name}.${index}`]: `This block cannot be read: there is no such kind as “${block.type}”` })
  })
  return Promise.all(completed)
}

async function completedCells(columns: Record<string, Field>, given: Row): Promise<Row> {
  const row = completedRow({ columns } as unknown as Field, given)
  for (const [name, { type, columns: below = {} }] of Object.entries(columns)) {
    const value = row[name]
    if (type === 'table') row[name] = await Promise.all((value as Row[]).map((one) => completedCells(below, one)))
    if (type === 'references' || type === 'pictures') row[name] = [...new Set(value as number[])]
    if (type === 'richText')
      for (const [locale, html] of Object.entries(value as Row))
        (value as Row)[locale] = await cleanHtml(html as string)
  }
  return row
}

/** @throws ServiceError invalid: pictures have to be there, and items to be published */
export async function checkBlocks(tx: Kysely<Database>, name: string, field: Field, blocks: Block[]): Promise<void> {
  for (const { field: one, value, path } of blockCells(field, blocks)) {
    const ids = [value ?? []].flat() as number[]
    const at = `${name}.${path}`
    if (one.type === 'picture' || one.type === 'pictures') await requirePictures(tx, at, ids)
    else if (one.to) await (one.mayBeDraft ? requireKept : requirePublished)(tx, at, one.to as ContentEntity, ids)
  }
}
