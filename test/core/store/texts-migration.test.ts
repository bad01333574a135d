import { expect, onTestFinished, test } from 'vitest'
import { PAGE_TEXTS } from '../../../contract/pages/page-texts.ts'
import { createStorePlace, describeOnEachEngine } from '../../create-test-app.ts'
import { openAt } from './open-at.ts'

const NAME = '20261126222000_let_staff_write_texts'
const AT = '2026-01-02T00:00:00.000Z'

describeOnEachEngine('the sentences of the site', (engine) => {
  async function migrate(isEmpty: boolean) {
    const place = await createStorePlace(engine)
    const before = await openAt(place, (name) => name < NAME)
    if (!isEmpty) {
      await before.db.insertInto('page').values({ id: 1, key: 'overview', created_at: AT, updated_at: AT }).execute()
      await before.db.insertInto('page_translation').values({ page_id: 1, locale: 'en', title: 'Who we are' }).execute()
      const item = { entity: 'pages', item_id: 1, state: 'published', version: 1, title: 'Who we are', search_text: '' }
      await before.db
        .insertInto('content_item')
        .values({ ...item, sort_title: '', updated_at: AT, updated_by: '' })
        .execute()
      const version = { entity: 'pages', item_id: 1, number: 1, action: 'load', saved_at: AT, saved_by: '' }
      const document = JSON.stringify({ title: 'Who we are', translations: { ne: null } })
      await before.db
        .insertInto('content_version')
        .values({ ...version, document })
        .execute()
    }
    await before.close()
    const { db, close } = await openAt(place, (name) => name <= NAME)
    onTestFinished(close)
    return db
  }

  test('stay in a store with content, as texts of staff in both languages', async () => {
    const db = await migrate(false)
    const rows = await db
      .selectFrom('page')
      .innerJoin('page_translation as text', 'text.page_id', 'page.id')
      .select(['page.id', 'page.key', 'text.locale', 'text.summary', 'text.ask'])
      .execute()
    const find = (key: string, locale = 'en') => rows.find((row) => row.key === key && row.locale === locale)
    expect(find('contact')?.summary).toContain('answers within two working days')
    expect(find('contact', 'ne')?.summary).toContain('दुई कार्यदिन')
    expect(find('overview')).toMatchObject({ id: 1, ask: 'Ask about working with us' })
    const { document } = await db.selectFrom('content_version').select('document').executeTakeFirstOrThrow()
    expect(JSON.parse(document)).toMatchObject({ title: 'Who we are', ask: 'Ask about working with us' })
    const added = rows.filter(({ key }) => key !== 'overview').map(({ key, id }) => [key, id])
    expect(Object.fromEntries(added)).toEqual(
      Object.fromEntries(
        Object.entries(PAGE_TEXTS)
          .filter(([, { role }]) => role !== 'page')
          .map(([key, { id }]) => [key, id]),
      ),
    )
  })

  test('are not written into an empty store', async () => {
    expect(await (await migrate(true)).selectFrom('page').selectAll().execute()).toEqual([])
  })
})
