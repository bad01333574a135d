import { expect, test, vi } from 'vitest'
import { ADDRESSES } from '../../contract/addresses.ts'
import { CONTENT_ENTITIES, kindOf, type ContentEntity } from '../../contract/kinds/index.ts'
import { localePath } from '../../contract/page-locales.ts'
import { searchAnswerSchema } from '../../contract/search/search.ts'
import { FEED_FILES } from '../../contract/discovery/discovery-files.ts'
import { describeOnEachEngine } from '../create-test-app.ts'
import { insertDocument } from '../../server/core/documents/document-store.ts'
import { load } from '../fixtures/load.ts'
import { requiredItem, TITLE } from '../fixtures/required-item.ts'
import { WRITTEN_AT } from '../fixtures/times.ts'
import { createDiscoveryApp } from './discovery-app.ts'

/** Beside those of the product, a kind that was only declared. */
vi.mock('../../contract/kinds/index.ts', async (importActual) => {
  const actual =
    await importActual<Record<'KINDS' | 'CONTENT_ENTITIES' | 'PAGED_ENTITIES' | 'DECLARED_ENTITIES', object>>()
  const { permitKind } = await import('../fixtures/permit-kind.ts')
  Object.assign(actual.KINDS, { permits: permitKind })
  const { CONTENT_ENTITIES, PAGED_ENTITIES, DECLARED_ENTITIES } = actual
  for (const entities of [CONTENT_ENTITIES, PAGED_ENTITIES, DECLARED_ENTITIES]) (entities as string[]).push('permits')
  return actual
})
vi.mock('../../contract/addresses.ts', async (importActual) => {
  const actual = await importActual<{ ADDRESSES: object }>()
  const name = { en: 'Permits', ne: 'अनुमतिपत्र' }
  Object.assign(actual.ADDRESSES, { permits: { path: '/permits', lists: 'permits', name } })
  return actual
})
vi.mock('../../server/core/store/migrations.ts', async (importActual) => {
  const { migrations } = await importActual<{ migrations: object }>()
  const { permitMigration } = await import('../fixtures/permit-kind.ts')
  return { migrations: { ...migrations, '29990101000000_create_permits': permitMigration } }
})

/** Texts of pages have the address of their page. */
const addressOf = (entity: ContentEntity): string =>
  kindOf(entity).path?.replace(':slug', 'zebrafall') ?? ADDRESSES.terms.path

/** Where an item of a kind must be found: this follows from its declaration alone. */
function placesOf(entity: ContentEntity, id: number): object {
  const { search, path = '', fragment } = kindOf(entity)
  const isPaged = path.endsWith('/:slug')
  // The history is part of the page about the firm.
  const isListed = !isPaged && path !== ADDRESSES.history.path && search !== 'names'
  return {
    search: search === 'names' ? [] : [fragment && !isPaged ? `${path}#${fragment}-${id}` : addressOf(entity)],
    feed: entity in FEED_FILES,
    ownSitemap: isPaged || entity === 'pages',
    pagesSitemap: isListed,
  }
}

describeOnEachEngine('an item of every kind that is published', (engine) => {
  // Settings are no items.
  const entities = CONTENT_ENTITIES.filter((entity) => kindOf(entity).search !== 'none')

  test.each(entities)('%s: is in search, sitemap and feed, in both languages', async (entity) => {
    const { db, request, read } = await createDiscoveryApp(engine)
    const file = { key: '0123456789abcdef', file_name: 'a.pdf', media_type: 'application/pdf', bytes: 9 }
    if (entity === 'publications') await insertDocument(db, { ...file, created_at: WRITTEN_AT })
    const id = await load(db, entity, requiredItem(entity))
    // A client without projects has a page that nobody lists.
    if (entity === 'clients') await db.updateTable('project').set({ client_id: id }).where('id', '=', 1).execute()
    const path = addressOf(entity)
    const has = async (file: string, text: string) => (await read(file)).includes(text)
    for (const locale of ['en', 'ne'] as const) {
      const answer = await request(`/search?q=${encodeURIComponent(TITLE[locale])}&locale=${locale}`)
      const { data } = searchAnswerSchema.parse(await answer.json())
      const found = data.filter(({ title, kind }) => title === TITLE[locale] && kind === (entity as string))
      const ownAddress = `https://firm.example${localePath(locale, path)}`
      expect({
        search: found.map((result) => result.path),
        feed: await has(localePath(locale, `/${entity}.atom`), TITLE[locale]),
        // With the links between the languages.
        ownSitemap: await has(`/sitemap-${entity}-1.xml`, `hreflang="${locale}" href="${ownAddress}"`),
        pagesSitemap: await has('/sitemap-pages-1.xml', `<loc>${ownAddress}</loc>`),
      }).toEqual(placesOf(entity, id))
    }
  })

  test('the kind that is only declared is among them, and has a list and pages', async () => {
    expect(entities).toContain('permits')
    const { db, request } = await createDiscoveryApp(engine)
    const id = await load(db, 'permits' as ContentEntity, requiredItem('permits' as ContentEntity))
    const read = async (path: string) => (await request(path)).json()
    const permit = { id, name: TITLE.ne, slug: 'zebrafall', picture: null, locale: 'ne' }
    expect(await read('/permits?locale=ne')).toEqual({ data: [permit], meta: { total: 1, page: 1, limit: 10 } })
    const updatedAt = expect.any(String)
    const english = { ...permit, name: TITLE.en, locale: 'en', body: '', updatedAt, locales: ['en', 'ne'] }
    expect(await read('/permits/slug/zebrafall')).toEqual({ data: english })
    expect((await request('/permits/slug/nothing')).status).toBe(404)
    const { data } = searchAnswerSchema.parse(await read('/search?q=permits'))
    expect(data).toContainEqual(expect.objectContaining({ kind: 'pages', title: 'Permits', path: '/permits' }))
    const { paths, components } = await read('/openapi.json')
    expect(paths['/api/v1/permits/slug/{slug}'].get).toMatchObject({ tags: ['Permits'], summary: 'One permit' })
    expect(Object.keys(components.schemas.Permit.properties)).toEqual(Object.keys(permit))
  })
})
