import { expect, test } from 'vitest'
import { signIn } from '../accounts/staff.ts'
import { createTestApp, describeOnEachEngine } from '../../create-test-app.ts'

/** Larger than the whole numbers that Postgres keeps in a column of ours. */
const LARGE = [2 ** 31, 1e11, Number.MAX_SAFE_INTEGER]

/** Calls with a number in their body. */
const NUMBERED: { call: string; body: (number: number) => object }[] = [
  { call: 'PATCH /news/1', body: (categoryId) => ({ categoryId }) },
  { call: 'PATCH /news/1', body: (imageId) => ({ imageId }) },
  { call: 'POST /projects', body: (parentId) => ({ title: 'A', code: 'A', status: 'ongoing', parentId }) },
  {
    call: 'POST /projects',
    body: (id) => ({ title: 'A', code: 'A', status: 'ongoing', serviceIds: [id], pictureIds: [id] }),
  },
  { call: 'POST /clients', body: (logoId) => ({ name: 'A', kind: 'local', logoId }) },
  { call: 'PATCH /pages/1', body: (pictureId) => ({ pictureId }) },
  { call: 'POST /content/news/1/restoration', body: (revision) => ({ revision }) },
  { call: 'PUT /content/services/order', body: (id) => ({ ids: [id] }) },
]

describeOnEachEngine('numbers that are too large for a column', (engine) => {
  test('are refused in a body, and name nothing in a path', async () => {
    const app = await createTestApp(engine)
    const owner = await signIn(app, 'owner')
    const statuses: Record<string, number> = {}
    for (const number of LARGE) {
      for (const { call, body } of NUMBERED) {
        const [method = '', path = ''] = call.split(' ')
        statuses[`${call} ${JSON.stringify(body(number))}`] = (await owner.call(method, path, body(number))).status
      }
    }
    expect(Object.entries(statuses).filter(([, status]) => status !== 422)).toEqual([])
    for (const version of LARGE) expect((await owner.call('PATCH', '/news/1', { version, name: 'A' })).status).toBe(409)
    for (const path of ['/pictures', '/messages', '/mails', '/content/news', '/content/news/1/revisions']) {
      for (const number of LARGE)
        expect((await owner.call('GET', `${path}/${number}`)).status, `${path}/${number}`).toBe(404)
    }
    expect(app.errors).toEqual([])
  })

  test('are taken as a limit and as a page of every list', async () => {
    const app = await createTestApp(engine)
    const owner = await signIn(app, 'owner')
    for (const path of [
      '/services',
      '/news',
      '/projects',
      '/teams',
      '/partners',
      '/clients',
      '/timeline',
      '/categories',
      '/content/news',
      '/content/projects',
    ]) {
      const all = await (await owner.call('GET', `${path}?limit=100000000000`)).json()
      expect(all.data, path).toHaveLength(all.meta.total)
      const beyond = await owner.call('GET', `${path}?limit=999999999999999&page=999999999999999`)
      expect([beyond.status, (await beyond.json()).data], path).toEqual([200, []])
    }
    for (const path of ['/pictures', '/messages', '/mails', '/audit']) {
      expect((await owner.call('GET', `${path}?page=999999999999999`)).status, path).toBe(200)
    }
    expect(app.errors).toEqual([])
  })
})

describeOnEachEngine('U+0000, which Postgres cannot hold', (engine) => {
  const BODIES: { call: string; body: object }[] = [
    { call: 'POST /news', body: { name: 'A\0B', categoryId: 1, slug: 'a\0b' } },
    {
      call: 'PATCH /settings/1',
      body: { name: '\0', phones: ['\0'], email: 'a\0@b.c', socialLinks: [{ label: '\0', url: 'https://a/\0' }] },
    },
    { call: 'POST /clients', body: { name: '\0A', kind: 'local', link: 'https://example.org/\0' } },
    { call: 'POST /redirects', body: { from: '/a\0b', to: '/c\0d' } },
    { call: 'PATCH /messages/1', body: { assigneeId: '\0', note: '\0' } },
    { call: 'POST /session', body: { email: 'a\0@example.org', password: '\0' } },
    { call: 'POST /password/forgotten', body: { email: 'a\0@example.org' } },
    { call: 'POST /password/link', body: { token: 'a\0b', password: 'twelve\0characters' } },
    { call: 'POST /staff', body: { email: 'new\0@example.org', name: 'N\0', role: 'editor' } },
    { call: 'PATCH /session', body: { name: 'O\0' } },
    { call: 'PATCH /pictures/1', body: { alt: 'A\0' } },
  ]

  test('is taken out of bodies, and fails no call', async () => {
    const app = await createTestApp(engine)
    const owner = await signIn(app, 'owner')
    for (const { call, body } of BODIES) {
      const [method = '', path = ''] = call.split(' ')
      expect((await owner.call(method, path, body)).status, call).toBeLessThan(500)
    }
    expect((await (await owner.call('GET', '/content/news?sort=updated&limit=1')).json()).data[0]).toMatchObject({
      title: 'AB',
      slug: 'ab',
    })
    expect(app.errors).toEqual([])
  })

  test('is refused in an address, escaped once, and is text when it is escaped twice', async () => {
    const app = await createTestApp(engine)
    const owner = await signIn(app, 'owner')
    for (const path of [
      '/content?path=/news/%00',
      '/messages?assignee=%00',
      '/audit?entityId=%00',
      '/content/news?group=%00',
    ]) {
      expect((await owner.call('GET', path)).status, path).toBe(400)
      expect((await owner.call('GET', path.replace('%00', '%2500'))).status, path).toBe(200)
    }
    expect(app.errors).toEqual([])
  })
})
