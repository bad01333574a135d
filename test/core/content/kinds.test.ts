import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { CONTENT_SCHEMAS } from '../../../contract/content/schemas.ts'
import { CONTENT_ENTITIES, kindOf } from '../../../contract/kinds/index.ts'
import { fieldsOf } from '../../../contract/fields/kind.ts'
import { byOtherLocale } from '../../../contract/locale.ts'
import { ALL_PUBLISHED, toColumns, toTexts } from '../../../server/core/content/columns.ts'
import { kindFor } from '../../../server/core/content/kinds.ts'
import { createTestApp } from '../../create-test-app.ts'

/** Every kind of content is in each place that is derived from its declaration (contract/kinds). */
describe.each(CONTENT_ENTITIES)('the kind %s', (entity) => {
  const kind = kindOf(entity)
  const fields = fieldsOf(kind)

  test('names its own fields, and kinds that are there', () => {
    expect(kind.entity).toBe(entity)
    const named = [kind.title, kind.group, kind.date, kind.picture, kind.mainText].filter((name) => name !== undefined)
    expect(Object.keys(kind.fields)).toEqual(expect.arrayContaining(named))
    const references = fields.flatMap(([, { to }]) => to ?? [])
    expect(CONTENT_ENTITIES).toEqual(expect.arrayContaining(references))
    for (const [name, { label, help }] of fields) {
      for (const words of [label, help ?? label]) expect(words.ne, name).toMatch(/\p{Script=Devanagari}/u)
    }
  })

  test('has a table with a column for each field', async () => {
    const { db } = await createTestApp('sqlite')
    const columnsOf = async (table: string) => {
      const { rows } = await sql<{ name: string }>`select name from pragma_table_info(${table})`.execute(db)
      return rows.map(({ name }) => name)
    }
    if (entity === 'settings') return
    const empty = Object.fromEntries(fields.map(([name, field]) => [name, field.empty]))
    const document = { ...empty, translations: byOtherLocale(() => null), ...ALL_PUBLISHED }
    expect(await columnsOf(kind.table)).toEqual(expect.arrayContaining(Object.keys(toColumns(kind, document))))
    const texts = Object.keys(toTexts(kind, document).en!)
    expect(await columnsOf(`${kind.table}_translation`)).toEqual(expect.arrayContaining(texts))
    const links = fields.flatMap(([, { link }]) => link ?? [])
    for (const { table, column } of links) expect(await columnsOf(table)).toContain(column)
  })

  test('is written by calls of its own, of which OpenAPI knows every field', async () => {
    expect(kindFor(entity).declared).toBe(kind)
    const { request } = await createTestApp('sqlite')
    const { paths, components } = await (await request('/openapi.json')).json()
    const methods = [`/${entity}`, `/${entity}/{id}`].flatMap((path) =>
      Object.keys(paths[path] ?? paths[`/api/v1${path}`] ?? (kind.isFixed && {})),
    )
    expect(methods).toEqual(expect.arrayContaining(kind.isFixed ? ['patch'] : ['post', 'patch', 'delete']))
    const written = fields.filter(([, { type }]) => type !== 'key').map(([name]) => name)
    expect(Object.keys(components.schemas[`${kind.schema}Change`].properties)).toEqual(expect.arrayContaining(written))
    expect(Object.keys(CONTENT_SCHEMAS[entity].record.shape)).toEqual(expect.arrayContaining(Object.keys(kind.fields)))
  })
})
