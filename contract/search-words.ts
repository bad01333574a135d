/** Each word reads every text, so a hundred would block everybody. */
export const MAX_SEARCH_WORDS = 8

/** Lower case, without duplicates. */
export function searchWords(search: string): { words: string[]; areLeftOut: boolean } {
  const words = [...new Set(search.toLowerCase().split(/\s+/).filter(Boolean))]
  return { words: words.slice(0, MAX_SEARCH_WORDS), areLeftOut: words.length > MAX_SEARCH_WORDS }
}
