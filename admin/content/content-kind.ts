import type { ContentEntity } from '../../contract/content.ts'

/** A text that there is in English and in Nepali. */
export interface TranslatedField {
  /** Name in the document; in Nepali it stands beneath translations.ne. */
  source: string
  /** A word, or the key of one. */
  label: string
  form: 'line' | 'text' | 'html'
  isRequired?: boolean
}

/** What the shared screens have to know of one kind of content. */
export interface ContentKind {
  entity: ContentEntity
  /** Which field of the document names an item. */
  titleField: 'name' | 'title'
  /** Every field of the document as a new item begins; what is null here is sent as null when it is left empty. */
  initial: ContentValues
  translated: TranslatedField[]
  /** What the other fields are called where versions are compared. */
  labels: Record<string, string>
  /** A new item is put before visitors unless it is said otherwise: all kinds but news. */
  publishesAtOnce: boolean
  /** Has an address of its own. */
  hasSlug: boolean
  /** Items are always there: none is made, taken away or hidden. */
  isFixed?: boolean
}

/** The fields of a document as a form has them. */
export type ContentValues = Record<string, unknown> & { translations?: { ne: Record<string, unknown> | null } }

