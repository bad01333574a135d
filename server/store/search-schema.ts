import type { Generated } from 'kysely'

/** The index of the site's search (docs/decisions/0042): what is published, and nothing else. */
export interface SearchTables {
  search_word: { id: Generated<number>; word: string; key: string }
  search_document: SearchDocumentTable
  /** That a word stands in a document, and how much it counts there. */
  search_posting: { word_id: number; document_id: number; weight: number }
}

interface SearchDocumentTable {
  id: Generated<number>
  /** A kind of content, or `places`. */
  entity: string
  /** The item's number; of a place, the code of the district or the number of the province. */
  item_id: number
  path: string
  /** JSON: title and text by language. */
  texts: string
}
