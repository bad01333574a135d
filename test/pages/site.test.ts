import { expect, onTestFinished, test } from 'vitest'
import { siteSchema } from '../../contract/pages/site.ts'
import { openStore } from '../../server/core/store/store.ts'
import { signIn } from '../core/accounts/staff.ts'
import { createTestApi } from '../create-test-api.ts'
import { createStorePlace, createTestApp, describeOnEachEngine, NOW } from '../create-test-app.ts'

const siteIn = async (response: Response) => siteSchema.strict().parse((await response.json()).data)

describeOnEachEngine('the data of every page', (engine) => {
  test('claims nothing of a firm that has said nothing, in either language', async () => {
    const store = await openStore(await createStorePlace(engine))
    onTestFinished(() => store.close())
    const api = createTestApi({ db: store.db, reads: store.reads, now: () => NOW })
    for (const [locale, title] of Object.entries({ en: 'Our Team', ne: 'हाम्रो टोली' })) {
      const { absent, texts } = await siteIn(await api.request(`/api/v1/site?locale=${locale}`))
      expect(absent).toEqual(expect.arrayContaining(['about', 'projects', 'news', 'gallery', 'privacy']))
      expect(absent).not.toContain('contact')
      expect(texts.map(({ summary, ask, seo }) => [summary, ask, seo])).toEqual(texts.map(() => ['', '', null]))
      expect(texts.find(({ key }) => key === 'team')).toMatchObject({ title, locale })
    }
    const { data } = await (await api.request('/api/v1/settings')).json()
    expect(data).toMatchObject({ name: '', foundedOn: null, foundedOnBs: null })
  })

  test('has the texts that staff write, and the pages once they have something to show', async () => {
    const app = await createTestApp(engine)
    const editor = await signIn(app, 'editor')
    expect((await siteIn(await app.request('/site'))).absent).toContain('privacy')
    await editor.call('PATCH', '/pages/1005', { body: '<p>Nothing is kept.</p>', publish: true })
    await editor.call('PATCH', '/pages/1011', { summary: 'Who does it.', ask: 'Meet us', publish: true })
    const { absent, texts } = await siteIn(await app.request('/site'))
    expect(absent).not.toContain('privacy')
    expect(absent).not.toContain('projects')
    expect(texts.find(({ key }) => key === 'team')).toMatchObject({ summary: 'Who does it.', ask: 'Meet us' })
  })

  test('a page can be written in a language that has no title yet', async () => {
    const editor = await signIn(await createTestApp(engine), 'editor')
    const translations = { ne: { title: '', body: '<p>केही राखिँदैन।</p>' } }
    const saved = await editor.call('PATCH', '/pages/1005', {
      body: '<p>Nothing is kept.</p>',
      translations,
      publish: true,
    })
    expect(saved.status).toBe(200)
    expect((await saved.json()).data.translations.ne).toMatchObject({ title: 'गोपनीयता नीति' })
  })
})
