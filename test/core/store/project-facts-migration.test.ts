import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { createStorePlace, describeWhereSqlDiffers } from '../../create-test-app.ts'
import { openAt } from './open-at.ts'

const MIGRATION = '20261123130000_translate_project_facts'
const AT = '2026-11-22T00:00:00.000Z'

describeWhereSqlDiffers('the migration that translates the facts of projects', (engine) => {
  test('keeps each funder in the language of its project, also in older versions', async () => {
    const place = await createStorePlace(engine)
    const before = await openAt(place, (name) => name < MIGRATION)
    const times = { created_at: AT, updated_at: AT, sort_order: 1, status: 'ongoing' }
    const project = (id: number, funder: string) => ({ ...times, id, slug: `p${id}`, code: `P-${id}`, funder })
    await before.db
      .insertInto('project')
      .values([project(1, 'A bank'), project(2, 'बैङ्क')])
      .execute()
    const text = (project_id: number, locale: string, written_in: string | null = null) => {
      return { project_id, locale, title: 'पुल', written_in }
    }
    const texts = [text(1, 'en'), text(1, 'ne'), text(2, 'en', 'ne'), text(2, 'ne')]
    await before.db.insertInto('project_translation').values(texts).execute()
    const document = { title: '', funder: 'बैङ्क', jointVenture: '', translations: { ne: { title: 'पुल' } } }
    await sql`insert into content_item
      (entity, item_id, state, version, search_text, sort_title, title, updated_at, updated_by)
      values ('projects', 2, 'published', 1, '', '', '', ${AT}, 'a')`.execute(before.db)
    await sql`insert into content_version (entity, item_id, number, document, action, saved_at, saved_by)
      values ('projects', 2, 1, ${JSON.stringify(document)}, 'load', ${AT}, 'a')`.execute(before.db)
    await before.close()

    const { db, close } = await openAt(place, (name) => name <= MIGRATION)
    onTestFinished(close)
    const rows = await db
      .selectFrom('project_translation')
      .selectAll()
      .orderBy('project_id')
      .orderBy('locale')
      .execute()
    expect(rows.map(({ funder }) => funder)).toEqual(['A bank', null, 'बैङ्क', 'बैङ्क'])
    const version = await db.selectFrom('content_version').select('document').executeTakeFirstOrThrow()
    expect(JSON.parse(version.document)).toMatchObject({ funder: '', translations: { ne: { funder: 'बैङ्क' } } })
    expect(await db.selectFrom('project').selectAll().executeTakeFirst()).not.toHaveProperty('funder')
  })
})
