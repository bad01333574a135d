import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely'

/**
 * The patterns of a search: each word of it must be found somewhere, in any case. `%`, `_` and `\` stand for themselves.
 * @param search what the visitor typed
 */
export function searchPatterns(search: string): string[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  return words.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`)
}

/** Whether a text holds a pattern of `searchPatterns`, whatever the case. */
export function holds(text: Expression<string | null>, pattern: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`lower(${text}) like ${pattern} escape '\\'`
}
