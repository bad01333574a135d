import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import { createKeyCalls } from '../../../server/core/accounts/access.ts'
import type { ApiEnvironment } from '../../../server/core/api/router.ts'
import { done, routerOf, servedCallsOf } from '../../../server/core/accounts/served-calls.ts'
import { listDeclaredRoutes, type DeclaredRoute } from '../../../server/core/api/declared-routes.ts'
import { createTestApi } from '../../create-test-api.ts'
import { EXTRAS } from '../../extras.ts'
import { createTestApp } from '../../create-test-app.ts'
import { signIn, visitor, type Person } from './staff.ts'

/** Calls by which visitors may write: the contact form, what people sign in with, and the first owner's account. */
const PUBLIC_WRITES = /^POST \/(contact-us|session|password\/(link|forgotten)|set-up\/owner)(\/|$)/
/** Calls for owners (docs/operations.md): accounts, the audit log, redirects, the settings, the brand, the calendar, and what cannot be undone. */
const OWNERS_ALONE =
  /^(\w+ \/(staff|audit|backups|export|imports|operations|redirects|mail-settings|readiness|missing-addresses|version-retention|sample|facts)(\/|$)|\w+ \/(settings|brand|calendar)\/(?!facts$)|PUT \/approval$|\w+ \/public-address(\/check)?$|PUT \/(record-health\/settings|answer-time|answer-settings)$|DELETE \/(content\/:entity|pictures|messages)\/:id$)/

const isForOwners = (name: string) =>
  OWNERS_ALONE.test(name) ||
  EXTRAS.flatMap((one) => one.ownersAlone).some((path) => name.split(' ')[1]!.startsWith(path))

/** Calls that refuse staff whom owners have not chosen. */
const isByRight = ({ path }: { path: string }) =>
  EXTRAS.flatMap((one) => one.byRight ?? []).some((start) => path.startsWith(`/api/v1${start}`))

const open = async () => {
  const app = await createTestApp('sqlite')
  return { app, routes: listDeclaredRoutes(app.api) }
}

const nameOf = ({ method, path }: { method: string; path: string }) =>
  `${method} ${path.replace('/api/v1', '').replace(/(?<=.)\/$/, '') || '/'}`

/** Makes a call with ids and bodies that mean nothing: what is refused is refused before they are looked at. @returns the status */
const make = async (person: Person, route: DeclaredRoute) => {
  const [method = '', path = ''] = nameOf(route).split(' ')
  return (
    await person.call(method, path.replaceAll(/:\w+/g, '1'), method === 'GET' || method === 'DELETE' ? undefined : {})
  ).status
}

test('a key is refused where no feature has keys', async () => {
  const answerKeyCall = createKeyCalls(undefined)
  const app = new Hono<ApiEnvironment>()
  app.use((context, next) => answerKeyCall(context, 'Bearer sitekey_1', undefined, next))
  app.onError((error, context) => context.text(error.message, 401))
  expect(await (await app.request('/')).text()).toBe('This site takes no API keys')
})

