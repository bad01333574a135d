/** Each word reads every text, so a hundred would block everybody. */
export const MOST_SEARCH_WORDS = 8

/** Lower case, without duplicates. */
export function searchWords(search: string): { words: string[]; areLeftOut: boolean } {
  const words = [...new Set(search.toLowerCase().split(/\s+/).filter(Boolean))]
  return { words: words.slice(0, MOST_SEARCH_WORDS), areLeftOut: words.length > MOST_SEARCH_WORDS }
}
