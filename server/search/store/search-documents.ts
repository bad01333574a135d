import { sql, type Kysely } from 'kysely'
import { among, jsonList } from '../../core/store/engine.ts'
import { parameterTable } from './parameter-table.ts'
import type { Database } from '../../core/store/schema.ts'

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
async function numberWords(tx: Kysely<Database>, words: SearchDocument['words']): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  const look = async () => {
    const unknown = words.filter(({ word }) => !ids.has(word))
    if (unknown.length === 0) return unknown
    const known = await tx
      .selectFrom('search_word')
      .select(['id', 'word'])
      .where(
        among(
          tx,
          'word',
          unknown.map(({ word }) => word),
        ),
      )
      .execute()
    for (const { id, word } of known) ids.set(word, id)
    return unknown.filter(({ word }) => !ids.has(word))
  }
  // Only those that are not there: a conflict would use up a number.
  const added = await look()
  if (added.length === 0) return ids
  const given = added.map(({ word, key }) => [word, key])
  const rows = parameterTable(tx, { word: 'text', key: 'text' }, given)
  await sql`insert into search_word (word, key) select given.word, given.key from ${rows} as given
    where true on conflict (word) do nothing`.execute(tx)
  await look()
  return ids
}

export async function deleteSearchDocument(tx: Kysely<Database>, entity: string, itemId: number): Promise<void> {
  await tx.deleteFrom('search_document').where('entity', '=', entity).where('item_id', '=', itemId).execute()
}

export async function listIndexedIds(db: Kysely<Database>, entity: string): Promise<number[]> {
  const rows = await db.selectFrom('search_document').select('item_id').where('entity', '=', entity).execute()
  return rows.map(({ item_id }) => item_id)
}

/** A document as it is searched. */
export interface IndexedDocument {
  id: number
  entity: string
  item_id: number
  words: string
}

/** Documents with a higher number than this, in the order of their numbers. */
export async function listDocumentsAfter(db: Kysely<Database>, id: number, limit: number): Promise<IndexedDocument[]> {
  return selectDocuments(db).where('id', '>', id).orderBy('id').limit(limit).execute()
}

export async function listDocumentsById(db: Kysely<Database>, ids: readonly number[]): Promise<IndexedDocument[]> {
  return selectDocuments(db)
    .where(among(db, 'id', ids))
    .orderBy('id')
    .execute()
}

function selectDocuments(db: Kysely<Database>) {
  return db.selectFrom('search_document').select(['id', 'entity', 'item_id', 'words'])
}

/** All numbers: ten thousand rows would take the reader 10 ms. */
export async function listDocumentIds(db: Kysely<Database>): Promise<number[]> {
  const { ids } = await db
    .selectFrom('search_document')
    .select(jsonList(db, sql`id`).as('ids'))
    .executeTakeFirstOrThrow()
  return JSON.parse(ids ?? '[]') as number[]
}

/** How many documents there are, and the sum of their numbers: they show whether a reader has missed any. */
export async function sumDocuments(db: Kysely<Database>): Promise<{ count: number; sum: number }> {
  const { count, sum } = await db
    .selectFrom('search_document')
    .select((eb) => [eb.fn.countAll<number>().as('count'), sql<string | number>`coalesce(sum(id), 0)`.as('sum')])
    .executeTakeFirstOrThrow()
  return { count, sum: Number(sum) }
}
