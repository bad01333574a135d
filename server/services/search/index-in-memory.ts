import type { Kysely } from 'kysely'
import { nextTurn } from '../../next-turn.ts'
import { readCategoriesOfNews } from '../../store/project-columns.ts'
import type { Database } from '../../store/schema.ts'
import {
  listDocumentIds,
  listDocumentsAfter,
  listDocumentsById,
  sumDocuments,
  type IndexedDocument,
} from '../../store/search-documents.ts'
import { listWordsAfter } from '../../store/search-words.ts'
import { oncePerRevision } from '../per-revision.ts'
import { loadProjectTable, type ProjectTable } from '../projects/project-table.ts'
import { addWord, createVocabulary, type Vocabulary } from './vocabulary.ts'

/** Documents read at a time: some milliseconds. */
const PART = 500
/** Weights are below it. */
const WEIGHTS = 16

/** The search index as it is asked: each document has a place. A document that changes gets a new place. */
export interface MemoryIndex {
  vocabulary: Vocabulary
  /** Numbers of documents; 0 of those that are gone. */
  ids: number[]
  entities: string[]
  itemIds: number[]
  /** Of each kind, the places of its items. */
  places: Map<string, Map<number, number>>
  /** By number of word: places and weights in one number each (`placeOf`, `weightOf`). */
  postings: Map<number, number[]>
  sum: number
  lastDocument: number
  gone: number
  projects: ProjectTable
  newsOf: Map<number, number[]>
  /** The projects of the last searches: a page asks for its list and for the counts of its filters. */
  found: Map<string, Promise<number[]>>
}

export const placeOf = (posting: number): number => Math.floor(posting / WEIGHTS)
export const weightOf = (posting: number): number => posting % WEIGHTS

/** Only what is new is read, but of an index of which most was replaced. */
export const loadIndex: (db: Kysely<Database>) => Promise<MemoryIndex> = oncePerRevision(
  async (db, before: MemoryIndex | undefined) => {
    const [projects, { news, category }] = await Promise.all([loadProjectTable(db), readCategoriesOfNews(db)])
    const newsOf = new Map<number, number[]>()
    for (const [place, id] of news.entries()) {
      const of = category[place]
      if (typeof of !== 'number') continue
      const ids = newsOf.get(of)
      if (ids) ids.push(id)
      else newsOf.set(of, [id])
    }
    const isWorn = before !== undefined && before.gone > before.ids.length / 2
    const index = { ...(before && !isWorn ? before : createIndex(before)), projects, newsOf, found: new Map() }
    // Words first: a document that is new meanwhile is found by those that are known.
    for (const row of await listWordsAfter(db, index.vocabulary.last)) addWord(index.vocabulary, row)
    await addNewDocuments(db, index)
    return index
  },
)

function createIndex(before: MemoryIndex | undefined): Omit<MemoryIndex, 'projects' | 'newsOf' | 'found'> {
  return {
    vocabulary: before?.vocabulary ?? createVocabulary(),
    ids: [],
    entities: [],
    itemIds: [],
    places: new Map(),
    postings: new Map(),
    sum: 0,
    lastDocument: 0,
    gone: 0,
  }
}

async function addNewDocuments(db: Kysely<Database>, index: MemoryIndex): Promise<void> {
  for (let isLast = false; !isLast;) {
    const documents = await listDocumentsAfter(db, index.lastDocument, PART)
    for (const document of documents) addDocument(index, document)
    isLast = documents.length < PART
    if (!isLast) await nextTurn()
  }
  const { count, sum } = await sumDocuments(db)
  if (count === index.ids.length - index.gone && sum === index.sum) return
  // Some were deleted, or one with a lower number came later than one with a higher.
  const there = new Set(await listDocumentIds(db))
  const known = new Set(index.ids)
  for (const [place, id] of index.ids.entries()) if (id !== 0 && !there.has(id)) forget(index, place)
  const missed = [...there].filter((id) => !known.has(id))
  if (missed.length > 0) for (const document of await listDocumentsById(db, missed)) addDocument(index, document)
}

function addDocument(index: MemoryIndex, { id, entity, item_id: itemId, words }: IndexedDocument): void {
  const ofEntity = index.places.get(entity) ?? new Map<number, number>()
  index.places.set(entity, ofEntity)
  const old = ofEntity.get(itemId)
  if (old !== undefined) forget(index, old)
  const place = index.ids.push(id) - 1
  index.entities.push(entity)
  index.itemIds.push(itemId)
  ofEntity.set(itemId, place)
  index.sum += id
  index.lastDocument = Math.max(index.lastDocument, id)
  for (const [weight, wordIds] of Object.entries(JSON.parse(words) as Record<string, number[]>)) {
    const posting = place * WEIGHTS + Number(weight)
    for (const wordId of wordIds) {
      const list = index.postings.get(wordId)
      if (list) list.push(posting)
      else index.postings.set(wordId, [posting])
    }
  }
}

function forget(index: MemoryIndex, place: number): void {
  index.sum -= index.ids[place]!
  index.ids[place] = 0
  index.gone += 1
  const ofEntity = index.places.get(index.entities[place]!)
  if (ofEntity?.get(index.itemIds[place]!) === place) ofEntity.delete(index.itemIds[place]!)
}
