import type { Generated } from 'kysely'
import type { ContentState } from '../../contract/content.ts'
import type { ContentEntity } from '../../contract/kinds/index.ts'

/** What staff have of the content: the public's tables hold what is published, and nothing else. */
export interface ContentTables {
  content_item: ContentItemTable
  content_version: ContentVersionTable
  /** The highest number that was ever given to an item of an entity. Writers of content lock its row. */
  content_number: { entity: ContentEntity; last: number }
  redirect: RedirectTable
}

/** An item of any kind, published or not; the texts are of its newest version. */
interface ContentItemTable {
  entity: ContentEntity
  item_id: number
  state: ContentState
  /** Number of its newest version. */
  version: number
  /** Number of the version that visitors see. */
  published_version: number | null
  scheduled_for: string | null
  /** Who wants it published then. */
  scheduled_by: string | null
  schedule_fault: string | null
  trashed_at: string | null
  /** Whether visitors saw it before it came into the trash. */
  was_published: Generated<0 | 1>
  title: string
  /** Its titles in other languages, JSON by locale. */
  titles: Generated<string>
  slug: string | null
  /** Where visitors find it; null while they do not. */
  path: string | null
  list_group: string | null
  position: Generated<number>
  date: string | null
  picture_id: number | null
  /** What it lacks, a JSON list. */
  gaps: Generated<string>
  /** All that a search looks at, in lower case. */
  search_text: string
  /** Its title in lower case: the engines do not agree on the order of letters. */
  sort_title: string
  updated_at: string
  updated_by: string
}

interface ContentVersionTable {
  entity: ContentEntity
  item_id: number
  number: number
  /** The whole item in every language, as JSON. */
  document: string
  action: 'load' | 'create' | 'update' | 'restore'
  saved_at: string
  saved_by: string
}

/** An old address in its normal form (contract/redirect-address.ts), and where it leads: to another one, or to wherever an item stands today. */
interface RedirectTable {
  id: Generated<number>
  from_path: string
  /** The names of its query, joined by `&`; null where it has none. */
  query_names: string | null
  to_path: string | null
  entity: ContentEntity | null
  item_id: number | null
  created_at: string
}
