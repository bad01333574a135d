import { CONTENT_ENTITIES, kindOf } from '../../contract/kinds/index.ts'
import { endsForVisitors } from '../../contract/fields/kind.ts'
import { nepalDay } from '../../contract/calendar/nepal-day.ts'
import { nextTurn } from '../core/process/next-turn.ts'
import { listExpiredIds } from '../core/content/store/records.ts'
import type { Db } from '../core/store/schema.ts'
import {
  listDocumentIds,
  listDocumentsAfter,
  listDocumentsById,
  sumDocuments,
  type IndexedDocument,
  listWordsAfter,
} from './store/search-documents.ts'
import type { ProjectTable } from '../project-table/public.ts'
import { addWord, createVocabulary, type Vocabulary } from './vocabulary.ts'

/** Documents read at a time. */
const PART = 2_000
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
  /** Items that visitors do not see any more (`loadExpired`), as of a day. */
  expired?: { day: string; places: Promise<ReadonlySet<number>> }
  /** The projects of the last searches: a page asks for its list and for the counts of its filters. */
  found: Map<string, Promise<number[]>>
}

export const placeOf = (posting: number): number => Math.floor(posting / WEIGHTS)
export const weightOf = (posting: number): number => posting % WEIGHTS

const known = new WeakMap<Db, { revision: number; loading: Promise<MemoryIndex> }>()

/** Only what is new is read, but of an index of which most was replaced. @param projects of now */
export function loadIndex(db: Db, projects: ProjectTable): Promise<MemoryIndex> {
  const last = known.get(db)
  if (last && last.revision >= projects.revision) return last.loading
  // One after the other, because each continues the one before.
  const before = (last?.loading ?? Promise.resolve(undefined)).catch(() => undefined)
  const loading = before.then((index) => readIndex(db, projects, index))
  known.set(db, { revision: projects.revision, loading })
  loading.catch(() => {
    if (known.get(db)?.loading === loading) known.delete(db)
  })
  return loading
}

const EXPIRING = CONTENT_ENTITIES.map(kindOf).filter(endsForVisitors)

/** The places of items whose last day has passed: nobody publishes anything when it does. Read once a day and revision. */
export function loadExpired(db: Db, index: MemoryIndex, now: Date): Promise<ReadonlySet<number>> {
  const day = nepalDay(now)
  if (index.expired?.day === day) return index.expired.places
  const places = Promise.all(
    EXPIRING.map(async (kind) => {
      const ids = await listExpiredIds(db, kind, day)
      return ids.flatMap((id) => index.places.get(kind.entity)?.get(id) ?? [])
    }),
  ).then((found) => new Set(found.flat()))
  index.expired = { day, places }
  places.catch(() => delete index.expired)
  return places
}

async function readIndex(db: Db, projects: ProjectTable, before: MemoryIndex | undefined): Promise<MemoryIndex> {
  const isWorn = before !== undefined && before.gone > before.ids.length / 2
  const index: MemoryIndex = { ...(before && !isWorn ? before : createIndex(before)), projects, found: new Map() }
  delete index.expired
  // Words first: a document that is new meanwhile is found by those that are known.
  for (const row of await listWordsAfter(db, index.vocabulary.last)) addWord(index.vocabulary, row)
  const isEmpty = index.lastDocument === 0
  await addNewDocuments(db, index)
  if (!isEmpty) await repairDocuments(db, index)
  return index
}

function createIndex(before: MemoryIndex | undefined): Omit<MemoryIndex, 'projects' | 'found'> {
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

async function addNewDocuments(db: Db, index: MemoryIndex): Promise<void> {
  for (let isLast = false; !isLast;) {
    const documents = await listDocumentsAfter(db, index.lastDocument, PART)
    for (const document of documents) addDocument(index, document)
    isLast = documents.length < PART
    if (!isLast) await nextTurn()
  }
}

/** Some may be deleted, or one with a lower number came later than one with a higher. */
async function repairDocuments(db: Db, index: MemoryIndex): Promise<void> {
  const { count, sum } = await sumDocuments(db)
  if (count === index.ids.length - index.gone && sum === index.sum) return
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
