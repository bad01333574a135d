import { CONTENT_BOUNDS } from '../limits.ts'
import { flag, line, picture, plainText } from './field.ts'
import words from './search-engine-fields-words.json' with { type: 'json' }

/** Of every kind whose items have pages: what search engines and shared links show instead of the item's own texts. */
export const SEARCH_ENGINE_FIELDS = {
  searchTitle: line({
    ...words.searchTitle,
    bound: CONTENT_BOUNDS.searchTitle,
    description: 'Instead of the title; the short name of the firm follows it',
  }),
  searchDescription: plainText({
    ...words.searchDescription,
    bound: CONTENT_BOUNDS.searchDescription,
  }),
  socialPictureId: picture(words.socialPictureId),
  hiddenFromSearch: flag(words.hiddenFromSearch),
}
