import type { ContentEntity, ContentRow } from '../../contract/content.ts'

/** A text that there is in English and in Nepali. */
export interface TranslatedField {
  /** Name in the document; in Nepali it stands beneath translations.ne. */
  source: string
  /** A word, or the key of one. */
  label: string
  /** `lines` is a list of short texts. */
  form: 'line' | 'text' | 'html' | 'lines'
  isRequired?: boolean
  /** The most characters that the server takes. */
  bound?: number
  /** What somebody who is new here would ask about it. */
  help?: string
}

/** Items that are put in order among themselves. */
export interface OrderGroup {
  heading: string
  rows: ContentRow[]
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
  /** Fields that hold ids of other things, which are then called by their names. */
  references?: Record<string, string>
  /** What a document is sent as, where that is not what the inputs hold. */
  complete?: (document: ContentValues) => ContentValues
  /** A new item is put before visitors unless it is said otherwise: all kinds but news. */
  publishesAtOnce: boolean
  /** Has an address of its own: that of an item with this slug. */
  addressOf?: (slug: string) => string
  /** Items are always there: none is made, taken away or hidden. */
  isFixed?: boolean
  /** The firm puts items in order: among all, or in groups. */
  order?: { groupsOf?: (rows: ContentRow[]) => OrderGroup[] }
}

/** The fields of a document as a form has them. */
export type ContentValues = Record<string, unknown> & { translations?: { ne: Record<string, unknown> | null } }
