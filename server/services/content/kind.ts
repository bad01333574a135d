import type { Kysely } from 'kysely'
import type { ContentState } from '../../../contract/content.ts'
import type { ContentEntity } from '../../../contract/kinds/index.ts'
import type { Kind } from '../../../contract/kinds/kind.ts'
import type { OtherLocale } from '../../../contract/locale.ts'
import type { Database } from '../../store/schema.ts'
import type { Description } from './describe.ts'

/** An item of content as it is saved: all its fields, in every language. */
export type ContentDocument = Record<string, unknown> & {
  slug?: string
  translations: Record<OtherLocale, Record<string, unknown> | null>
}

/** What is stored beside a document that is published. */
export interface Publication {
  position: number
  /** When it was first saved, and now: UTC ISO. */
  createdAt: string
  updatedAt: string
}

/**
 * One kind of content: how its items are completed, checked, stored for visitors and described. What all kinds share
 * (versions, drafts, schedules, the trash) is in items.ts.
 */
// oxlint-disable-next-line typescript/no-explicit-any -- items.ts works on every kind alike; what its documents hold, the kind knows
export interface ContentKind<Document = any, Given = any> {
  declared: Kind
  entity: ContentEntity
  /** Makes what was given for a new item, or for a change of one, a whole document. */
  complete(
    tx: Kysely<Database>,
    given: Given,
    before: Document | undefined,
    context: { id: number; at: string },
  ): Promise<Document>
  /** @throws ServiceError invalid when it refers to what is not there, or its slug is taken */
  check(tx: Kysely<Database>, document: Document, id: number): Promise<void>
  /** What visitors see of an item now. */
  read(
    db: Kysely<Database>,
    id: number,
  ): Promise<
    { document: Document; isPublished?: boolean; position?: number; createdAt?: string; updatedAt?: string } | undefined
  >
  /** The items that visitors see, and drafts that an older version of this program kept among them. */
  listIds(db: Kysely<Database>): Promise<number[]>
  /** Writes a document to the tables that visitors read. */
  put(tx: Kysely<Database>, id: number, document: Document, publication: Publication): Promise<void>
  /** Deletes an item from the tables that visitors read. */
  remove(tx: Kysely<Database>, id: number): Promise<void>
  /** Changes its sort position there. */
  place?(tx: Kysely<Database>, id: number, position: number): Promise<void>
  describe(document: Document): Description
  /** The page on which visitors find it. */
  path?(document: Document): string | undefined
  /**
   * All addresses that are its own, and those of others that its slug is part of, each with the item that is found there:
   * when one of them changes, the old one leads to where that item is then.
   */
  addresses?(db: Kysely<Database>, document: Document, id: number): Promise<Map<string, number>>
  /** What a record has besides the document: pictures in full. */
  present?(db: Kysely<Database>, document: Document, state: ContentState): Promise<object>
}
