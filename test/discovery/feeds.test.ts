import { expect, test } from 'vitest'
import { describeOnEachEngine } from '../create-test-app.ts'
import { load } from '../fixtures/load.ts'
import { createDiscoveryApp } from './discovery-app.ts'
import { parseXml, textsOf } from './parse-xml.ts'

const HOSTILE = 'A & <b>"B"</b> ]]> \u0001\u{1F309} पुल'
const SITE = 'https://firm.example'

interface JsonFeed {
  title: string
  feed_url: string
  items: { id: string; url: string; title: string; content_html: string; image?: string; date_modified: string }[]
}

describeOnEachEngine('feeds', (engine) => {
  test('Atom holds any text, and links to the whole address', async () => {
    const { read, db } = await createDiscoveryApp(engine)
    await load(db, 'news', {
      name: HOSTILE,
      slug: 'hostile',
      summary: HOSTILE,
      description: '<p>See <a href="/projects/trail-bridge">it</a> &amp; more</p>',
      categoryId: 1,
      createdAt: '2026-12-01T00:00:00.000Z',
    })
    const source = await read('/news.atom')
    const feed = parseXml(source)
    const [entry] = feed.children.filter(({ name }) => name === 'entry')
    expect(textsOf(entry!, 'title')).toEqual([HOSTILE.replace('\u0001', '')])
    expect(textsOf(entry!, 'content')[0]).toContain(`<a href="${SITE}/projects/trail-bridge"`)
    expect(entry!.children.find(({ name }) => name === 'link')!.attributes).toMatchObject({
      href: `${SITE}/news/hostile`,
    })
    expect(feed.attributes).toMatchObject({ 'xml:lang': 'en' })
    for (const name of ['id', 'updated']) expect(new Set(textsOf(feed, name)).size, name).toBeGreaterThan(0)
    expect(new Set(textsOf(feed, 'id')).size).toBe(textsOf(feed, 'id').length)
  })

  test('in Nepali they have addresses, texts and ids of their own, and name the language of what is in English', async () => {
    const { read, db } = await createDiscoveryApp(engine)
    const texts = { name: 'Flood', slug: 'flood', summary: '', description: '<p>Flood</p>', categoryId: 1 }
    await load(db, 'news', { ...texts, createdAt: '2026-12-01T00:00:00.000Z' })
    const feed = parseXml(await read('/ne/news.atom'))
    expect(feed.attributes).toMatchObject({ 'xml:lang': 'ne' })
    expect(textsOf(feed, 'title')[0]).toMatch(/^समाचार \|/)
    const [entry] = feed.children.filter(({ name }) => name === 'entry')
    expect(entry!.attributes).toMatchObject({ 'xml:lang': 'en' })
    const { items, feed_url } = JSON.parse(await read('/ne/news.json')) as JsonFeed
    expect(feed_url).toBe(`${SITE}/ne/news.json`)
    expect(items[0]).toMatchObject({ url: `${SITE}/ne/news/flood`, language: 'en' })
    expect(items[0]!.id).toMatch(/:ne\/news\//)
  })

  test('drafts are in none of the feeds', async () => {
    const { read, db } = await createDiscoveryApp(engine)
    await load(db, 'news', { name: 'Not yet', slug: 'not-yet', categoryId: 1 }, { isPublished: false })
    for (const path of ['/news.atom', '/news.json', '/sitemap-news-1.xml']) {
      expect(await read(path)).not.toContain('not-yet')
    }
  })

  test('JSON Feed has the newest projects with whole addresses', async () => {
    const { get } = await createDiscoveryApp(engine)
    const answer = await get('/projects.json')
    const feed = (await answer.json()) as JsonFeed
    expect(answer.headers.get('Content-Type')).toBe('application/feed+json; charset=utf-8')
    expect(feed.feed_url).toBe(`${SITE}/projects.json`)
    expect(feed.items.every(({ url }) => url.startsWith(`${SITE}/projects/`))).toBe(true)
    expect(feed.items.find(({ url }) => url.endsWith('/trail-bridge'))!.image).toContain(`${SITE}/media/pictures/`)
  })

  test('a feed of an empty store is valid', async () => {
    const { read, db } = await createDiscoveryApp(engine)
    await db.deleteFrom('project').execute()
    expect(textsOf(parseXml(await read('/projects.atom')), 'updated')).toEqual(['1970-01-01T00:00:00.000Z'])
  })
})
