import type { Kysely } from 'kysely'
import type { Database } from './schema.ts'

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
  await tx
    .deleteFrom('search_word')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb.selectFrom('search_posting').select('word_id').whereRef('search_posting.word_id', '=', 'search_word.id'),
        ),
      ),
    )
    .execute()
}
