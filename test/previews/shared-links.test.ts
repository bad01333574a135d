import { expect, test } from 'vitest'
import { createPreviews, type LoadedPage } from '../../server/previews/preview-pages.ts'
import { signIn } from '../core/accounts/staff.ts'
import { TEST_SECRET } from '../create-test-api.ts'
import { createTestApp, describeOnEachEngine } from '../create-test-app.ts'
import type { Engine } from '../../server/core/store/engine.ts'

const LINKS = '/content/news/1/preview-links'
const DAY = 24 * 60 * 60 * 1000

/** Somebody who shares links, and whoever opens them; `now` is the server's clock. */
async function open(engine: Engine, time = new Date()) {
  const app = await createTestApp(engine, { now: () => time })
  const editor = await signIn(app, 'editor')
  const pages = createPreviews({
    db: app.db,
    store: app.previews,
    secret: TEST_SECRET,
    load: async () => ({}) as LoadedPage,
    render: async () => new Response('<h1>Draft</h1>'),
  })
  const share = async (body: object) => (await editor.call('POST', LINKS, body)).json()
  const visit = (path: string) => pages.answerPage(new Request(`http://site${path}`), new URL(path, 'http://site'))
  const list = async () => (await (await editor.call('GET', LINKS)).json()).data
  return { ...app, editor, share, visit, list, time }
}

describeOnEachEngine('a shared link', (engine) => {
  test('is listed with its maker and its end, and opened without a session, unseen by search engines', async () => {
    const { share, visit, list, time } = await open(engine)
    const { data } = await share({})
    const { url, ...link } = data
    expect(Date.parse(link.expiresAt)).toBe(time.getTime() + 7 * DAY)
    expect(await list()).toEqual([{ ...link, madeBy: 'editor@example.org' }])
    const seen = await visit(url)
    expect([seen.status, seen.headers.get('X-Robots-Tag'), seen.headers.get('Cache-Control')]).toEqual([
      200,
      'noindex',
      'no-store',
    ])
  })

  test('is ended alone or with all others, and says so to whoever opens it', async () => {
    const { share, visit, list, editor } = await open(engine)
    const [one, other] = [(await share({ days: 1 })).data, (await share({ days: 30 })).data]
    expect((await editor.call('DELETE', `${LINKS}/${one.id}`)).status).toBe(200)
    const ended = await visit(one.url)
    expect([ended.status, await ended.text()]).toEqual([410, expect.stringMatching(/has ended[^]*म्याद सकियो/)])
    expect([(await visit(other.url)).status, (await list()).length]).toEqual([200, 1])
    expect((await editor.call('DELETE', `${LINKS}/${one.id}`)).status).toBe(404)
    expect((await editor.call('DELETE', '/content/news/1/preview')).status).toBe(200)
    expect([(await visit(other.url)).status, await list()]).toEqual([410, []])
  })

  test('ends by itself; a changed one is none', async () => {
    const { share, visit, list } = await open(engine, new Date(Date.now() - 2 * DAY))
    const { url } = (await share({ days: 1 })).data
    expect((await visit(url)).status).toBe(410)
    expect((await visit(`${url.slice(0, -3)}abc`)).status).toBe(403)
    expect(await list()).toHaveLength(1)
  })

  test('lasts one, seven or thirty days, and there are twenty of an item at most', async () => {
    const { share } = await open(engine)
    expect((await share({ days: 365 })).message).toBe('days must be one of 1, 7, 30')
    for (let made = 0; made < 20; made += 1) await share({})
    expect((await share({})).message).toBe('There are 20 links to this already: end one first')
  })
})
