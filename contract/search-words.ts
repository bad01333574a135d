/** Most different words that a search looks for. Each costs a look at every text, so a search of a hundred would hold up everybody. */
export const MOST_SEARCH_WORDS = 8

/**
 * The words that a search looks for: the first ones, in lower case, each once.
 * @returns also whether further words were left out, to be told to whoever searches
 */
export function searchWords(search: string): { words: string[]; areLeftOut: boolean } {
  const words = [...new Set(search.toLowerCase().split(/\s+/).filter(Boolean))]
  return { words: words.slice(0, MOST_SEARCH_WORDS), areLeftOut: words.length > MOST_SEARCH_WORDS }
}
