import { expect, test } from 'vitest'
import type { ApiKeyWithToken } from '../contract/api-key.ts'
import type { KeyScopes } from '../../../contract/kinds/key-scopes.ts'
import { KEY_AREAS } from '../contract/key-scopes.ts'
import { listDeclaredRoutes } from '../../../server/core/api/declared-routes.ts'
import type { Engine } from '../../../server/core/store/engine.ts'
import { signIn, type Person } from '../../../test/core/accounts/staff.ts'
import { createTestApp, describeOnEachEngine, NOW, type TestApp } from '../../../test/create-test-app.ts'

const NEWS = { name: 'By a program', description: '<p>Text</p>', categoryId: 1, publish: true }
const EVERYTHING = Object.fromEntries(KEY_AREAS.map((area) => [area, 'write'])) as KeyScopes

/** An app whose clock the test moves, with an owner. */
async function open(engine: Engine) {
  const clock = { now: NOW }
  const app = await createTestApp(engine, { now: () => clock.now, addressOf: () => '192.0.2.1' })
  return { app, clock, owner: await signIn(app, 'owner') }
}

async function makeKey(owner: Person, scopes: KeyScopes, given: object = {}): Promise<ApiKeyWithToken> {
  const answer = await owner.call('POST', '/api-keys', { name: 'Intranet', scopes, expiresAt: null, ...given })
  expect(answer.status).toBe(201)
  return ((await answer.json()) as { data: ApiKeyWithToken }).data
}

