import type { Picture } from '../../../contract/pictures/picture.ts'
import type { Seo } from '../../../contract/content/seo.ts'
import type { SearchEngineRow } from './store/search-engine-columns.ts'

/** Null where staff chose nothing. */
export function toSeo(row: SearchEngineRow, pictureOf: (id: number | null) => Picture | null): Seo | null {
  const title = row.search_title ?? ''
  const description = row.search_description ?? ''
  const picture = pictureOf(row.social_picture_id)
  const isHidden = row.hidden_from_search === 1
  return title || description || picture || isHidden ? { title, description, picture, isHidden } : null
}
