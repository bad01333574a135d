import type { Kysely } from 'kysely'
import type { ContentEntity, ContentState, ContentUser } from '../../../contract/content.ts'
import type { Database } from '../../store/schema.ts'

/** An item of content as it is saved: all its fields, in every language. */
export type ContentDocument = { slug?: string; translations?: { ne: object | null } }

/** What lists show of an item, and what they find it by. */
export interface Description {
  title: string
  titleNe: string | null
  /** What the list of its kind is sorted into. */
  group?: string | null
  date?: string | null
  pictureId?: number | null
  /** What it still lacks. */
  gaps?: string[]
  /** What a search looks at besides the titles and the slug. */
  words?: (string | null | undefined)[]
}

/** What happens beside a document when it is put before visitors. */
export interface Putting {
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
export interface ContentKind<Document extends ContentDocument = any, Given = any> {
  entity: ContentEntity
  /** As in '… is created successfully.' (specification section 8). */
  noun: string
  /** Owners alone write it. */
  isForOwners?: boolean
  /** Its items are always there: none is made, taken away or hidden. */
  isFixed?: boolean
  /** What is saved by a call that does not say whether to publish. */
  publishesAtOnce: boolean
  /** Whether its items have places that staff give them. */
  hasOrder?: boolean
  /** Makes what was given for a new item, or for a change of one, a whole document: defaults, clean HTML, a slug. */
  complete(tx: Kysely<Database>, given: Given, before: Document | undefined, context: { id: number; at: string }): Promise<Document>
  /** @throws ServiceError invalid when it refers to what is not there, or its slug is taken */
  check(tx: Kysely<Database>, document: Document, id: number): Promise<void>
  /** What visitors see of an item now. */
  read(db: Kysely<Database>, id: number): Promise<{ document: Document; isPublished?: boolean; position?: number; createdAt?: string; updatedAt?: string } | undefined>
  /** The items that visitors see, and those that an older version of this program kept among them. */
  listIds(db: Kysely<Database>): Promise<number[]>
  /** Puts a document before visitors. */
  put(tx: Kysely<Database>, id: number, document: Document, putting: Putting): Promise<void>
  /** Takes an item away from visitors. */
  remove(tx: Kysely<Database>, id: number): Promise<void>
  place?(tx: Kysely<Database>, id: number, position: number): Promise<void>
  /** What visitors see that would lose something without this item. */
  listUsers?(db: Kysely<Database>, id: number): Promise<ContentUser[]>
  describe(document: Document): Description
  /** Where visitors find it. */
  path?(db: Kysely<Database>, document: Document): Promise<string>
  /**
   * All addresses that are its own, and those of others that its slug is part of, each with the item that is found there:
   * when one of them goes, it leads to where that item is then.
   */
  addresses?(db: Kysely<Database>, document: Document, id: number): Promise<Map<string, number>>
  /** Fields that its record has besides: pictures in full, names of what it refers to. */
  present?(db: Kysely<Database>, document: Document, state: ContentState): Promise<object>
}
