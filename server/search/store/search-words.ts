import type { Kysely } from 'kysely'
import { among } from '../../core/store/engine.ts'
import type { Database } from '../../core/store/schema.ts'

/** A word of the search index; `key` is what its different spellings share. */
export interface WordRow {
  id: number
  word: string
  key: string
}

/** Words with a higher number than this, in the order of their numbers. */
export async function listWordsAfter(db: Kysely<Database>, id: number): Promise<WordRow[]> {
  return db.selectFrom('search_word').select(['id', 'word', 'key']).where('id', '>', id).orderBy('id').execute()
}

export async function deleteUnusedWords(tx: Kysely<Database>): Promise<void> {
  const used = new Set<number>()
  for (const { words } of await tx.selectFrom('search_document').select('words').execute())
    for (const ids of Object.values(JSON.parse(words) as Record<string, number[]>)) for (const id of ids) used.add(id)
  const all = await tx.selectFrom('search_word').select('id').execute()
  const unused = all.filter(({ id }) => !used.has(id)).map(({ id }) => id)
  await tx
    .deleteFrom('search_word')
    .where(among(tx, 'id', unused))
    .execute()
}
