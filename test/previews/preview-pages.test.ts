import { expect, test } from 'vitest'
import { createPreviews, type LoadedPage } from '../../server/previews/preview-pages.ts'
import { createPreview } from '../../server/previews/preview.ts'
import { createTestApp } from '../create-test-app.ts'

/** Previews whose rendering takes until it is let go, and how many are being rendered. */
async function openPreviews() {
  const { db, previews } = await createTestApp('sqlite')
  const rendered = { now: 0, most: 0, all: 0 }
  const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>()
  const render = async () => {
    rendered.all += 1
    rendered.most = Math.max(rendered.most, (rendered.now += 1))
    await mayEnd
    rendered.now -= 1
    return new Response('<h1>Draft</h1>')
  }
  const pages = createPreviews({
    db,
    store: previews,
    secret: 'secret',
    load: async () => ({}) as LoadedPage,
    render,
  })
  // Links that are asked for now are good for a day from now.
  const { url } = await createPreview(db, 'secret', 'news', 1, new Date())
  const ask = (address = url) =>
    pages.answerPage(new Request(new URL(address, 'http://site')), new URL(address, 'http://site'))
  return { db, rendered, end, ask }
}

test('of many previews at once one is rendered at a time, and beyond five others are refused in words', async () => {
  const { rendered, end, ask } = await openPreviews()
  const answers = Array.from({ length: 40 }, () => ask())
  const refused = await Promise.all(answers.slice(5))
  expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([503]))
  expect(refused[0]?.headers.get('Retry-After')).toBe('5')
  expect(await refused[0]?.text()).toContain('Load this page again')
  end()
  expect((await Promise.all(answers.slice(0, 5))).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  expect(rendered).toEqual({ now: 0, most: 1, all: 5 })
  expect((await ask()).status).toBe(200)
})

test('a preview that fails does not keep the next from its turn', async () => {
  const { db, end, ask } = await openPreviews()
  end()
  await db.updateTable('news').set({ slug: 'taken' }).where('id', '=', 2).execute()
  await db
    .updateTable('content_version')
    .set({ document: '{"slug":"taken","translations":{"ne":null}}' })
    .where('entity', '=', 'news')
    .where('item_id', '=', 1)
    .execute()
  const refused = await ask()
  expect([refused.status, await refused.text()]).toEqual([409, expect.stringContaining('This cannot be shown: ')])
  await db.updateTable('news').set({ slug: 'free' }).where('id', '=', 2).execute()
  await db.deleteFrom('content_version').where('entity', '=', 'news').where('item_id', '=', 1).execute()
  expect((await ask()).status).toBe(409)
  expect((await ask('/?preview=forged')).status).toBe(403)
})
