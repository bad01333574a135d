import { TITLE_LENGTH } from '../../contract/page-title.ts'
import { isForSearchEngines } from '../core/forms/kind-form.ts'
import { shownTexts, type Item } from '../core/forms/search-texts.ts'
import type { Hint } from './hint.ts'

/** Advice about an item in search engines: a title that they would cut, or no description. */
export function checkSearchResults(item: Item): Hint[] {
  const { kind, values } = item
  if (!Object.keys(kind.fields).some(isForSearchEngines) || values['hiddenFromSearch'] === true) return []
  const { title, description } = shownTexts(item)
  // Signs of Devanagari that stand above and below the line take no room.
  const length = [...new Intl.Segmenter(item.locale).segment(title)].length
  return [
    ...(description === '' ? [{ advice: 'search_description' as const, field: 'searchDescription' }] : []),
    ...(length > TITLE_LENGTH
      ? [{ advice: 'search_title' as const, field: 'searchTitle', values: { length, most: TITLE_LENGTH } }]
      : []),
  ]
}