describe('every call of the API', () => {
  test('declares its access, except the two that describe the API', async () => {
    const { app, routes } = await open()
    const handlers = app.api.routes.filter(({ method }) => method !== 'ALL').map(nameOf)
    expect(handlers.length).toBeGreaterThan(100)
    expect(new Set(handlers)).toEqual(new Set(['GET /', 'GET /openapi.json', ...routes.map(nameOf)]))
    for (const route of routes)
      expect(['public', 'reader', 'author', 'staff', 'bids', 'owner'], nameOf(route)).toContain(route.access)
  })

  test('that writes is for staff, except the contact form and signing in', async () => {
    const { routes } = await open()
    const writes = routes.filter(({ method, access }) => method !== 'GET' && access === 'public')
    expect(writes.length).toBeGreaterThan(0)
    for (const route of writes) expect(nameOf(route)).toMatch(PUBLIC_WRITES)
  })

  test('is for owners alone where it concerns accounts or the whole site, or cannot be undone', async () => {
    const { routes } = await open()
    for (const route of routes) expect(route.access === 'owner', nameOf(route)).toBe(isForOwners(nameOf(route)))
  })

  test('refuses visitors with 401, unless it is public', async () => {
    const { app, routes } = await open()
    for (const route of routes) {
      expect((await make(visitor(app), route)) === 401, nameOf(route)).toBe(route.access !== 'public')
    }
    for (const path of ['/', '/openapi.json']) expect((await app.request(path)).status).toBe(200)
  })

  test('refuses a session that was made up, and one of another secret', async () => {
    const { app } = await open()
    for (const cookie of [
      'staff.session_token=made.up',
      'staff.session_token=',
      'staff.session_token=x; staff.session_token=y',
    ]) {
      expect((await app.request('/session', { headers: { Cookie: cookie } })).status, cookie).toBe(401)
    }
    const person = await signIn(app, 'editor')
    const other = await createTestApp('sqlite', {
      db: app.db,
      secret: 'another secret of more than thirty-two characters',
      publicUrl: undefined,
    })
    expect((await person.call('GET', '/session')).status).toBe(200)
    expect((await other.request('/session', { headers: { Cookie: person.cookie() } })).status).toBe(401)
  })

  test('refuses editors with 403 what is for owners, and nothing else', async () => {
    const { app, routes } = await open()
    const editor = await signIn(app, 'editor')
    for (const route of routes.filter((one) => nameOf(one) !== 'DELETE /session')) {
      const status = await make(editor, route)
      const isRefused = route.access === 'owner' || isByRight(route)
      expect(status === 403, `${nameOf(route)} was answered ${status}`).toBe(isRefused)
      expect(status, nameOf(route)).not.toBe(401)
    }
  })

  test.for(['reader', 'author'] as const)('refuses the role %s with 403 what needs more', async (role) => {
    const { app, routes } = await open()
    const person = await signIn(app, role)
    const allowed = ['public', 'reader']
    for (const route of routes.filter((one) => nameOf(one) !== 'DELETE /session')) {
      const status = await make(person, route)
      // Of what an author may call, items of others are refused later.
      if (route.access === 'author' && role === 'author') continue
      expect(status === 403, `${nameOf(route)} was answered ${status}`).toBe(!allowed.includes(route.access))
    }
  })

  test('that a reader may make reads, or concerns their own account or a preview', async () => {
    const { routes } = await open()
    const writes = routes.filter(({ method, access }) => method !== 'GET' && access === 'reader').map(nameOf)
    for (const name of writes)
      expect(name).toMatch(/^\w+ \/(sessions?|password|second-factor|passkeys|preferences)(\/|$)|^POST .*\/preview$/)
    const confidential = /^\/(messages|mails|audit|staff|colleagues|record-health|form-states|answer-)/
    for (const route of routes.filter(({ access }) => access === 'reader'))
      expect(route.path.replace('/api/v1', '')).not.toMatch(confidential)
    expect(routes.filter(({ path }) => path.includes('/preview-links')).map(({ access }) => access)).toEqual([
      'staff',
      'staff',
      'staff',
    ])
  })

  test('is for owners alone while its access is not declared', async () => {
    const { app } = await open()
    const [editor, owner] = [await signIn(app, 'editor'), await signIn(app, 'owner')]
    const api = createTestApi({ db: app.db })
    api.get('/forgotten', (context) => context.text('secret'))
    const statuses: number[] = []
    for (const person of [visitor(app), editor, owner]) {
      statuses.push((await api.request('/api/v1/forgotten', { headers: { Cookie: person.cookie() } })).status)
    }
    expect(statuses).toEqual([401, 403, 200])
  })

  test('for bids is for bid writers and owners', async () => {
    const { app } = await open()
    const api = createTestApi({ db: app.db })
    const call = servedCallsOf<{ db: typeof app.db }>('Bids', { access: 'bids' })
    const bids = routerOf(call('get /bids', 'A bid', { 200: done('It', 'secret'), handle: () => undefined }))
    api.route('/', bids(app))
    const statuses: Record<string, number> = {}
    const people = { nobody: visitor(app), editor: await signIn(app, 'editor'), bids: await signIn(app, 'bids') }
    for (const [name, person] of Object.entries({ ...people, owner: await signIn(app, 'owner') }))
      statuses[name] = (await api.request('/api/v1/bids', { headers: { Cookie: person.cookie() } })).status
    expect(statuses).toEqual({ nobody: 401, editor: 403, bids: 200, owner: 200 })
  })

  test('says its access in the OpenAPI document', async () => {
    const { app, routes } = await open()
    const { paths, components } = (await (await app.request('/openapi.json')).json()) as OpenApiDocument
    expect(components.securitySchemes.session).toMatchObject({ type: 'apiKey', in: 'cookie' })
    for (const route of routes) {
      const { security } = paths[route.path.replaceAll(/:(\w+)/g, '{$1}')]![route.method.toLowerCase()]!
      const byKey = route.keyScope && components.securitySchemes.apiKey ? [{ apiKey: [route.keyScope] }] : []
      expect(security, nameOf(route)).toEqual(route.access === 'public' ? [] : [{ session: [route.access] }, ...byKey])
    }
  })
})

interface OpenApiDocument {
  paths: Record<string, Record<string, { security: unknown }>>
  components: { securitySchemes: { session: unknown; apiKey?: unknown } }
}
