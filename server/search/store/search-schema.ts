import type { Generated } from 'kysely'

/** The index of the site's search (docs/decisions/18-search.md): what is published, and nothing else. */
export interface SearchTables {
  search_word: { id: Generated<number>; word: string; key: string }
  search_document: SearchDocumentTable
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
  interface Database extends SearchTables {}
}
