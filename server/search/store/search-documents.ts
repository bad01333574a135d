import { sql, type Generated, type Selectable } from 'kysely'
import { among, engineOf, jsonList } from '../../core/store/engine.ts'
import { ofItem } from '../../core/store/item-rows.ts'
import type { Database, Db } from '../../core/store/schema.ts'

declare module '../../core/store/schema.ts' {
  interface Database {
    search_word: { id: Generated<number>; word: string; key: string }
    search_document: {
      /** A document that changes gets a new number, so that readers need only look at the newest. */
      id: Generated<number>
      /** A kind of content, or `places`. */
      entity: string
      /** The item's number; of a place, the code of the district or the number of the province. */
      item_id: number
      path: string
      /** JSON: title and text by language. */
      texts: string
      /** JSON: numbers of its words, by what they count. */
      words: Generated<string>
    }
  }
}

/** The parts of an item that results show. */
export type ShownDocument = Pick<Database['search_document'], 'path' | 'texts'>

/** Adds what is shown of these documents; those that are not there any more are left out. */
export async function readDocuments<Item extends { id: number }>(
  db: Db,
  items: readonly Item[],
): Promise<(Item & ShownDocument)[]> {
  const ids = items.map(({ id }) => id)
  const rows = await db
    .selectFrom('search_document')
    .select(['id', 'path', 'texts'])
    .where(among(db, 'id', ids))
    .execute()
  const known = new Map(rows.map((row) => [row.id, row]))
  return items.flatMap((item) => {
    const row = known.get(item.id)
    return row ? [{ ...item, ...row }] : []
  })
}

/** A word of the search index; `key` is what its different spellings share. */
export type WordRow = Selectable<Database['search_word']>

/** Words with a higher number than this, in the order of their numbers. */
export async function listWordsAfter(db: Db, id: number): Promise<WordRow[]> {
  return db.selectFrom('search_word').select(['id', 'word', 'key']).where('id', '>', id).orderBy('id').execute()
}

export async function deleteUnusedWords(tx: Db): Promise<void> {
  const used = new Set<number>()
  for (const { words } of await tx.selectFrom('search_document').select('words').execute())
    for (const ids of Object.values(JSON.parse(words) as Record<string, number[]>)) for (const id of ids) used.add(id)
  const all = await tx.selectFrom('search_word').select('id').execute()
  const unused = all.filter(({ id }) => !used.has(id)).map(({ id }) => id)
  await tx
    .deleteFrom('search_word')
    .where(among(tx, 'id', unused))
    .execute()
}

/** The index's record of one published item or place. */
export interface SearchDocument {
  entity: string
  itemId: number
  path: string
  /** JSON: title and text by language. */
  texts: string
  words: { word: string; key: string; weight: number }[]
}

/** Puts a document into the index, in place of what is there of it. */
export async function putSearchDocument(tx: Db, document: SearchDocument): Promise<void> {
  const { entity, itemId, path, texts } = document
  const ids = await numberWords(tx, document.words)
  const byWeight = Map.groupBy(document.words, ({ weight }) => weight)
  const words = Object.fromEntries(
    Array.from(byWeight, ([weight, ofWeight]) => [weight, ofWeight.map(({ word }) => ids.get(word))]),
  )
  await deleteSearchDocument(tx, entity, itemId)
  const row = { entity, item_id: itemId, path, texts, words: JSON.stringify(words) }
  await tx.insertInto('search_document').values(row).execute()
}

/** The numbers of these words; new ones get theirs. */
async function numberWords(tx: Db, words: SearchDocument['words']): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  const look = async () => {
    const unknown = words.filter(({ word }) => !ids.has(word))
    if (unknown.length === 0) return unknown
    const wanted = unknown.map(({ word }) => word)
    const known = await tx
      .selectFrom('search_word')
      .select(['id', 'word'])
      .where(among(tx, 'word', wanted))
      .execute()
    for (const { id, word } of known) ids.set(word, id)
    return unknown.filter(({ word }) => !ids.has(word))
  }
  // Only those that are not there: a conflict would use up a number.
  const added = await look()
  if (added.length === 0) return ids
  const [names, keys] = [added.map(({ word }) => word), added.map(({ key }) => key)]
  const pairs = JSON.stringify(added.map(({ word, key }) => [word, key]))
  // One statement for any number of words.
  const given =
    engineOf(tx) === 'postgres'
      ? sql`select * from unnest(${names}::text[], ${keys}::text[])`
      : sql`select json_extract(value, '$[0]'), json_extract(value, '$[1]') from json_each(${pairs}) where true`
  await sql`insert into search_word (word, key) ${given} on conflict (word) do nothing`.execute(tx)
  await look()
  return ids
}

export async function deleteSearchDocument(tx: Db, entity: string, itemId: number): Promise<void> {
  await tx.deleteFrom('search_document').where(ofItem(entity, itemId)).execute()
}

export async function listIndexedIds(db: Db, entity: string): Promise<number[]> {
  const rows = await db.selectFrom('search_document').select('item_id').where('entity', '=', entity).execute()
  return rows.map(({ item_id }) => item_id)
}

/** A document as it is searched. */
export type DocumentRow = Pick<Selectable<Database['search_document']>, 'id' | 'entity' | 'item_id' | 'words'>

export async function listDocumentsById(db: Db, ids: readonly number[]): Promise<DocumentRow[]> {
  return db
    .selectFrom('search_document')
    .select(['id', 'entity', 'item_id', 'words'])
    .where(among(db, 'id', ids))
    .orderBy('id')
    .execute()
}

/** All numbers: ten thousand rows would take the reader 10 ms. */
export async function listDocumentIds(db: Db): Promise<number[]> {
  const { ids } = await db
    .selectFrom('search_document')
    .select(jsonList(db, sql`id`).as('ids'))
    .executeTakeFirstOrThrow()
  return JSON.parse(ids ?? '[]') as number[]
}
