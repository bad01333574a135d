import type { Insertable, Kysely, Updateable } from 'kysely'
import type { Locale } from '../../contract/locale.ts'
import type { Database } from './schema.ts'

export type NewsTexts = Omit<Insertable<Database['news_translation']>, 'news_id' | 'locale'>

/** An item with its texts in every language, drafts as well. */
export async function findNewsRecord(db: Kysely<Database>, id: number) {
  const row = await db.selectFrom('news').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) return undefined
  const texts = await db.selectFrom('news_translation').selectAll().where('news_id', '=', id).execute()
  return { row, texts: new Map(texts.map((text) => [text.locale, text])) }
}

/** Is there another item with this slug? */
export async function isNewsSlugTaken(db: Kysely<Database>, slug: string, exceptId = 0): Promise<boolean> {
  return (await db.selectFrom('news').select('id').where('slug', '=', slug).where('id', '!=', exceptId).executeTakeFirst()) !== undefined
}

/** Changes columns of an item, and raises its version. */
export async function updateNews(tx: Kysely<Database>, id: number, changes: Updateable<Database['news']>): Promise<void> {
  await tx
    .updateTable('news')
    .set(changes)
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** @param texts null takes the language away */
export async function replaceNewsTexts(tx: Kysely<Database>, id: number, locale: Locale, texts: NewsTexts | null): Promise<void> {
  await tx.deleteFrom('news_translation').where('news_id', '=', id).where('locale', '=', locale).execute()
  if (texts) await tx.insertInto('news_translation').values({ news_id: id, locale, ...texts }).execute()
}

/** Takes an item away, with its texts. */
export async function deleteNews(tx: Kysely<Database>, id: number): Promise<void> {
  await tx.deleteFrom('news').where('id', '=', id).execute()
}
