import { describe, expect, test } from 'vitest'
import { createApi } from '../../server/api/api.ts'
import { createTestApp } from '../create-test-app.ts'
import { signIn, visitor, type Person } from '../auth/staff.ts'

/** Who may make each call of the API. A call that is missing here fails the first test: decide, and write it down in both places. */
const EVERYBODY = [
  'GET /',
  'GET /openapi.json',
  'GET /services',
  'GET /services/slug/:slug',
  'GET /news',
  'GET /news/slug/:slug',
  'GET /categories',
  'GET /projects',
  'GET /projects/facets',
  'GET /projects/slug/:slug',
  'GET /teams',
  'GET /partners',
  'GET /clients',
  'GET /timeline',
  'GET /pages',
  'GET /pages/:key',
  'GET /settings',
  'GET /provinces',
  'GET /districts',
  'POST /contact-us',
  'POST /contact-us/proof',
  'POST /session',
  'POST /session/second-factor',
  'POST /password/link',
  'POST /password/forgotten',
]
const EDITORS = [
  'GET /session',
  'PATCH /session',
  'DELETE /session',
  'GET /sessions',
  'DELETE /sessions/:id',
  'PUT /password',
  'POST /second-factor',
  'POST /second-factor/confirmation',
  'POST /second-factor/removal',
  'POST /news',
  'PATCH /news/:id',
  'DELETE /news/:id',
  'POST /teams',
  'PATCH /teams/:id',
  'DELETE /teams/:id',
  'POST /services',
  'PATCH /services/:id',
  'DELETE /services/:id',
  'POST /projects',
  'PATCH /projects/:id',
  'DELETE /projects/:id',
  'POST /partners',
  'PATCH /partners/:id',
  'DELETE /partners/:id',
  'POST /clients',
  'PATCH /clients/:id',
  'DELETE /clients/:id',
  'POST /timeline',
  'PATCH /timeline/:id',
  'DELETE /timeline/:id',
  'POST /categories',
  'PATCH /categories/:id',
  'DELETE /categories/:id',
  'PATCH /pages/:id',
  'GET /dashboard',
  'GET /content',
  'GET /content/:entity',
  'PUT /content/:entity/order',
  'GET /content/:entity/:id',
  'PUT /content/:entity/:id/publication',
  'DELETE /content/:entity/:id/publication',
  'DELETE /content/:entity/:id/schedule',
  'GET /content/:entity/:id/revisions',
  'GET /content/:entity/:id/revisions/:number',
  'POST /content/:entity/:id/restoration',
  'POST /content/:entity/:id/recovery',
  'POST /content/:entity/:id/preview',
  'GET /pictures',
  'GET /pictures/:id',
  'POST /pictures',
  'PATCH /pictures/:id',
  'PUT /pictures/:id/file',
  'GET /messages',
  'GET /messages/export',
  'GET /messages/:id',
  'PATCH /messages/:id',
  'POST /messages/:id/release',
  'GET /mails',
  'GET /mails/:id',
  'POST /mails/:id/retry',
  'GET /colleagues',
]
const OWNERS = [
  'PATCH /settings/:id',
  'GET /staff',
  'GET /staff/:id',
  'POST /staff',
  'PATCH /staff/:id',
  'POST /staff/:id/reset',
  'GET /audit',
  'DELETE /content/:entity/:id',
  'DELETE /pictures/:id',
  'DELETE /messages/:id',
  'GET /redirects',
  'GET /redirects/:id',
  'POST /redirects',
  'PATCH /redirects/:id',
  'DELETE /redirects/:id',
]

const app = async () => {
  const made = await createTestApp('sqlite')
  const calls = made.api.routes
    .filter(({ method }) => method !== 'ALL')
    .map(({ method, path }) => `${method} ${path.replace('/api/v1', '').replace(/(?<=.)\/$/, '') || '/'}`)
  return { made, calls: [...new Set(calls)] }
}

/** Makes a call with ids and bodies that mean nothing: what is refused is refused before they are looked at. */
const make = (person: Person, call: string) => {
  const [method = '', path = ''] = call.split(' ')
  return person.call(method, path.replaceAll(/:\w+/g, '1'), method === 'GET' || method === 'DELETE' ? undefined : {})
}

describe('every call of the API', () => {
  test('is known to be for everybody, for editors or for owners', async () => {
    const { calls } = await app()
    expect(calls.toSorted()).toEqual([...EVERYBODY, ...EDITORS, ...OWNERS].toSorted())
  })

  test('refuses outsiders with 401, unless it is for everybody', async () => {
    const { made, calls } = await app()
    for (const call of calls) {
      const { status } = await make(visitor(made), call)
      expect(status === 401, `${call} was answered ${status}`).toBe(!EVERYBODY.includes(call))
    }
  })

  test('refuses a session that was made up, and one of another secret', async () => {
    const { made } = await app()
    for (const cookie of ['staff.session_token=made.up', 'staff.session_token=', 'staff.session_token=x; staff.session_token=y']) {
      expect((await made.request('/session', { headers: { Cookie: cookie } })).status, cookie).toBe(401)
    }
    const person = await signIn(made, 'editor')
    const other = await createTestApp('sqlite', { db: made.db, staff: { secret: 'another secret of more than thirty-two characters', publicUrl: undefined } })
    expect((await person.call('GET', '/session')).status).toBe(200)
    expect((await other.request('/session', { headers: { Cookie: person.cookie() } })).status).toBe(401)
  })

  test('refuses editors with 403 what is for owners, and nothing else', async () => {
    const { made, calls } = await app()
    const editor = await signIn(made, 'editor')
    for (const call of calls.filter((one) => one !== 'DELETE /session')) {
      const { status } = await make(editor, call)
      expect(status === 403, `${call} was answered ${status}`).toBe(OWNERS.includes(call))
      expect(status === 401, `${call} was answered ${status}`).toBe(false)
    }
  })

  test('is for owners alone while nobody has said for whom it is', async () => {
    const signed = await createTestApp('sqlite')
    const [editor, owner] = [await signIn(signed, 'editor'), await signIn(signed, 'owner')]
    const api = createApi({ db: signed.db, log: { info() {}, error() {} } })
    api.get('/forgotten', (context) => context.text('secret'))
    const statuses: number[] = []
    for (const person of [visitor(signed), editor, owner]) {
      statuses.push((await api.request('/api/v1/forgotten', { headers: { Cookie: person.cookie() } })).status)
    }
    expect(statuses).toEqual([401, 403, 200])
  })
})
