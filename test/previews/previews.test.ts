import type { Kysely } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { ContentEntity } from '../../contract/kinds/index.ts'
import type { ApiType } from '../../server/api.ts'
import { createTestApi } from '../create-test-api.ts'
import { createPreviews, type LoadedPage } from '../../server/previews/preview-pages.ts'
import { createPreview, findVersion, readTicket, withPreview } from '../../server/previews/preview.ts'
import type { Engine } from '../../server/core/store/engine.ts'
import { getContentRevision } from '../../server/core/store/revision.ts'
import type { Database } from '../../server/core/store/schema.ts'
import { signIn } from '../core/accounts/staff.ts'
import { createTestApp, describeWhereSqlDiffers, NOW, useTestApp, type TestApp } from '../create-test-app.ts'
import { STORY, STORY_NE } from '../fixtures/story.ts'

const QUIET = { info() {}, error() {} }
const ne = { name: 'नयाँ' }
const MESSAGE = { name: 'Maya Visitor', email: 'maya@example.org', subject: 'A bridge', message: 'How long?' }

/** A new item of each kind, or a change of one that is there. */
const NEW: [ContentEntity, object][] = [
  ['news', { name: 'Tunnels', categoryId: 1, imageId: 1, summary: 'In short', translations: { ne } }],
  ['services', { name: 'Tunnels', parentId: 1, pictureId: 1, translations: { ne } }],
  [
    'projects',
    {
      title: 'Tunnels',
      code: 'REC-900',
      status: 'upcoming',
      parentId: 2,
      clientId: 1,
      districts: ['405', '110'],
      serviceIds: [5, 2],
      pictureIds: [2, 1],
      ...STORY,
      translations: { ne: { title: 'सुरुङ', ...STORY_NE } },
    },
  ],
  ['teams', { name: 'Asha Rai', position: 'Engineer', photoId: 1, translations: { ne } }],
  ['clients', { name: 'Tunnels', kind: 'private', translations: { ne } }],
  ['partners', { name: 'Tunnels', link: 'https://tunnels.example', is_international: 0 }],
  ['timeline', { title: 'Tunnels', date: '2014' }],
  ['categories', { name: 'Tunnels', translations: { ne } }],
]
const CHANGED: [ContentEntity, number, object][] = [
  ['news', 1, { name: 'Changed', slug: 'changed', translations: { ne: null } }],
  ['services', 1, { name: 'Changed', slug: 'changed', translations: { ne } }],
  [
    'projects',
    1,
    {
      title: 'Changed',
      slug: 'changed',
      districts: ['110'],
      serviceIds: [],
      pictureIds: [2],
      clientId: null,
      translations: { ne: { title: 'सुरुङ' } },
    },
  ],
  ['teams', 1, { name: 'Changed', photoId: null }],
  ['clients', 1, { name: 'Changed', slug: 'changed' }],
  ['partners', 1, { name: 'Changed' }],
  ['timeline', 1, { title: 'Changed' }],
  ['categories', 1, { name: 'Changed' }],
  ['pages', 1, { title: 'Changed', body: '<p>New.</p>', translations: { ne: { title: 'नयाँ' } } }],
  ['settings', 1, { tagline: 'Changed', phones: ['+977 1 000 0199'] }],
  ['brand', 1, { accent: '#0057b8' }],
]
const READS = [
  'services',
  'projects',
  'projects/facets',
  'news',
  'teams',
  'clients',
  'partners',
  'timeline',
  'categories',
  'pages',
  'settings',
  'brand',
].flatMap((list) => [`/${list}?limit=1000`, `/${list}?locale=ne`])
const SEARCHES = [
  '/projects?search=tunnel',
  '/projects?province=3&status=upcoming',
  '/projects?district=kathmandu',
  '/projects?service=civil',
  '/news?search=tunnels',
  '/projects/slug/tunnels',
  '/news/slug/tunnels',
  '/projects/slug/changed',
  '/services/slug/changed',
]

/** Every answer that a page is made of, without the times at which things were written. */
async function readAll(api: Pick<ApiType, 'request'>): Promise<Record<string, string>> {
  const answers: Record<string, string> = {}
  for (const path of [...READS, ...SEARCHES]) {
    answers[path] = (await (await api.request(`/api/v1${path}`)).text()).replaceAll(
      /"(?:createdAt|updatedAt)(?:Bs)?":"[^"]*"/g,
      '""',
    )
  }
  return answers
}

const ticketOf = (url: string) => readTicket('secret', new URL(url, 'http://site').searchParams.get('preview')!, NOW)

async function ticketFor({ db }: TestApp, entity: ContentEntity, id: number) {
  const { url } = await createPreview(db, 'secret', entity, id, NOW)
  return (await findVersion(db, ticketOf(url)))!
}

const open = async (engine: Engine) => asOwner(await createTestApp(engine))

async function asOwner(app: TestApp) {
  const owner = await signIn(app, 'owner')
  const save = async (method: string, path: string, body: object) => {
    const response = await owner.call(method, path, { ...body, publish: false })
    const answer = await response.json()
    if (!response.ok) throw new Error(JSON.stringify(answer))
    return answer.data.id as number
  }
  return { ...app, owner, save }
}

/** Reads through a preview, and then what visitors read once it is published. */
async function expectSameAsPublished(
  app: Awaited<ReturnType<typeof open>>,
  entity: ContentEntity,
  id: number,
  visible: Record<string, string>,
): Promise<Record<string, string>> {
  const before = [visible, await getContentRevision(app.db)]
  const ticket = await ticketFor(app, entity, id)
  const seen = await withPreview(app.previews, ticket, (db) =>
    readAll(createTestApi({ db, log: QUIET, now: () => NOW })),
  )
  expect([await readAll(app.api), await getContentRevision(app.db)]).toEqual(before)
  expect(seen).not.toEqual(visible)
  expect((await app.owner.call('PUT', `/content/${entity}/${id}/publication`, {})).status).toBe(200)
  const published = await readAll(app.api)
  expect(seen).toEqual(published)
  return published
}

