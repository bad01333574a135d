import { request, type RequestOptions } from 'node:http'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { expect, onTestFinished, test } from 'vitest'
import { errorAnswer } from '../../server/core/api/errors.ts'
import { createCsrfTokens } from '../../server/core/accounts/csrf.ts'
import { guardForms } from '../../server/rendering/forms.ts'

const HOUR = 60 * 60 * 1000
const tokens = createCsrfTokens('a secret of more than thirty-two characters')
const expired = createCsrfTokens('a secret of more than thirty-two characters', () => Date.now() - 48 * HOUR).create()

/** A page that takes a form, behind its guard. @param render is done for each form that gets there */
function createSite(render: () => Promise<void> = async () => {}) {
  const site = {
    app: new Hono(),
    reached: [] as (string | null)[],
    post: (body: string, type = 'application/x-www-form-urlencoded') =>
      site.app.request('/contact', { method: 'POST', body, headers: { 'Content-Type': type } }),
  }
  const app = site.app
  app.onError((error, context) => errorAnswer(error, context, { info() {}, error() {} }))
  app.post('*', guardForms(tokens), async (context) => {
    const form = await context.req.raw.formData()
    site.reached.push(form.get('name') as string | null)
    await render()
    return context.text('rendered')
  })
  return site
}

test('a form reaches its page with a token of this site, expired or not, and with no other', async () => {
  const { reached, post } = createSite()
  expect((await post(`csrf=${tokens.create()}&name=valid`)).status).toBe(200)
  expect((await post(`name=expired&csrf=${expired}`)).status).toBe(200)
  for (const body of [
    '',
    'name=none',
    'csrf=&name=empty',
    'csrf=a.b&name=forged',
    `%63srf=${tokens.create()}&name=escaped`,
    `xcsrf=${tokens.create()}`,
  ]) {
    const answer = await post(body)
    expect([answer.status, (await answer.text()).includes('not sent')], body).toEqual([403, true])
  }
  expect(reached).toEqual(['valid', 'expired'])
})

test('a body of another type than a form is refused before it is read', async () => {
  const { reached, post } = createSite()
  expect((await post(`csrf=${tokens.create()}`, 'multipart/form-data; boundary=x')).status).toBe(415)
  expect((await post(`csrf=${tokens.create()}`, 'text/plain')).status).toBe(415)
  expect((await post(`csrf=${tokens.create()}${'&a'.repeat(100)}`)).status).toBe(400)
  expect((await post(`csrf=${tokens.create()}&name=${'x'.repeat(300_000)}`)).status).toBe(413)
  expect(reached).toEqual([])
})

test('one form is rendered at a time, the next thirty wait, and more are given back to be sent again', async () => {
  const gate = Promise.withResolvers<void>()
  const { reached, post } = createSite(() => gate.promise)
  const [token, typed] = [tokens.create(), '"><script>alert(1)</script> सडक & पुल']
  const answers = Array.from({ length: 33 }, (_, index) =>
    post(new URLSearchParams({ csrf: token, name: String(index), message: `\n${typed}` }).toString()),
  )
  const refused = await answers[32]!
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '10'])
  expect(refused.headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'")
  const page = await refused.text()
  expect(page).toContain(`<input type="hidden" name="csrf" value="${token}">`)
  expect(page).toContain('<input type="hidden" name="name" value="32">')
  expect(page).toContain('>\n\n&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt; सडक &amp; पुल</textarea>')
  gate.resolve()
  const statuses = (await Promise.all(answers.slice(0, 31))).map(({ status }) => status)
  expect(statuses).toEqual(Array.from({ length: 31 }, () => 200))
  expect(reached.slice(0, 3)).toEqual(['0', '1', '2'])
})

test('a Nepali form that comes in a flood is given back in Nepali', async () => {
  const gate = Promise.withResolvers<void>()
  const { app } = createSite(() => gate.promise)
  const body = new URLSearchParams({ csrf: tokens.create(), message: 'सडक' }).toString()
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
  const answers = Array.from({ length: 32 }, () => app.request('/ne/contact', { method: 'POST', body, headers }))
  const refused = await answers[31]!
  const page = await refused.text()
  expect([refused.status, page.includes('<html lang="ne">')]).toEqual([429, true])
  expect(page).toContain('action="/ne/contact"')
  expect(page).toMatch(/>\nसडक<\/textarea>/)
  expect(page.replaceAll(/<[^>]+>/g, '')).not.toMatch(/[a-z]{3}/i)
  gate.resolve()
  await Promise.all(answers)
})

test('a request for a page during a flood of forms is answered before them', async () => {
  const { app, reached } = createSite(async () => {
    // Rendering keeps the process busy.
    for (const end = performance.now() + 10; performance.now() < end;);
  })
  app.get('/', (context) => context.text('home'))
  const { promise: listening, resolve } = Promise.withResolvers<number>()
  const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) => resolve(port))
  onTestFinished(() => void server.close())
  const origin = `http://127.0.0.1:${await listening}`
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded', Connection: 'close' }
  const body = `csrf=${tokens.create()}&name=a`
  const flood = Array.from({ length: 100 }, () => send(`${origin}/contact`, { method: 'POST', headers }, body))
  expect(await send(origin, { agent: false }, '')).toBe(200)
  expect(reached.length).toBeLessThan(30)
  const statuses = await Promise.all(flood)
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(40)
})

function send(address: string, options: RequestOptions, body: string): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  request(address, { agent: false, ...options }, (answer) =>
    answer.resume().on('end', () => resolve(answer.statusCode!)),
  )
    .on('error', reject)
    .end(body)
  return promise
}
