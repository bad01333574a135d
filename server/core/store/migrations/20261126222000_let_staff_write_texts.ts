import type { Kysely } from 'kysely'
import written from './20261126222000_let_staff_write_texts.json' with { type: 'json' }

/**
 * The sentences that the site's code said until now become texts of staff. A store with content keeps what its visitors
 * read; an empty one gets none.
 */
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema.alterTable('page_translation').addColumn('ask', 'text').execute()
  if (!(await hasContent(db))) return
  const at = new Date().toISOString()
  for (const { id, key, ...texts } of written.texts) {
    await db.insertInto('page').values({ id, key, created_at: at, updated_at: at }).execute()
    const translations = Object.entries(texts).map(([locale, text]) => ({ page_id: id, locale, ...text }))
    for (const row of translations) await db.insertInto('page_translation').values(row).execute()
  }
  for (const [key, ask] of Object.entries(written.asks)) await addAsk(db, key, ask)
}

/** Pages and their kind are there in a store that nobody has written to. */
async function hasContent(db: Kysely<any>): Promise<boolean> {
  const tables = ['setting', 'page', 'service', 'project', 'news', 'team_member', 'client', 'partner', 'timeline_item']
  for (const table of tables) if (await db.selectFrom(table).selectAll().limit(1).executeTakeFirst()) return true
  return false
}

/** Adds the link of a page that is written, also to the versions that its form opens. */
async function addAsk(db: Kysely<any>, key: string, { en, ne }: { en: string; ne: string }): Promise<void> {
  const page = await db.selectFrom('page').select('id').where('key', '=', key).executeTakeFirst()
  if (!page) return
  for (const [locale, ask] of Object.entries({ en, ne }))
    await db
      .updateTable('page_translation')
      .set({ ask })
      .where('page_id', '=', page.id)
      .where('locale', '=', locale)
      .execute()
  const versions = db.selectFrom('content_version').select(['number', 'document']).where('entity', '=', 'pages')
  for (const { number, document } of await versions.where('item_id', '=', page.id).execute()) {
    const { translations, ...own } = JSON.parse(document)
    const withAsk = {
      ...own,
      ask: en,
      translations: { ...translations, ne: translations.ne && { ...translations.ne, ask: ne } },
    }
    await db
      .updateTable('content_version')
      .set({ document: JSON.stringify(withAsk) })
      .where('entity', '=', 'pages')
      .where('item_id', '=', page.id)
      .where('number', '=', number)
      .execute()
  }
}
