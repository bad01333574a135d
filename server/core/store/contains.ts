import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely'
import { searchWords } from '../../../contract/search/search-words.ts'

/** LIKE patterns of the first words; all must match. `%`, `_` and `\` are escaped. */
export function searchPatterns(search: string): string[] {
  return searchWords(search).words.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`)
}

/** Case-insensitive. The trigram indexes of Postgres are on `lower(text)` (search-index.ts). */
export function contains(text: Expression<string | null>, pattern: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`lower(${text}) like ${pattern} escape '\\'`
}
