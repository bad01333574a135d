import { expect, test, vi } from 'vitest'
import { CONTENT_ENTITIES, kindOf, PAGED_ENTITIES, type ContentEntity } from '../../contract/kinds/index.ts'
import type { Field } from '../../contract/kinds/field.ts'
import { fieldsOf } from '../../contract/kinds/kind.ts'
import { LINK } from '../../contract/patterns.ts'
import { searchAnswerSchema } from '../../contract/search.ts'
import { FEED_FILES } from '../../contract/discovery-files.ts'
import { findCard } from '../../server/cards/find-cards.ts'
import { describeOnEachEngine } from '../create-test-app.ts'
import { load } from '../fixtures/load.ts'
import { createDiscoveryApp } from './discovery-app.ts'

/** Beside those of the product, a kind that was only declared. */
vi.mock('../../contract/kinds/index.ts', async (importActual) => {
  const actual = await importActual<Record<'KINDS' | 'CONTENT_ENTITIES' | 'PAGED_ENTITIES', object>>()
  const { noticeKind } = await import('../fixtures/notice-kind.ts')
  Object.assign(actual.KINDS, { notices: noticeKind })
  for (const entities of [actual.CONTENT_ENTITIES, actual.PAGED_ENTITIES]) (entities as string[]).push('notices')
  return actual
})
vi.mock('../../server/store/migrations.ts', async (importActual) => {
  const { migrations } = await importActual<{ migrations: object }>()
  const { noticeMigration } = await import('../fixtures/notice-kind.ts')
  return { migrations: { ...migrations, '29990101000000_create_notices': noticeMigration } }
})

const TITLE = { en: 'Zebrafall', ne: 'जेब्राफल' }

/** All that a kind requires, in both languages. */
function itemOf(entity: ContentEntity): object {
  const { title, fields } = kindOf(entity)
  const valueOf = ({ type, pattern, choices, precision }: Field): unknown => {
    if (type === 'choice') return choices![0]!.value
    if (type === 'date') return precision === 'time' ? undefined : '2024'
    if (type === 'reference') return 1
    return pattern === LINK ? 'https://zebra.example' : 'Z-900'
  }
  const required = fieldsOf(kindOf(entity)).filter(([, { isRequired, type }]) => isRequired && type !== 'key')
  return {
    ...Object.fromEntries(required.map(([name, field]) => [name, valueOf(field)])),
    ...('slug' in fields && { slug: 'zebrafall' }),
    ...('key' in fields && { key: 'terms' }),
    [title]: TITLE.en,
    translations: { ne: { [title]: TITLE.ne } },
  }
}

describeOnEachEngine('an item of every kind that is published', (engine) => {
  // Settings are no items.
  const entities = CONTENT_ENTITIES.filter((entity) => kindOf(entity).search !== 'none')

  test.each(entities)('%s: is in search, sitemap, feed and cards, in both languages', async (entity) => {
    const { db, reads, request, read } = await createDiscoveryApp(engine)
    const id = await load(db, entity, itemOf(entity))
    // A client without projects has a page that nobody lists.
    if (entity === 'clients') await db.updateTable('project').set({ client_id: id }).where('id', '=', 1).execute()
    const kind = kindOf(entity)
    const path = kind.path?.replace(':slug', 'zebrafall')

    for (const locale of ['en', 'ne'] as const) {
      const answer = await request(`/search?q=${encodeURIComponent(TITLE[locale])}&locale=${locale}`)
      const { data } = searchAnswerSchema.parse(await answer.json())
      const found = data.filter(({ kind: other }) => other === (entity as string))
      if (kind.search === 'names') expect(found).toEqual([])
      else expect(found).toMatchObject([{ id, title: TITLE[locale], locale }])
      if (path !== undefined && found[0])
        expect(found[0].path).toMatch(kind.fragment ? RegExp(`^${path}#.+-${id}$`) : path)
      if (entity in FEED_FILES)
        expect(await read(`${locale === 'ne' ? '/ne' : ''}/${entity}.atom`), locale).toContain(TITLE[locale])
      if ((PAGED_ENTITIES as string[]).includes(entity)) {
        expect(await findCard(reads, { locale, path: path! })).toMatchObject({ title: TITLE[locale] })
        expect(await read(`/sitemap-${entity}-1.xml`)).toContain(
          `hreflang="${locale}" href="https://firm.example${locale === 'ne' ? '/ne' : ''}${path}"`,
        )
      } else if (path !== undefined && !path.includes('?') && !path.includes('history')) {
        expect(await read('/sitemap-pages-1.xml')).toContain(`<loc>https://firm.example${path}</loc>`)
      }
    }
    expect(await read('/sitemap.xml')).toMatch(path?.endsWith('/zebrafall') ? `sitemap-${entity}-1.xml` : 'sitemap')
  })

  test('the kind that is only declared is among them', () => expect(entities).toContain('notices'))
})
