import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { createStorePlace, describeWhereSqlDiffers } from '../../create-test-app.ts'
import { openAt } from './open-at.ts'

const TITLES = '20261122120000_keep_titles_by_language'
const PLACES = '20261122120100_keep_place_names_by_language'

describeWhereSqlDiffers('the migrations that keep texts by language', (engine) => {
  test('keep the Nepali titles of the staff lists, and none where there was none', async () => {
    const place = await createStorePlace(engine)
    const before = await openAt(place, (name) => name < TITLES)
    const item = { entity: 'news', state: 'draft', version: 1, search_text: '', sort_title: '' }
    const saved = { updated_at: '2026-01-01T00:00:00.000Z', updated_by: 'a@example.org' }
    const titles = [`"पुल" \\ 'सडक'`, null, '']
    const items = titles.map((title_ne, index) => ({ ...item, ...saved, item_id: index + 1, title: 'A', title_ne }))
    await before.db.insertInto('content_item').values(items).execute()
    await before.close()

    const { db, close } = await openAt(place, (name) => name <= TITLES)
    onTestFinished(close)
    const rows = await db.selectFrom('content_item').selectAll().orderBy('item_id').execute()
    expect(rows.map(({ titles: json }) => JSON.parse(json))).toEqual([{ ne: titles[0] }, {}, {}])
    expect(rows.some((row) => 'title_ne' in row)).toBe(false)
  })

  test('keep the names of places in both languages', async () => {
    const place = await createStorePlace(engine)
    const before = await openAt(place, (name) => name < PLACES)
    await sql`insert into province (number, slug, name, name_ne, full_name, full_name_ne, capital, capital_ne)
      values (1, 'koshi', 'Koshi', 'कोशी', 'Koshi Province', 'कोशी प्रदेश', 'Biratnagar', 'विराटनगर')`.execute(before.db)
    await sql`insert into district
      (code, slug, province_number, name, name_ne, headquarters, headquarters_ne, longitude, latitude)
      values ('405', 'kaski', 1, 'Kaski', 'कास्की', 'Pokhara', 'पोखरा', 83.9, 28.2)`.execute(before.db)
    await before.close()

    const { db, close } = await openAt(place, (name) => name <= PLACES)
    onTestFinished(close)
    expect(await db.selectFrom('province').selectAll().execute()).toEqual([{ number: 1, slug: 'koshi' }])
    expect(await db.selectFrom('province_translation').selectAll().orderBy('locale').execute()).toEqual([
      { province_number: 1, locale: 'en', name: 'Koshi', full_name: 'Koshi Province', capital: 'Biratnagar' },
      { province_number: 1, locale: 'ne', name: 'कोशी', full_name: 'कोशी प्रदेश', capital: 'विराटनगर' },
    ])
    expect(await db.selectFrom('district').selectAll().execute()).toEqual([
      { code: '405', slug: 'kaski', province_number: 1, longitude: 83.9, latitude: 28.2 },
    ])
    expect(await db.selectFrom('district_translation').selectAll().orderBy('locale').execute()).toEqual([
      { district_code: '405', locale: 'en', name: 'Kaski', headquarters: 'Pokhara' },
      { district_code: '405', locale: 'ne', name: 'कास्की', headquarters: 'पोखरा' },
    ])
  })
})
