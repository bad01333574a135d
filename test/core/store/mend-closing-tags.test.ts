import { expect, onTestFinished, test } from 'vitest'
import { CONTENT_ENTITIES, kindOf } from '../../../contract/kinds/index.ts'
import { columnOf, fieldsOf } from '../../../contract/fields/kind.ts'
import { createStorePlace, describeOnEachEngine } from '../../create-test-app.ts'
import { readFileSync } from 'node:fs'
import { openAt } from './open-at.ts'

const NAME = '20261127200100_mend_closing_tags'
const AT = '2026-01-02T00:00:00.000Z'
const WRONG = '<p>top <strong>bold</nothing> rest</p><p>a <a href="/x">li<em>n</nothing>k</nothing> after<br /></p>'
const RIGHT = '<p>top <strong>bold</strong> rest</p><p>a <a href="/x">li<em>n</em>k</a> after<br /></p>'

describeOnEachEngine('texts with a wrong closing tag', (engine) => {
  test('are mended wherever they are stored, and their items named in the activity log', async () => {
    const place = await createStorePlace(engine)
    const before = await openAt(place, (name) => name < NAME)
    const stored = { created_at: AT, updated_at: AT }
    await before.db
      .insertInto('page')
      .values({ id: 1, key: 'overview', ...stored, blocks: block(WRONG) })
      .execute()
    const text = { page_id: 1, locale: 'en', title: 'We', body: WRONG }
    await before.db.insertInto('page_translation').values(text).execute()
    const item = { entity: 'pages', item_id: 1, state: 'published', version: 2, title: 'We', search_text: '' }
    await before.db
      .insertInto('content_item')
      .values({ ...item, sort_title: '', updated_at: AT, updated_by: '' })
      .execute()
    const version = { entity: 'pages', item_id: 1, action: 'load', saved_at: AT, saved_by: '' }
    for (const [number, body] of [WRONG, RIGHT].entries())
      await before.db
        .insertInto('content_version')
        .values({ ...version, number: number + 1, document: JSON.stringify({ body, translations: { ne: { body } } }) })
        .execute()
    await before.close()
    const { db, close } = await openAt(place, (name) => name <= NAME)
    onTestFinished(close)
    expect(await db.selectFrom('page').select('blocks').executeTakeFirst()).toEqual({ blocks: block(RIGHT) })
    expect(await db.selectFrom('page_translation').select('body').executeTakeFirst()).toEqual({ body: RIGHT })
    const versions = await db.selectFrom('content_version').select('document').execute()
    const document = JSON.stringify({ body: RIGHT, translations: { ne: { body: RIGHT } } })
    expect(versions).toEqual([{ document }, { document }])
    const log = await db.selectFrom('audit_entry').select(['entity', 'entity_id', 'label']).execute()
    expect(log).toEqual([
      { entity: 'pages', entity_id: '1', label: expect.stringContaining('We: a wrong closing tag') },
    ])
  })
})

const block = (html: string) => JSON.stringify([{ id: 'a', type: 'text', text: { en: html, ne: '' } }])

test('every declared place of rich text is among them', () => {
  const declared = CONTENT_ENTITIES.flatMap((entity) => {
    const { table, fields } = { table: kindOf(entity).table, fields: fieldsOf(kindOf(entity)) }
    return fields.flatMap(([name, field]) => {
      const column = columnOf(name, field)
      if (field.type === 'richText') return [`'${table}${field.isTranslated ? '_translation' : ''}', '${column}'`]
      return field.type === 'blocks' ? [`'${table}', '${column}'`] : []
    })
  })
  const migration = readFileSync(`server/core/store/migrations/${NAME}.ts`, 'utf8')
  expect(declared.filter((place) => !migration.includes(place))).toEqual([])
})
