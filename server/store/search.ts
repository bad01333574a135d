import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely'
import { searchWords } from '../../contract/search-words.ts'

/**
 * The patterns of a search: each of its first words must be found somewhere, in any case. `%`, `_` and `\` stand for themselves.
 * @param search what the visitor typed
 */
export function searchPatterns(search: string): string[] {
  return searchWords(search).words.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`)
}

/** Whether a text holds a pattern of `searchPatterns`, whatever the case. The trigram indexes of Postgres are of `lower(text)` (search-index.ts). */
export function holds(text: Expression<string | null>, pattern: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`lower(${text}) like ${pattern} escape '\\'`
}
