import { expect, test } from 'vitest'
import { describeOnEachEngine } from '../create-test-app.ts'
import { load } from '../fixtures/load.ts'
import { WRITTEN_AT } from '../fixtures/times.ts'
import { createDiscoveryApp } from './discovery-app.ts'
import { parseXml, textsOf } from './parse-xml.ts'

const SITE = 'https://firm.example'

describeOnEachEngine('sitemaps', (engine) => {
  test('the index names every part with the time of its last change', async () => {
    const { read } = await createDiscoveryApp(engine, { partSize: 2 })
    const index = parseXml(await read('/sitemap.xml'))
    const files = textsOf(index, 'loc')
    expect(files).toEqual(expect.arrayContaining([`${SITE}/sitemap-pages-1.xml`, `${SITE}/sitemap-projects-2.xml`]))
    expect(new Set(textsOf(index, 'lastmod'))).toContain(WRITTEN_AT)
    for (const file of files) expect(parseXml(await read(new URL(file).pathname)).name, file).toBe('urlset')
  })

  test('the parts together have each published item once, and no draft', async () => {
    const { read, db } = await createDiscoveryApp(engine, { partSize: 2 }, 'en')
    const files = textsOf(parseXml(await read('/sitemap.xml')), 'loc').filter((file) => file.includes('sitemap-news'))
    const addresses = await Promise.all(
      files.map(async (file) => textsOf(parseXml(await read(new URL(file).pathname)), 'loc')),
    )
    const published = await db.selectFrom('news').select('slug').where('status', '=', '1').execute()
    expect(addresses.flat().toSorted()).toEqual(published.map(({ slug }) => `${SITE}/news/${slug}`).toSorted())
  })

  test('an entry has the time of its last publication and its pictures', async () => {
    const { read } = await createDiscoveryApp(engine)
    const urls = parseXml(await read('/sitemap-projects-1.xml')).children
    const bridge = urls.find((url) => textsOf(url, 'loc')[0] === `${SITE}/projects/trail-bridge`)!
    expect(textsOf(bridge, 'lastmod')).toEqual([WRITTEN_AT])
    expect(textsOf(bridge, 'image:loc')[0]).toBe(`${SITE}/media/pictures/aaaaaaaaaaaaaaaa/original.jpg`)
    expect(textsOf(parseXml(await read('/sitemap-services-1.xml')), 'loc')).toContain(`${SITE}/services/bridges`)
  })

  test('has the pages of clients with projects, each with the last change of any of them', async () => {
    const { read, db } = await createDiscoveryApp(engine, {}, 'en')
    await load(db, 'clients', { slug: 'idle', kind: 'local', name: 'A client without projects' })
    const later = '2026-11-22T10:00:00.000Z'
    await db.updateTable('project').set({ updated_at: later }).where('slug', '=', 'ring-road').execute()
    const urls = parseXml(await read('/sitemap-clients-1.xml')).children
    expect(urls.map((url) => [textsOf(url, 'loc')[0], textsOf(url, 'lastmod')[0]]).toSorted()).toEqual([
      [`${SITE}/clients/ministry`, later],
      [`${SITE}/clients/rural-municipality`, WRITTEN_AT],
    ])
  })

  test('has the pages of districts and provinces with projects, in both languages', async () => {
    const { read, db } = await createDiscoveryApp(engine)
    await db.deleteFrom('project_district').where('district_code', '=', '110').execute()
    const pages = textsOf(parseXml(await read('/sitemap-pages-1.xml')), 'loc')
    const ofPlaces = pages.filter((page) => /(districts|provinces)/.test(page))
    expect(ofPlaces).toEqual(
      expect.arrayContaining(
        ['/districts/kaski', '/ne/districts/kaski', '/ne/provinces/gandaki'].map((path) => SITE + path),
      ),
    )
    expect(ofPlaces.filter((page) => page.includes('ilam'))).toEqual([])
  })

  test('with a second language of pages, what is published in both names both', async () => {
    const { read, db } = await createDiscoveryApp(engine)
    const common = { summary: '', description: '', categoryId: 1 }
    await load(db, 'news', { ...common, name: 'Both', translations: { ne: { name: 'दुवै' } } })
    await load(db, 'news', { ...common, name: 'One' })
    const source = await read('/sitemap-news-1.xml')
    const urls = parseXml(source).children
    const languagesOf = (address: string) =>
      urls
        .find((url) => textsOf(url, 'loc')[0] === SITE + address)!
        .children.filter(({ name }) => name === 'xhtml:link')
        .map(({ attributes }) => [attributes['hreflang'], attributes['href']])
    const both = [
      ['en', `${SITE}/news/both`],
      ['ne', `${SITE}/ne/news/both`],
    ]
    expect([languagesOf('/news/both'), languagesOf('/ne/news/both')]).toEqual([both, both])
    expect([languagesOf('/news/one'), source.includes('/ne/news/one')]).toEqual([[], false])
  })

  test('an item in Nepali only is listed in Nepali only, and names no other language', async () => {
    const { read, db } = await createDiscoveryApp(engine)
    const only = { name: '', slug: 'nepali-only', summary: '', description: '', categoryId: 1 }
    await load(db, 'news', { ...only, translations: { ne: { name: 'नेपालीमा मात्र' } } })
    const source = await read('/sitemap-news-1.xml')
    const entry = parseXml(source).children.filter((url) => textsOf(url, 'loc')[0]?.endsWith('/nepali-only'))
    expect(entry.map((url) => textsOf(url, 'loc')[0])).toEqual([`${SITE}/ne/news/nepali-only`])
    expect(entry[0]!.children.map(({ name }) => name)).not.toContain('xhtml:link')
  })

  test('a part that does not exist is answered 404', async () => {
    const { get } = await createDiscoveryApp(engine)
    for (const path of ['/sitemap-projects-99.xml', '/sitemap-pages-2.xml', '/sitemap-staff-1.xml']) {
      expect((await get(path)).status, path).toBe(404)
    }
  })
})