/** A program with a key, and what else its calls carry. */
const program =
  ({ request }: Pick<TestApp, 'request'>, token: string, more: Record<string, string> = {}) =>
  (method: string, path: string, body?: unknown) =>
    request(path, {
      method,
      headers: {
        Authorization: `Bearer ${token}`,
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...more,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })

describeOnEachEngine('an API key', (engine) => {
  test('is shown once, and only its hash is stored', async () => {
    const { app, owner } = await open(engine)
    const { token, prefix, id } = await makeKey(owner, { news: 'read' })
    expect(token).toMatch(/^sitekey_[0-9a-f]{8}_[\w-]{43}$/)
    expect(token.startsWith(prefix)).toBe(true)
    const list = await (await owner.call('GET', '/api-keys')).json()
    expect(list.data).toMatchObject([{ id, prefix, state: 'active', createdBy: 'owner@example.org', lastUsedAt: null }])
    const stored = JSON.stringify([list, await app.db.selectFrom('api_key').selectAll().execute()])
    expect(stored).toContain(prefix)
    expect(stored).not.toContain(token.slice(17))
  })

  test('reads and writes what its scopes name, and its name stands in the audit log and in versions', async () => {
    const { app, owner } = await open(engine)
    const { id, token } = await makeKey(owner, { news: 'write', projects: 'read' })
    const call = program(app, token)
    const created = await call('POST', '/news', NEWS)
    expect(created.status).toBe(201)
    const { data } = await created.json()
    expect(data.updatedBy).toBe('API key “Intranet”')
    expect((await call('GET', `/content/news/${data.id}`)).status).toBe(200)
    expect((await call('GET', '/content/projects')).status).toBe(200)
    expect((await call('DELETE', `/news/${data.id}`)).status).toBe(200)
    const audit = await (await owner.call('GET', '/audit?staff=api-keys')).json()
    expect(audit.data.map(({ action }: { action: string }) => action)).toEqual(['delete', 'create'])
    expect(audit.data[0]).toMatchObject({ staffId: null, staffEmail: 'Intranet', apiKeyId: id, address: '192.0.2.1' })
    const commands = await (await owner.call('GET', '/audit?staff=none')).json()
    expect(commands.data.filter(({ apiKeyId }: { apiKeyId: number | null }) => apiKeyId !== null)).toEqual([])
  })

  test('is refused with 403 what its scopes do not name', async () => {
    const { app, owner } = await open(engine)
    const call = program(app, (await makeKey(owner, { news: 'write', projects: 'read' })).token)
    const tries: [string, string, unknown?][] = [
      ['PATCH', '/projects/1', { title: 'Mine' }],
      ['PUT', '/content/projects/1/publication', {}],
      ['DELETE', '/content/projects/1/publication'],
      ['POST', '/content/projects/1/recovery'],
      ['GET', '/content/services'],
      ['GET', '/content/settings'],
      ['GET', '/content/%73ervices/1'],
      ['GET', '/pictures'],
      ['POST', '/pictures?name=a.png'],
    ]
    for (const [method, path, body] of tries) {
      const answer = await call(method, path, body)
      expect(answer.status, `${method} ${path}`).toBe(403)
      expect(answer.headers.get('Cache-Control')).toBe('no-store')
    }
    expect((await (await call('PATCH', '/projects/1', {})).json()).message).toBe(
      'The API key “Intranet” may not write projects',
    )
  })

  test('with every scope makes no call but reads of the public and those that are declared for keys', async () => {
    const { app, owner } = await open(engine)
    const call = program(app, (await makeKey(owner, EVERYTHING)).token, { Cookie: owner.cookie() })
    const routes = listDeclaredRoutes(app.api)
    expect(routes.filter(({ keyScope }) => keyScope).length).toBeGreaterThan(35)
    for (const { method, path, access, keyScope } of routes) {
      const isOpen = keyScope !== undefined || (access === 'public' && method === 'GET')
      const address = path.replace('/api/v1', '').replace(':entity', 'news').replaceAll(/:\w+/g, '987654')
      const { status } = await call(method, address, method === 'GET' || method === 'DELETE' ? undefined : {})
      expect(status === 403, `${method} ${path} was answered ${status}`).toBe(!isOpen)
      expect(status, `${method} ${path}`).not.toBe(401)
    }
  })

  test('is refused with 401 when it is wrong, expired or revoked, also on public reads, whatever the cookies', async () => {
    const { app, clock, owner } = await open(engine)
    const { token, id } = await makeKey(owner, { news: 'read' })
    const expiring = await makeKey(owner, { news: 'read' }, { expiresAt: new Date(+NOW + 60_000).toISOString() })
    const refusal = async (given: string, path = '/content/news') => {
      const answer = await program(app, given, { Cookie: owner.cookie() })('GET', path)
      expect(answer.headers.get('WWW-Authenticate')).toBe(answer.status === 401 ? 'Bearer' : null)
      return [answer.status, ((await answer.json()) as { message?: string }).message?.split(':')[0]]
    }
    const unknown = [401, 'This API key is not known']
    const changed = token.slice(0, -1) + (token.endsWith('A') ? 'B' : 'A')
    for (const wrong of [changed, `${token}A`, token.slice(0, -1), 'sitekey_', token.replace('sitekey_', 'SITEKEY_')])
      expect(await refusal(wrong), wrong).toEqual(unknown)
    expect(await refusal(changed, '/news')).toEqual(unknown)
    expect(await refusal(expiring.token)).toEqual([200, undefined])
    clock.now = new Date(+NOW + 60_000)
    expect(await refusal(expiring.token)).toEqual([401, 'This API key expired on 2026-11-21'])
    expect((await owner.call('POST', `/api-keys/${id}/revocation`)).status).toBe(200)
    expect((await owner.call('POST', `/api-keys/${id}/revocation`)).status).toBe(200)
    expect(await refusal(token)).toEqual([401, 'This API key was revoked'])
    const { data } = await (await owner.call('GET', '/api-keys')).json()
    expect(data.map(({ state }: ApiKeyWithToken) => state)).toEqual(['expired', 'revoked'])
    const audit = await (await owner.call('GET', '/audit?entity=api-keys&action=revoke')).json()
    expect(audit.meta.total).toBe(1)
  })

  test('is refused while the account that made it is disabled, and owners see it', async () => {
    const { app, owner } = await open(engine)
    const leaver = await signIn(app, 'editor')
    const { id } = (await (await owner.call('GET', '/staff?search=editor')).json()).data[0]
    await owner.call('PATCH', `/staff/${id}`, { role: 'owner' })
    const call = program(app, (await makeKey(leaver, { news: 'read' })).token)
    const state = async () => (await (await owner.call('GET', '/api-keys')).json()).data[0].state
    expect([(await call('GET', '/content/news')).status, await state()]).toEqual([200, 'active'])
    await owner.call('PATCH', `/staff/${id}`, { disabled: true })
    for (const path of ['/content/news', '/news']) expect((await call('GET', path)).status, path).toBe(401)
    expect((await (await call('GET', '/news')).json()).message).toMatch(
      /^The account that made this API key is disabled/,
    )
    expect(await state()).toBe('suspended')
    await owner.call('PATCH', `/staff/${id}`, { disabled: false })
    expect([(await call('GET', '/content/news')).status, await state()]).toEqual([200, 'active'])
  })

  test('makes answers that nobody keeps', async () => {
    const { app, owner } = await open(engine)
    const call = program(app, (await makeKey(owner, { news: 'read' })).token)
    for (const path of ['/news', '/content/news', '/projects'])
      expect((await call('GET', path)).headers.get('Cache-Control'), path).toBe('no-store')
  })

  test('notes its last use at most once a minute, and no write of it is a change of content', async () => {
    const { app, clock, owner } = await open(engine)
    const { token } = await makeKey(owner, { news: 'read' })
    const call = program(app, token)
    const lastUse = async () =>
      (await app.db.selectFrom('api_key').select('last_used_at').executeTakeFirstOrThrow()).last_used_at
    const revision = await app.readRevision()
    await Promise.all(Array.from({ length: 20 }, () => call('GET', '/content/news')))
    expect(await lastUse()).toBe(NOW.toISOString())
    clock.now = new Date(+NOW + 59_000)
    await call('GET', '/content/news')
    expect(await lastUse()).toBe(NOW.toISOString())
    clock.now = new Date(+NOW + 61_000)
    await call('GET', '/content/news')
    expect(await lastUse()).toBe(clock.now.toISOString())
    expect(await app.readRevision()).toBe(revision)
  })

  test('is answered 429 beyond 600 calls a minute, and others are not', async () => {
    const { app, clock, owner } = await open(engine)
    const [one, other] = [await makeKey(owner, { news: 'read' }), await makeKey(owner, { news: 'read' })]
    const statuses: number[] = []
    // Not more at once than the queue of a key has room for.
    for (let round = 0; round < 31; round++)
      statuses.push(
        ...(await Promise.all(
          Array.from({ length: 20 }, async () => (await program(app, one.token)('GET', '/timeline?limit=1')).status),
        )),
      )
    expect(statuses.filter((status) => status === 200).length).toBe(600)
    expect(statuses.filter((status) => status === 429).length).toBe(20)
    expect((await program(app, other.token)('GET', '/timeline')).status).toBe(200)
    clock.now = new Date(+NOW + 60_000)
    expect((await program(app, one.token)('GET', '/timeline')).status).toBe(200)
  })

  test('that floods has its own queue filled only', async () => {
    const { app, owner } = await open(engine)
    const [one, other] = [await makeKey(owner, { news: 'read' }), await makeKey(owner, { news: 'read' })]
    const flood = Array.from(
      { length: 120 },
      async () => (await program(app, one.token)('GET', '/content/news')).status,
    )
    expect((await program(app, other.token)('GET', '/content/news')).status).toBe(200)
    const statuses = await Promise.all(flood)
    expect(statuses.filter((status) => status !== 200 && status !== 429)).toEqual([])
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0)
  })

  test('in use keeps working while wrong keys from the same network are refused unchecked', async () => {
    const { app, clock, owner } = await open(engine)
    const { token } = await makeKey(owner, { news: 'read' })
    const unused = await makeKey(owner, { news: 'read' })
    expect((await program(app, token)('GET', '/content/news')).status).toBe(200)
    const wrong = `sitekey_00000000_${'A'.repeat(43)}`
    const statuses: number[] = []
    for (let tries = 0; tries < 22; tries++) statuses.push((await program(app, wrong)('GET', '/content/news')).status)
    expect(statuses).toEqual([...Array<number>(20).fill(401), 429, 429])
    expect((await program(app, token)('GET', '/content/news')).status).toBe(200)
    expect((await program(app, unused.token)('GET', '/content/news')).status).toBe(429)
    clock.now = new Date(+NOW + 15 * 60_000)
    expect((await program(app, unused.token)('GET', '/content/news')).status).toBe(200)
  })

  test('is not made without a name, a scope and a time to come, nor for settings', async () => {
    const { owner } = await open(engine)
    const good = { name: 'A', scopes: { news: 'read' }, expiresAt: null }
    const faults = async (given: object) =>
      Object.keys((await (await owner.call('POST', '/api-keys', { ...good, ...given })).json()).fields ?? {})
    expect(await faults({ name: ' ' })).toEqual(['name'])
    expect(await faults({ scopes: {} })).toEqual(['scopes'])
    expect(await faults({ scopes: { settings: 'write' } })).toEqual(['scopes.settings', 'scopes'])
    expect(await faults({ scopes: { news: 'publish' } })).toEqual(['scopes.news'])
    expect(await faults({ expiresAt: NOW.toISOString() })).toEqual(['expiresAt'])
    expect(await faults({ expiresAt: 'soon' })).toEqual(['expiresAt'])
    expect((await owner.call('POST', '/api-keys/77/revocation')).status).toBe(404)
  })
})
