import { sql, type Kysely } from 'kysely'
import { parameterTable } from './parameter-table.ts'
import type { Database } from './schema.ts'

/** What the index has of one published item or place. */
export interface SearchDocument {
  entity: string
  itemId: number
  path: string
  /** JSON: title and text by language. */
  texts: string
  words: { word: string; key: string; weight: number }[]
}

/** Puts a document into the index, in place of what is there of it. */
export async function putSearchDocument(tx: Kysely<Database>, document: SearchDocument): Promise<void> {
  const { entity, itemId, path, texts, words } = document
  const { id } = await tx
    .insertInto('search_document')
    .values({ entity, item_id: itemId, path, texts })
    .onConflict((on) => on.columns(['entity', 'item_id']).doUpdateSet({ path, texts }))
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx.deleteFrom('search_posting').where('document_id', '=', id).execute()
  const given = words.map(({ word, key, weight }) => [word, key, weight])
  const rows = parameterTable(tx, { word: 'text', key: 'text', weight: 'integer' }, given)
  // Words that are there are left out first: a conflict would use up a number.
  await sql`insert into search_word (word, key) select given.word, given.key from ${rows} as given
    where not exists (select 1 from search_word as known where known.word = given.word)
    on conflict (word) do nothing`.execute(tx)
  await sql`insert into search_posting (word_id, document_id, weight)
    select known.id, ${id}, given.weight from ${rows} as given
    join search_word as known on known.word = given.word`.execute(tx)
}

export async function deleteSearchDocument(tx: Kysely<Database>, entity: string, itemId: number): Promise<void> {
  const found = await tx
    .deleteFrom('search_document')
    .where('entity', '=', entity)
    .where('item_id', '=', itemId)
    .returning('id')
    .executeTakeFirst()
  if (found) await tx.deleteFrom('search_posting').where('document_id', '=', found.id).execute()
}

export async function listIndexedIds(db: Kysely<Database>, entity: string): Promise<number[]> {
  const rows = await db.selectFrom('search_document').select('item_id').where('entity', '=', entity).execute()
  return rows.map(({ item_id }) => item_id)
}
