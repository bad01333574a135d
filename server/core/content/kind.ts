import type { Kysely } from 'kysely'
import type { ContentState } from '../../../contract/content/content.ts'
import type { ContentEntity } from '../../../contract/kinds/index.ts'
import type { Kind, LanguageState } from '../../../contract/kinds/kind.ts'
import type { OtherLocale } from '../../../contract/locale.ts'
import type { Database } from '../store/schema.ts'
import type { Description } from './describe.ts'

/** All fields in all languages. */
export type ContentDocument = Record<string, unknown> & {
  slug?: string
  translations: Record<OtherLocale, Record<string, unknown> | null>
} & LanguageState

/** What a document is completed for. */
export interface Completion {
  id: number
  /** UTC ISO. */
  at: string
  /** The version that is changed. */
  version?: number
  /** Languages whose texts staff say are still right. */
  checkedLocales?: readonly OtherLocale[] | undefined
}

export interface Publication {
  position: number
  /** UTC ISO. */
  createdAt: string
  updatedAt: string
}

/** The rules of one kind of content; items.ts has those of all kinds. */
// oxlint-disable-next-line typescript/no-explicit-any -- items.ts works on every kind alike; what its documents hold, the kind knows
export interface ContentKind<Document = any, Given = any> {
  declared: Kind
  entity: ContentEntity
  /** Turns the input of a creation or change into a whole document. */
  complete(tx: Kysely<Database>, given: Given, before: Document | undefined, context: Completion): Promise<Document>
  /** @throws ServiceError invalid for a missing reference or a slug in use */
  check(tx: Kysely<Database>, document: Document, id: number): Promise<void>
  read(
    db: Kysely<Database>,
    id: number,
  ): Promise<
    { document: Document; isPublished?: boolean; position?: number; createdAt?: string; updatedAt?: string } | undefined
  >
  /** Published items, and drafts that older versions of this program stored beside them. */
  listIds(db: Kysely<Database>): Promise<number[]>
  put(tx: Kysely<Database>, id: number, document: Document, publication: Publication): Promise<void>
  remove(tx: Kysely<Database>, id: number): Promise<void>
  /** Of fixed kinds: the same item as if nobody had written it. */
  emptied?(document: Document): Document
  place?(tx: Kysely<Database>, id: number, position: number): Promise<void>
  describe(document: Document): Description
  path?(document: Document): string | undefined
  /** The addresses that depend on its slug, also those of other items, by item: they redirect when they change. */
  addresses?(db: Kysely<Database>, document: Document, id: number): Promise<Map<string, number>>
  /** A record's further fields: pictures in full. */
  present?(db: Kysely<Database>, document: Document, state: ContentState): Promise<object>
}
