import { Hono } from 'hono'
import { expect, test, vi } from 'vitest'
import { errorAnswer } from '../../server/api/errors.ts'
import { createCsrfTokens } from '../../server/http/csrf.ts'
import { guardForms } from '../../server/http/forms.ts'

const HOUR = 60 * 60 * 1000
const tokens = createCsrfTokens('a secret of more than thirty-two characters')
const expired = createCsrfTokens('a secret of more than thirty-two characters', () => Date.now() - 48 * HOUR).create()

/** A page that takes a form, behind its guard. @param render is done for each form that gets there */
function createSite(render: () => Promise<void> = async () => {}) {
  const site = {
    reached: [] as (string | null)[],
    post: (body: string, type = 'application/x-www-form-urlencoded') => app.request('/contact', { method: 'POST', body, headers: { 'Content-Type': type } }),
  }
  const app = new Hono()
  app.onError((error, context) => errorAnswer(error, context, { info() {}, error() {} }))
  app.post('*', guardForms(tokens), async (context) => {
    const form = await context.req.raw.formData()
    site.reached.push(form.get('name') as string | null)
    await render()
    return context.text('rendered')
  })
  return site
}

test('a form gets to its page with a token of ours, expired or not, and with no other', async () => {
  const { reached, post } = createSite()
  expect((await post(`csrf=${tokens.create()}&name=valid`)).status).toBe(200)
  expect((await post(`name=expired&csrf=${expired}`)).status).toBe(200)
  for (const body of ['', 'name=none', 'csrf=&name=empty', 'csrf=a.b&name=forged', `%63srf=${tokens.create()}&name=escaped`, `xcsrf=${tokens.create()}`]) {
    const answer = await post(body)
    expect([answer.status, (await answer.text()).includes('not sent')], body).toEqual([403, true])
  }
  expect(reached).toEqual(['valid', 'expired'])
})

test('what is no form of ours is refused before it is read', async () => {
  const { reached, post } = createSite()
  expect((await post(`csrf=${tokens.create()}`, 'multipart/form-data; boundary=x')).status).toBe(415)
  expect((await post(`csrf=${tokens.create()}`, 'text/plain')).status).toBe(415)
  expect((await post(`csrf=${tokens.create()}${'&a'.repeat(100)}`)).status).toBe(400)
  expect((await post(`csrf=${tokens.create()}&name=${'x'.repeat(300_000)}`)).status).toBe(413)
  expect(reached).toEqual([])
})

test('two forms are rendered at a time, the next thirty wait their turn, and more are told to come later', async () => {
  const gate = Promise.withResolvers<void>()
  const { reached, post } = createSite(() => gate.promise)
  const answers = Array.from({ length: 40 }, (_, index) => post(`csrf=${tokens.create()}&name=${index}`))
  const refused = await Promise.all(answers.slice(32))
  expect(refused.map(({ status, headers }) => [status, headers.get('Retry-After')])).toEqual(Array.from({ length: 8 }, () => [429, '60']))
  await vi.waitFor(() => expect(reached).toHaveLength(2))
  gate.resolve()
  expect((await Promise.all(answers.slice(0, 32))).map(({ status }) => status)).toEqual(Array.from({ length: 32 }, () => 200))
  expect(reached).toEqual(Array.from({ length: 32 }, (_, index) => String(index)))
})
