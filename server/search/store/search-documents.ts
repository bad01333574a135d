import { sql, type Generated, type RawBuilder } from 'kysely'
import { among, engineOf, jsonList } from '../../core/store/engine.ts'
import type { Db } from '../../core/store/schema.ts'

/**
 * Rows as a table of few parameters, so that neither engine's limit of parameters is met and the statement has one text.
 * @param columns name and type of each place in a row; used as `from ${parameterTable(…)} as given`
 */
function parameterTable(
  db: Db,
  columns: Record<string, 'integer' | 'real' | 'text'>,
  rows: readonly (readonly (number | string)[])[],
): RawBuilder<unknown> {
  const types = Object.entries(columns)
  if (engineOf(db) === 'postgres') {
    // Of arrays, unlike JSON, the planner knows the length.
    const arrays = types.map(([, type], place) => sql`${rows.map((row) => row[place])}::${sql.raw(type)}[]`)
    const names = types.map(([name]) => sql.ref(name))
    return sql`(select * from unnest(${sql.join(arrays)}) as given_row(${sql.join(names)}))`
  }
  const selected = types.map(
    ([name, type], place) =>
      sql`cast(json_extract(value, ${sql.lit(`$[${place}]`)}) as ${sql.raw(type)}) as ${sql.ref(name)}`,
  )
  return sql`(select ${sql.join(selected)} from json_each(${JSON.stringify(rows)}))`
}

interface SearchDocumentTable {
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

declare module '../../core/store/schema.ts' {
  interface Database {
    search_word: { id: Generated<number>; word: string; key: string }
    search_document: SearchDocumentTable
  }
}

/** The parts of an item that results show. */
export interface ShownDocument {
  path: string
  texts: string
}

/** Adds what is shown of these items; those that are not there any more are left out. */
export async function readDocuments<Item extends { entity: string; itemId: number }>(
  db: Db,
  items: readonly Item[],
): Promise<(Item & ShownDocument)[]> {
  const chosen = parameterTable(
    db,
    { entity: 'text', item_id: 'integer' },
    items.map(({ entity, itemId }) => [entity, itemId]),
  )
  const { rows } = await sql<ShownDocument & { entity: string; item_id: number }>`
    select document.entity, document.item_id, document.path, document.texts from ${chosen} as chosen
    join search_document as document on document.entity = chosen.entity and document.item_id = chosen.item_id
  `.execute(db)
  const known = new Map(rows.map(({ entity, item_id, path, texts }) => [`${entity} ${item_id}`, { path, texts }]))
  return items.flatMap((item) => {
    const document = known.get(`${item.entity} ${item.itemId}`)
    return document ? [{ ...item, ...document }] : []
  })
}

/** The documents of the districts of these projects, each project's in its own order. */
export async function listDistrictTexts(db: Db, projectIds: readonly number[]) {
  if (projectIds.length === 0) return []
  const { rows } = await sql<{ project_id: number; texts: string }>`
    select project_district.project_id, document.texts from project_district
    join search_document as document
      on document.entity = 'places' and document.item_id = cast(project_district.district_code as integer)
    where ${among(db, 'project_district.project_id', projectIds)}
    order by project_district.project_id, project_district.position`.execute(db)
  return rows
}

/** A word of the search index; `key` is what its different spellings share. */
export interface WordRow {
  id: number
  word: string
  key: string
}

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

export async function deleteSearchDocument(tx: Db, entity: string, itemId: number): Promise<void> {
  await tx.deleteFrom('search_document').where('entity', '=', entity).where('item_id', '=', itemId).execute()
}

export async function listIndexedIds(db: Db, entity: string): Promise<number[]> {
  const rows = await db.selectFrom('search_document').select('item_id').where('entity', '=', entity).execute()
  return rows.map(({ item_id }) => item_id)
}

/** A document as it is searched. */
export interface DocumentRow {
  id: number
  entity: string
  item_id: number
  words: string
}

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
