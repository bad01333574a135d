import type { Generated } from 'kysely'
import type { ContentState } from '../../../contract/content/content.ts'
import type { ContentEntity } from '../../../contract/kinds/index.ts'

/** The tables of staff; the tables that visitors read hold what is published. */
export interface ContentTables {
  content_item: ContentItemTable
  content_version: ContentVersionTable
  /** The highest id that an entity has used. Writers of content lock its row. */
  content_number: { entity: ContentEntity; last: number }
  redirect: RedirectTable
  /** Requests for addresses without a page. */
  missing_address: { path: string; requests: number; last_seen: string; referrer_host: string | null }
}

/** An item in any state; its texts are the newest version's. */
interface ContentItemTable {
  entity: ContentEntity
  item_id: number
  state: ContentState
  version: number
  published_version: number | null
  scheduled_for: string | null
  scheduled_by: string | null
  /** Why it could not be published when it was due. */
  schedule_fault: string | null
  /** When it is to be a draft again. */
  unpublish_at: Generated<string | null>
  unpublish_by: Generated<string | null>
  unpublish_fault: Generated<string | null>
  /** The account that created it, until it is first published. */
  drafted_by: Generated<string | null>
  /** Since when, and for which account, it waits for approval. */
  submitted_at: Generated<string | null>
  submitted_by: Generated<string | null>
  /** The words with which it was sent back, and by whom. */
  sent_back: Generated<string | null>
  sent_back_by: Generated<string | null>
  trashed_at: string | null
  /** Links to drafts that were made until then are not valid. */
  previews_revoked_at: Generated<string | null>
  /** Whether it was published before it was moved to the trash. */
  was_published: Generated<0 | 1>
  title: string
  /** Its titles in other languages, JSON by locale. */
  titles: Generated<string>
  slug: string | null
  /** Its public path; null while it is not published. */
  path: string | null
  list_group: string | null
  position: Generated<number>
  date: string | null
  picture_id: number | null
  gaps: Generated<string>
  /** Lower case. */
  search_text: string
  /** The lower-case title, because the engines' collations differ. */
  sort_title: string
  updated_at: string
  updated_by: string
  /** The version that the sample content was inserted with; null: the firm's own. */
  sample_version: number | null
}

interface ContentVersionTable {
  entity: ContentEntity
  item_id: number
  number: number
  /** JSON of all fields in all languages. */
  document: string
  action: 'load' | 'create' | 'update' | 'restore'
  saved_at: string
  saved_by: string
  /** Null: visitors have never seen it. */
  published_at: string | null
}

/** From an old address, normalized by contract/redirects/redirect-address.ts, to an address or an item. */
interface RedirectTable {
  id: Generated<number>
  from_path: string
  /** The names of its query parameters, joined by `&`. */
  query_names: string | null
  to_path: string | null
  entity: ContentEntity | null
  item_id: number | null
  created_at: string
}
