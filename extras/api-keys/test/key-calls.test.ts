import { expect, test } from 'vitest'
import type { KeyScopes } from '../../../contract/kinds/key-scopes.ts'
import { listDeclaredRoutes } from '../../../server/core/api/declared-routes.ts'
import { runExample, serve } from '../../../test/client/run-example.ts'
import { signIn } from '../../../test/core/accounts/staff.ts'
import { createTestApp, describeOnEachEngine, type TestApp } from '../../../test/create-test-app.ts'
import type { Engine } from '../../../server/core/store/engine.ts'

/** An app with a key, and calls of the program that has it. */
async function open(engine: Engine, scopes: KeyScopes) {
  const app = await createTestApp(engine)
  const owner = await signIn(app, 'owner')
  const made = await owner.call('POST', '/api-keys', { name: 'Intranet', scopes, expiresAt: null })
  const { id, token, prefix } = (await made.json()).data as { id: number; token: string; prefix: string }
  const call = (method: string, path: string, body?: object, more: Record<string, string> = {}) =>
    app.request(path, {
      method,
      headers: { Authorization: `Bearer ${token}`, ...(body && { 'Content-Type': 'application/json' }), ...more },
      ...(body && { body: JSON.stringify(body) }),
    })
  return { app, owner, id, token, prefix, call }
}

const notesOf = ({ db }: TestApp, action: string) =>
  db
    .selectFrom('audit_entry')
    .select(['staff_email', 'staff_id', 'api_key_id', 'label'])
    .where('action', '=', action)
    .orderBy('id')
    .execute()

describeOnEachEngine('a program with a key', (engine) => {
  test('is told of in the audit log when its key is wrong or revoked, by the part that can be found', async () => {
    const { app, owner, id, prefix, call } = await open(engine, { news: 'read' })
    const Authorization = `Bearer sitekey_0a1b2c3d_${'x'.repeat(43)}`
    for (let time = 0; time < 6; time++)
      expect((await call('GET', '/news', undefined, { Authorization })).status).toBe(401)
    await owner.call('POST', `/api-keys/${id}/revocation`)
    expect((await call('GET', '/news')).status).toBe(401)
    const notes = await notesOf(app, 'key-refused')
    expect(notes.map(({ label }) => label)).toEqual([
      'sitekey_0a1b2c3d: This API key is not known (1 attempt)',
      'sitekey_0a1b2c3d: This API key is not known (5 attempts)',
      `${prefix}: This API key was revoked (1 attempt)`,
    ])
    expect(JSON.stringify(notes)).not.toContain('xxx')
  })

  test('is told of in the audit log when it goes beyond its scopes', async () => {
    const { app, id, call } = await open(engine, { news: 'read' })
    await call('GET', '/content/services')
    const label = 'GET /api/v1/content/services: The API key “Intranet” may not read services (1 attempt)'
    expect(await notesOf(app, 'call-refused')).toEqual([
      { staff_email: 'Intranet', staff_id: null, api_key_id: id, label },
    ])
  })

  test('gets the first answer again for an Idempotency-Key, and has fifty of its own', async () => {
    const { app, call } = await open(engine, { news: 'write' })
    const change = (key: number) => call('PATCH', '/news/1', { summary: 'Short' }, { 'Idempotency-Key': `${key}` })
    const isRepeated = async (key: number) => (await change(key)).headers.has('Idempotent-Replayed')
    expect([await isRepeated(1), await isRepeated(1)]).toEqual([false, true])
    for (let key = 2; key < 56; key++) await change(key)
    expect(await app.db.selectFrom('answered_call').select('name').execute()).toHaveLength(51)
  })

  test('publishes as an editor does, which may need approval', async () => {
    const { owner, call } = await open(engine, { services: 'write' })
    const publish = async () => (await call('POST', '/services', { name: 'By a program', publish: true })).status
    expect(await publish()).toBe(201)
    await owner.call('PUT', '/approval', { editorsAsk: true })
    expect(await publish()).toBe(403)
  })
})

test('making a key is guarded, so that a stolen session makes none', async () => {
  const { api } = await createTestApp('sqlite')
  const made = listDeclaredRoutes(api).filter(({ method, path }) => method === 'POST' && /\/api-keys\/?$/.test(path))
  expect(made).toMatchObject([{ isGuarded: true }])
})

test('the example for programs saves a draft with a key', async () => {
  const { app, owner, token } = await open('sqlite', { news: 'write' })
  const settings = { SITE_URL: await serve(app), SITE_KEY: token }
  const [line] = await runExample('docs/client/create-draft.ts', settings, ['Bridge opened', '<p>Today</p>'])
  const id = /\/admin\/news\/(\d+)$/.exec(line!)?.[1]
  const record = await (await owner.call('GET', `/content/news/${id}`)).json()
  expect(record.data).toMatchObject({ name: 'Bridge opened', updatedBy: 'API key “Intranet”' })
  expect((await (await app.request('/news')).json()).data.map(({ id }: { id: number }) => id)).not.toContain(Number(id))
})
