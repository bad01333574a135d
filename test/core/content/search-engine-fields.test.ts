import { expect, test } from 'vitest'
import { signIn } from '../accounts/staff.ts'
import { createTestApp, describeOnEachEngine } from '../../create-test-app.ts'
import { createDiscoveryApp } from '../../discovery/discovery-app.ts'
import { BRIDGE_PICTURE } from '../../fixtures/content.ts'

const CHOSEN = {
  searchTitle: 'Steep ground, short span',
  searchDescription: 'How a bridge for walkers is built in three months.',
  socialPictureId: 1,
  hiddenFromSearch: true,
}
const ANSWERED = {
  title: CHOSEN.searchTitle,
  description: CHOSEN.searchDescription,
  picture: BRIDGE_PICTURE,
  isHidden: true,
}
const ITEMS = [
  { item: '/projects/1', shown: '/projects/slug/trail-bridge' },
  { item: '/services/5', shown: '/services/slug/bridges' },
  { item: '/news/1', shown: '/news/slug/' },
  { item: '/pages/1', shown: '/pages/overview' },
]

describeOnEachEngine('texts for search engines and shared links', (engine) => {
  test.each(ITEMS)('of $item are answered to visitors once they are published', async ({ item, shown }) => {
    const { request, ...app } = await createTestApp(engine)
    const editor = await signIn({ ...app, request }, 'editor')
    const { data: before } = await (await editor.call('GET', `/content${item}`)).json()
    const read = async () => (await (await request(shown.replace(/\/$/, `/${before.slug}`))).json()).data.seo
    expect([before, await read()]).toMatchObject([{ socialPictureId: null, hiddenFromSearch: false }, null])

    expect((await editor.call('PATCH', item, { ...CHOSEN, publish: false })).status).toBe(200)
    expect(await read()).toBeNull()
    expect((await editor.call('PUT', `/content${item}/publication`, {})).status).toBe(200)
    expect(await read()).toEqual(ANSWERED)
    const { data: restored } = await (
      await editor.call('POST', `/content${item}/restoration`, { revision: 1, publish: true })
    ).json()
    expect([restored.searchTitle, await read()]).toEqual(['', null])
  })

  test('are refused where they are too long, and have a language of their own', async () => {
    const app = await createTestApp(engine)
    const editor = await signIn(app, 'editor')
    const refused = await editor.call('PATCH', '/projects/1', {
      searchTitle: 'x'.repeat(66),
      searchDescription: 'x'.repeat(161),
      hiddenFromSearch: 'yes',
    })
    expect(Object.keys((await refused.json()).fields).toSorted()).toEqual([
      'hiddenFromSearch',
      'searchDescription',
      'searchTitle',
    ])
    const translations = { ne: { title: 'पुल', searchTitle: 'झोलुङ्गे पुल', searchDescription: '' } }
    await editor.call('PATCH', '/projects/1', { ...CHOSEN, translations })
    const { data } = await (await app.request('/projects/slug/trail-bridge?locale=ne')).json()
    expect([data.seo.title, data.seo.description]).toEqual(['झोलुङ्गे पुल', CHOSEN.searchDescription])
  })

  test('hide a page from sitemaps, but neither from feeds nor from the search of the site', async () => {
    const app = await createDiscoveryApp(engine)
    const editor = await signIn(app, 'editor')
    const sitemaps = async () =>
      (
        await Promise.all(['projects', 'news', 'services', 'pages'].map((name) => app.read(`/sitemap-${name}-1.xml`)))
      ).join()
    const { data: news } = await (await editor.call('GET', '/content/news/1')).json()
    const paths = ['/projects/trail-bridge<', `/news/${news.slug}<`, '/services/bridges<', '/about/overview<']
    for (const path of paths) expect(await sitemaps()).toContain(path)
    for (const { item } of ITEMS) await editor.call('PATCH', item, { hiddenFromSearch: true, publish: true })
    for (const path of paths) expect(await sitemaps(), path).not.toContain(path)
    expect(await app.read('/news.atom')).toContain(`/news/${news.slug}`)
    const { data: found } = await (await app.request('/search?q=trail%20bridge')).json()
    expect(JSON.stringify(found)).toContain('/projects/trail-bridge')
  })
})
