import type { Kysely } from 'kysely'
import { CONTENT_ENTITIES, kindOf, type ContentEntity } from '../../../contract/kinds/index.ts'
import { listPlaces } from '../../store/places.ts'
import type { Database } from '../../store/schema.ts'
import { deleteSearchDocument, putSearchDocument } from '../../store/search-documents.ts'
import type { ContentDocument } from '../content/kind.ts'
import { KINDS } from '../content/kinds.ts'
import { documentOf } from './documents.ts'
import { placeDocuments } from './place-documents.ts'

/** Kinds that are in no result and have no item that others are found by. */
const NOT_INDEXED: ContentEntity[] = ['partners', 'certificates', 'timeline', 'settings']
export const INDEXED_ENTITIES = CONTENT_ENTITIES.filter((entity) => !NOT_INDEXED.includes(entity))

/** Makes the index say what visitors see of an item now: everything, or nothing. */
export async function indexItem(tx: Kysely<Database>, entity: ContentEntity, id: number): Promise<void> {
  if (!INDEXED_ENTITIES.includes(entity)) return
  const live = await KINDS[entity].read(tx, id)
  if (!live || live.isPublished === false) return deleteSearchDocument(tx, entity, id)
  const document = live.document as ContentDocument
  await putSearchDocument(tx, documentOf(kindOf(entity), id, KINDS[entity].path?.(document) ?? '', document))
}

export async function indexPlaces(tx: Kysely<Database>): Promise<void> {
  for (const document of placeDocuments(await listPlaces(tx))) await putSearchDocument(tx, document)
}