describeWhereSqlDiffers('a preview', (engine) => {
  test('shows a news draft that has no category yet', async () => {
    const app = await open(engine)
    const id = await app.save('POST', '/news', { name: 'No category yet' })
    const shown = await withPreview(app.previews, await ticketFor(app, 'news', id), async (db) =>
      (await createTestApi({ db, log: QUIET, now: () => NOW }).request('/api/v1/news?populate=category')).json(),
    )
    expect(shown.data[0]).toMatchObject({ name: 'No category yet', slug: 'no-category-yet' })
  })

  describe('says what visitors will read, and nobody else reads it,', () => {
    const shared = useTestApp(engine)
    let app: Awaited<ReturnType<typeof open>>
    let visible: Record<string, string>
    beforeAll(async () => {
      app = await asOwner(shared)
      visible = await readAll(app.api)
    })

    test.each(NEW)('of new %s', async (entity, document) => {
      visible = await expectSameAsPublished(app, entity, await app.save('POST', `/${entity}`, document), visible)
    })

    test.each(CHANGED)('of changed %s', async (entity, id, change) => {
      visible = await expectSameAsPublished(app, entity, await app.save('PATCH', `/${entity}/${id}`, change), visible)
    })
  })

  test('blocks no writer', async () => {
    const app = await open(engine)
    const id = await app.save('PATCH', '/projects/1', { title: 'Planned', code: 'REC-901' })
    const [isOpen, mayClose] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const preview = withPreview(app.previews, await ticketFor(app, 'projects', id), async (db) => {
      isOpen.resolve()
      await mayClose.promise
      return (await createTestApi({ db, log: QUIET, now: () => NOW }).request('/api/v1/projects?limit=1000')).json()
    })
    await isOpen.promise
    const message = { method: 'POST', body: JSON.stringify(MESSAGE), headers: { 'Content-Type': 'application/json' } }
    expect((await app.request('/contact-us', message)).status).toBe(201)
    await app.save('POST', '/projects', { title: 'Other', code: 'REC-901', status: 'upcoming' })
    expect((await app.owner.call('PATCH', '/projects/1', { title: 'Published meanwhile', publish: true })).status).toBe(
      200,
    )
    mayClose.resolve()
    const titles = (await preview).data.map(({ title }: { title: string }) => title)
    expect(titles).toContain('Planned')
    expect(titles).not.toContain('Published meanwhile')
  })

  test('leaves none of its writes behind', async () => {
    const app = await open(engine)
    const before = await app.db.selectFrom('staff_user').selectAll().execute()
    await withPreview(app.previews, await ticketFor(app, 'news', 1), (db) =>
      db.deleteFrom('staff_user').execute(),
    ).catch(() => undefined)
    expect(await app.db.selectFrom('staff_user').selectAll().execute()).toEqual(before)
    expect(before).toHaveLength(1)
  })

  test('is had by whoever has the link, until it expires', async () => {
    const { db, save } = await open(engine)
    await save('PATCH', '/news/1', { name: 'Planned' })
    const { url } = await createPreview(db, 'secret', 'news', 1, NOW)
    const token = new URL(url, 'http://site').searchParams.get('preview')!
    const later = (hours: number) => new Date(NOW.getTime() + hours * 60 * 60_000)
    expect(readTicket('secret', token, later(23))).toMatchObject({ entity: 'news', version: 2, hasEnded: false })
    expect(readTicket('secret', token, later(25))).toMatchObject({ hasEnded: true })
    expect(await findVersion(db, readTicket('secret', token, later(25)))).toBeUndefined()
    expect(readTicket('other', token, NOW)).toBeUndefined()
    expect(readTicket('secret', `${token.slice(0, 9)}x${token.slice(10)}`, NOW)).toBeUndefined()
  })

  test('is no longer had when its links are revoked, until a new one is made', async () => {
    const { db, owner, save } = await open(engine)
    await save('PATCH', '/news/1', { name: 'Planned' })
    const find = async (made: Date) => {
      const { url } = await createPreview(db, 'secret', 'news', 1, made)
      return findVersion(db, ticketOf(url))
    }
    const before = new Date(NOW.getTime() - 1)
    expect(await find(before)).toBeDefined()
    expect((await owner.call('DELETE', '/content/news/1/preview')).status).toBe(200)
    expect(await find(before)).toBeUndefined()
    expect(await find(new Date(NOW.getTime() + 1))).toBeDefined()
    expect((await owner.call('DELETE', '/content/news/99999/preview')).status).toBe(404)
  })

  test('is rendered to its end when its reader leaves, and not begun when the reader has left', async () => {
    const { db, previews: store } = await open(engine)
    const { url } = await createPreview(db, 'secret', 'news', 1, new Date())
    const reader = new AbortController()
    const rendered: boolean[] = []
    const load = async ({ signal }: Request, version: Kysely<Database>) => {
      reader.abort()
      rendered.push(signal.aborted)
      await version.selectFrom('news').select('id').execute()
      return {} as LoadedPage
    }
    const render = async () => new Response('The draft')
    const drafts = createPreviews({ db, store, secret: 'secret', load, render })
    const address = new URL(url, 'http://site')
    const ask = () => drafts.answerPage(new Request(address, { signal: reader.signal }), address)
    expect(await (await ask()).text()).toBe('The draft')
    expect((await ask()).status).toBe(503)
    expect(rendered).toEqual([false])
  })
})
