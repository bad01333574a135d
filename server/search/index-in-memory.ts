import { CONTENT_ENTITIES, kindOf } from '../../contract/kinds/index.ts'
import { endsForVisitors } from '../../contract/fields/kind.ts'
import { nepalDay } from '../../contract/calendar/nepal-day.ts'
import { nextTurn } from '../core/process/next-turn.ts'
import { listExpiredIds } from '../core/content/store/records.ts'
import { keepByRevision } from '../core/store/revision.ts'
import type { Db } from '../core/store/schema.ts'
import { listDocumentIds, listDocumentsById, listWordsAfter, type DocumentRow } from './store/search-documents.ts'
import type { ProjectTable } from '../project-table/public.ts'
import { addWord, createVocabulary, type Vocabulary } from './vocabulary.ts'

/** Documents read at a time, and projects whose references are noted at a time. */
const PART = 2_000

/** A published item or a place. One that changes gets a new document. */
export interface IndexedDocument {
  id: number
  entity: string
  itemId: number
  isGone: boolean
}

/** The search index as it is asked. */
export interface MemoryIndex {
  /** Of content. */
  revision: number
  vocabulary: Vocabulary
  /** By number. */
  documents: Map<number, IndexedDocument>
  /** By kind and the item's id. */
  items: Map<string, Map<number, IndexedDocument>>
  /** By number of word: where it stands. The words of a document with one weight share their place. */
  places: Map<number, { document: IndexedDocument; weight: number }[]>
  projects: ProjectTable
  /** By kind and the item's id: the items that are found by its title, such as the projects of a client. */
  referring: Map<string, Map<number, IndexedDocument[]>>
  /** Items that visitors do not see any more (`loadExpired`), as of a day. */
  expired?: { day: string; documents: Promise<ReadonlySet<IndexedDocument>> }
}

const keep = keepByRevision<MemoryIndex>()

/** Only what is new is read. @param projects of now */
export const loadIndex = (db: Db, projects: ProjectTable): Promise<MemoryIndex> =>
  keep(
    db,
    (before) => readIndex(db, projects, before),
    () => projects.revision,
  )

const EXPIRING = CONTENT_ENTITIES.map(kindOf).filter((kind) => endsForVisitors(kind) && kind.search !== 'none')

/** Items whose last day has passed: nobody publishes anything when it does. Read once a day and revision. */
export function loadExpired(db: Db, index: MemoryIndex, now: Date): Promise<ReadonlySet<IndexedDocument>> {
  const day = nepalDay(now)
  if (index.expired?.day === day) return index.expired.documents
  const documents = Promise.all(
    EXPIRING.map(async (kind) => {
      const ids = await listExpiredIds(db, kind, day)
      return ids.flatMap((id) => index.items.get(kind.entity)?.get(id) ?? [])
    }),
  ).then((found) => new Set(found.flat()))
  index.expired = { day, documents }
  documents.catch(() => delete index.expired)
  return documents
}

async function readIndex(db: Db, projects: ProjectTable, before: MemoryIndex | undefined): Promise<MemoryIndex> {
  const { vocabulary, documents, items, places } = before ?? {
    vocabulary: createVocabulary(),
    documents: new Map(),
    items: new Map(),
    places: new Map(),
  }
  const { revision } = projects
  const kept = { vocabulary, documents, items, places }
  const index: MemoryIndex = { ...kept, revision, projects, referring: new Map() }
  // Words first: a document that is new meanwhile is found by those that are known.
  for (const row of await listWordsAfter(db, vocabulary.last)) addWord(vocabulary, row)
  const ids = await listDocumentIds(db)
  const known = documents.size
  const added = ids.filter((id) => !documents.has(id))
  for (let from = 0; from < added.length; from += PART) {
    for (const row of await listDocumentsById(db, added.slice(from, from + PART))) addDocument(index, row)
    if (added.length > PART) await nextTurn()
  }
  const there = new Set(ids)
  for (const document of documents.values()) if (!there.has(document.id)) forget(index, document)
  if (documents.size < known + added.length) removeGone(index)
  await noteReferences(index)
  return index
}

function addDocument(index: MemoryIndex, { id, entity, item_id: itemId, words }: DocumentRow): void {
  const document = { id, entity, itemId, isGone: false }
  const ofEntity = index.items.get(entity) ?? new Map<number, IndexedDocument>()
  index.items.set(entity, ofEntity)
  const old = ofEntity.get(itemId)
  if (old) forget(index, old)
  index.documents.set(id, document)
  ofEntity.set(itemId, document)
  for (const [weight, wordIds] of Object.entries(JSON.parse(words) as Record<string, number[]>)) {
    const place = { document, weight: Number(weight) }
    for (const wordId of wordIds) {
      const ofWord = index.places.get(wordId)
      if (ofWord) ofWord.push(place)
      else index.places.set(wordId, [place])
    }
  }
}

function forget({ documents, items }: MemoryIndex, document: IndexedDocument): void {
  document.isGone = true
  documents.delete(document.id)
  const ofEntity = items.get(document.entity)
  if (ofEntity?.get(document.itemId) === document) ofEntity.delete(document.itemId)
}

function removeGone({ places }: MemoryIndex): void {
  for (const [word, ofWord] of places) {
    if (!ofWord.some(({ document }) => document.isGone)) continue
    const left = ofWord.filter(({ document }) => !document.isGone)
    places.set(word, left)
  }
}

/**
 * A project is found also by the titles of its client, its services and their parents, its districts and their provinces, and
 * by the names in its public rows; news by the title of its category.
 */
async function noteReferences({ projects: table, items, referring }: MemoryIndex): Promise<void> {
  const noteIn = (entity: string) => {
    const known = referring.get(entity) ?? new Map<number, IndexedDocument[]>()
    referring.set(entity, known)
    return (id: number, from: IndexedDocument) => {
      const others = known.get(id)
      if (others) others.push(from)
      else known.set(id, [from])
    }
  }
  const [noteClient, noteService, notePlace] = [noteIn('clients'), noteIn('services'), noteIn('places')]
  const [projects, news] = [items.get('projects'), items.get('news')]
  for (const [place, { id, client, services, districts, provinces }] of table.projects.entries()) {
    if (place % PART === 0) await nextTurn()
    const project = projects?.get(id)
    if (!project) continue
    if (client !== null) noteClient(client, project)
    for (const service of services) noteService(service, project)
    for (const district of districts) notePlace(district, project)
    for (const province of provinces) notePlace(province, project)
  }
  for (const { project: id, other, kind } of table.named) {
    const project = projects?.get(id)
    if (project) noteIn(kind)(other, project)
  }
  for (const { id, category } of table.news) {
    const one = news?.get(id)
    if (one) noteIn('categories')(category!, one)
  }
}
