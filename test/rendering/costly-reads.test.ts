// Before landing: waits for reads that cost much.
import { createHmac } from 'node:crypto'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { describeApi } from '../../server/core/api/description.ts'
import { authSecretOf, createSessionCheck } from '../../server/core/accounts/session-cookie.ts'
import { FEATURES } from '../../server/features.ts'
import { limitCostlyReads } from '../../server/rendering/costly-reads.ts'
import { createTestApp } from '../create-test-app.ts'

const COSTLY_PATHS = FEATURES.flatMap(({ costlyPaths }) => costlyPaths ?? [])

/** A server whose answers come when they are let go. */
function slowServer(processors = 8) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const app = new Hono()
  app.use(limitCostlyReads(createSessionCheck('secret'), COSTLY_PATHS, processors))
  app.all('*', async (context) => {
    await promise
    return context.text('answered')
  })
  return { app, letGo: resolve }
}

const fill = (app: Hono, path: string, count: number) => Array.from({ length: count }, async () => app.request(path))
const signature = createHmac('sha256', authSecretOf('secret')).update('token').digest('base64')
const STAFF = { Cookie: `staff.session_token=${encodeURIComponent(`token.${signature}`)}` }

test('more searches than may wait are refused in words, and everything else is answered', async () => {
  const { app, letGo } = slowServer()
  const waiting = fill(app, '/projects?search=bridge', 42)
  const page = await app.request('/projects?search=bridge')
  expect([page.status, page.headers.get('Retry-After'), page.headers.get('Cache-Control')]).toEqual([
    429,
    '2',
    'no-store',
  ])
  expect(await page.text()).toContain('Try again')
  for (const path of [
    '/api/v1/projects?search=bridge',
    '/api/v1/projects/facets',
    '/api/v1/projects?province=bagmati',
    '/api/v1/projects?fiscalYear=2081/82',
    '/api/v1/capabilities',
    '/api/v1/teams?search=a',
    '/api/v1/search?q=a',
    '/api/v1/search/suggestions?q=ab',
  ]) {
    const refused = await app.request(path)
    expect([path, refused.status, await refused.json()]).toEqual([
      path,
      429,
      { code: 'too_many_requests', message: expect.stringContaining('try again') },
    ])
  }
  const others = ['/', '/projects?page=2', '/api/v1/projects?page=2', '/api/v1/services'].map(async (path) =>
    app.request(path),
  )
  const staff = app.request('/api/v1/projects?search=bridge', { headers: STAFF })
  const sent = app.request('/projects?search=bridge', { method: 'POST' })
  letGo()
  const statuses = (await Promise.all([...waiting, ...others, staff, sent])).map(({ status }) => status)
  expect(new Set(statuses)).toEqual(new Set([200]))
  expect((await app.request('/projects?search=bridge')).status).toBe(200)
})

test('every call that is declared as costly is bounded', async () => {
  const { api } = await createTestApp('sqlite')
  const costly = Object.entries(describeApi(api, FEATURES).paths ?? {}).flatMap(([path, { get }]) =>
    get?.responses?.['429']?.description?.startsWith('Too many costly reads') ? [{ path }] : [],
  )
  expect(costly.length).toBeGreaterThan(6)
  const { app, letGo } = slowServer()
  const waiting = fill(app, '/projects?search=bridge', 42)
  for (const { path } of costly) {
    const refused = await app.request(`${path.replace('{slug}', 'kaski')}?search=bridge&q=bridge`)
    expect([path, refused.status]).toEqual([path, 429])
  }
  letGo()
  await Promise.all(waiting)
})

test('on two processors one search is done at a time', async () => {
  const { app, letGo } = slowServer(2)
  const waiting = fill(app, '/projects?search=bridge', 41)
  expect((await app.request('/projects?search=bridge')).status).toBe(429)
  letGo()
  await Promise.all(waiting)
})

test('more pages than may wait are refused, calls of the API are not', async () => {
  const { app, letGo } = slowServer()
  const waiting = fill(app, '/no-such-page', 202)
  expect((await app.request('/no-such-page')).status).toBe(429)
  const call = app.request('/api/v1/services')
  letGo()
  expect((await call).status).toBe(200)
  await Promise.all(waiting)
})

test('previews take no place of other pages', async () => {
  const { app, letGo } = slowServer()
  const previews = fill(app, '/projects?preview=a.b', 300)
  const page = app.request('/no-such-page')
  letGo()
  expect((await page).status).toBe(200)
  expect(new Set((await Promise.all(previews)).map(({ status }) => status))).toEqual(new Set([200]))
})
