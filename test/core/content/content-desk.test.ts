import { expect, test } from 'vitest'
import { PUBLICATION, createScheduleHandler } from '../../../server/core/content/schedules.ts'
import { emptyTrash } from '../../../server/core/content/trash.ts'
import { getContentRevision } from '../../../server/core/store/revision.ts'
import { signIn } from '../accounts/staff.ts'
import { createTestApp, describeOnEachEngine, NOW } from '../../create-test-app.ts'
import { runDueJobs } from '../jobs/run-jobs.ts'
import type { Engine } from '../../../server/core/store/engine.ts'

const QUIET = { info() {}, error() {} }
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000)

async function openFixture(engine: Engine) {
  const app = await createTestApp(engine)
  const editor = await signIn(app, 'editor')
  const { id } = await app.db
    .selectFrom('news')
    .select('id')
    .where('slug', '=', 'office-moved')
    .executeTakeFirstOrThrow()
  const call = async (method: string, path: string, body?: object) => {
    const response = await editor.call(method, path, body)
    return { status: response.status, ...(await response.json()) }
  }
  const seen = async (slug = 'office-moved') => (await (await app.request(`/news/slug/${slug}`)).json()).data?.name
  const publishAllDue = (now: () => Date, processes = 1) =>
    runDueJobs(app.db, [createScheduleHandler({ db: app.db, log: QUIET, now }, PUBLICATION)], { now, processes })
  return { ...app, editor, id, call, seen, publishAllDue, revision: () => getContentRevision(app.db) }
}

describeOnEachEngine('a staff list', (engine) => {
  test('has the titles of other languages, where there are some', async () => {
    const { call } = await openFixture(engine)
    const { data } = await call('GET', '/content/categories?sort=position&order=asc')
    expect(data.map(({ title, titles }: { title: string; titles: object }) => [title, titles])).toEqual([
      ['Notices', { ne: 'सूचना' }],
      ['Events', {}],
    ])
  })
})

describeOnEachEngine('drafts', (engine) => {
  test('stand beside what visitors see until they are published', async () => {
    const { id, call, seen, revision } = await openFixture(engine)
    const before = await revision()
    const draft = await call('PATCH', `/news/${id}`, { name: 'Planned', publish: false })
    expect(draft.data).toMatchObject({
      name: 'Planned',
      state: 'published',
      hasDraft: true,
      version: 2,
      publishedVersion: 1,
    })
    expect([await seen(), await revision()]).toEqual(['The office has moved', before])
    await call('PATCH', `/news/${id}`, { summary: 'More' })
    expect((await call('GET', `/content/news/${id}`)).data).toMatchObject({
      name: 'Planned',
      summary: 'More',
      hasDraft: true,
    })
    expect(await seen()).toBe('The office has moved')
    const published = await call('PUT', `/content/news/${id}/publication`, { version: 3 })
    expect([published.status, published.data.hasDraft, await seen(), await revision()]).toEqual([
      200,
      false,
      'Planned',
      before + 1,
    ])
  })

  test('that are stale are answered with what is there now', async () => {
    const { id, call } = await openFixture(engine)
    await call('PATCH', `/news/${id}`, { name: 'First', version: 1 })
    const second = await call('PATCH', `/news/${id}`, { name: 'Second', version: 1 })
    expect([second.status, second.code]).toEqual([409, 'conflict'])
    expect(second.current).toMatchObject({ name: 'First', version: 2, updatedBy: 'editor@example.org' })
    expect((await call('PUT', `/content/news/${id}/publication`, { version: 1 })).status).toBe(409)
  })

  test('are not made of what somebody else has changed meanwhile', async () => {
    const { id, call, seen } = await openFixture(engine)
    await call('PATCH', `/news/${id}`, { name: 'Changed by another', publish: true })
    const refused = await call('DELETE', `/content/news/${id}/publication?version=1`)
    expect([refused.status, refused.current.version, await seen()]).toEqual([409, 2, 'Changed by another'])
    expect((await call('DELETE', `/content/news/${id}/publication?version=2`)).data.state).toBe('draft')
  })

  test('are left when an item is unpublished', async () => {
    const { id, call, seen } = await openFixture(engine)
    expect((await call('DELETE', `/content/news/${id}/publication`)).data).toMatchObject({ state: 'draft', path: null })
    expect(await seen()).toBeUndefined()
    await call('PUT', `/content/news/${id}/publication`, {})
    expect(await seen()).toBe('The office has moved')
  })
})

describeOnEachEngine('the content that visitors see', (engine) => {
  test('has one event for each change, in its transaction', async () => {
    const { id, call, revision } = await openFixture(engine)
    const category = (await call('POST', '/categories', { name: 'New', publish: true })).data
    const changes: [string, () => Promise<{ status: number }>, number][] = [
      ['a draft', () => call('PATCH', `/news/${id}`, { name: 'Planned', publish: false }), 0],
      ['publish', () => call('PUT', `/content/news/${id}/publication`, {}), 1],
      ['order', () => call('PUT', '/content/categories/order', { ids: [category.id] }), 1],
      ['unpublish', () => call('DELETE', `/content/news/${id}/publication`), 1],
      ['trash of a draft', () => call('DELETE', `/news/${id}`), 0],
      ['trash', () => call('DELETE', `/categories/${category.id}`), 1],
      ['recovery', () => call('POST', `/content/categories/${category.id}/recovery`), 1],
    ]
    for (const [name, change, expected] of changes) {
      const before = await revision()
      expect((await change()).status, name).toBe(200)
      expect((await revision()) - before, name).toBe(expected)
    }
  })
})

describeOnEachEngine('a schedule', (engine) => {
  test('publishes when its time has come, also long after, and once', async () => {
    const { db, id, call, seen, publishAllDue } = await openFixture(engine)
    await call('PATCH', `/news/${id}`, { name: 'Planned', publish: false })
    const { data } = await call('PUT', `/content/news/${id}/publication`, { at: later(10).toISOString() })
    expect(data.scheduledFor).toBe(later(10).toISOString())
    await publishAllDue(() => later(9))
    expect(await seen()).toBe('The office has moved')
    await publishAllDue(() => later(600), 2)
    expect(await seen()).toBe('Planned')
    const actions = await db
      .selectFrom('audit_entry')
      .select(['staff_email', 'address'])
      .where('action', '=', 'publish')
      .execute()
    expect(actions).toEqual([{ staff_email: 'editor@example.org', address: 'schedule' }])
  })

  test('that cannot be kept says why, and is tried again when staff say so', async () => {
    const { db, id, call, seen, publishAllDue } = await openFixture(engine)
    await call('PATCH', `/news/${id}`, { name: 'Planned', publish: false })
    await call('PUT', `/content/news/${id}/publication`, { at: later(10).toISOString() })
    // Somebody takes its slug by another way than the API's.
    await db.updateTable('news').set({ slug: 'office-moved-once' }).where('id', '=', id).execute()
    await db.updateTable('news').set({ slug: 'office-moved' }).where('slug', '=', 'training-first').execute()
    await publishAllDue(() => later(11))
    expect((await call('GET', `/content/news/${id}`)).data.scheduleFault).toBe(
      'This address is taken. Try office-moved-2',
    )
    await call('PATCH', `/news/${id}`, { slug: 'office-moved-again' })
    await call('PUT', `/content/news/${id}/publication`, {})
    expect((await call('GET', `/content/news/${id}`)).data).toMatchObject({ scheduleFault: null, scheduledFor: null })
    expect(await seen('office-moved-again')).toBe('Planned')
  })

  test('is in the future, and can be cancelled', async () => {
    const { id, call, seen, publishAllDue } = await openFixture(engine)
    expect((await call('PUT', `/content/news/${id}/publication`, { at: later(1).toISOString() })).status).toBe(409)
    await call('PATCH', `/news/${id}`, { name: 'Planned', publish: false })
    expect((await call('PUT', `/content/news/${id}/publication`, { at: NOW.toISOString() })).fields).toHaveProperty(
      'at',
    )
    await call('PUT', `/content/news/${id}/publication`, { at: later(1).toISOString() })
    await call('DELETE', `/content/news/${id}/schedule`)
    await publishAllDue(() => later(2))
    expect(await seen()).toBe('The office has moved')
  })
})

describeOnEachEngine('the history', (engine) => {
  test('has every version with what it changed, and brings an older one back', async () => {
    const { id, call, seen } = await openFixture(engine)
    await call('PATCH', `/news/${id}`, { name: 'Second', translations: { ne: { name: 'दोस्रो' } } })
    await call('PATCH', `/news/${id}`, { name: 'Third' })
    await call('PATCH', `/news/${id}`, { name: 'Third' })
    const { data } = await call('GET', `/content/news/${id}/revisions`)
    expect(
      data.map(({ number, changed, isPublished }: Record<string, unknown>) => [number, changed, isPublished]),
    ).toEqual([
      [3, ['name'], true],
      [2, ['name', 'translations.ne.name'], false],
      [1, [], false],
    ])
    expect((await call('GET', `/content/news/${id}/revisions/1`)).data.document.name).toBe('The office has moved')
    const restored = await call('POST', `/content/news/${id}/restoration`, { revision: 1, publish: true })
    expect([restored.data.version, await seen()]).toEqual([4, 'The office has moved'])
  })
})

describeOnEachEngine('the trash', (engine) => {
  test('gives back what it holds as it was, under the same number', async () => {
    const { id, call, seen } = await openFixture(engine)
    await call('DELETE', `/news/${id}`)
    const list = async (query: string) =>
      (await call('GET', `/content/news${query}`)).data.map((row: { id: number }) => row.id)
    expect([await list(''), await list('?state=trash'), await seen()]).toEqual([
      expect.not.arrayContaining([id]),
      [id],
      undefined,
    ])
    expect((await call('POST', `/content/news/${id}/recovery`)).data).toMatchObject({
      id,
      state: 'published',
      path: '/news/office-moved',
    })
    expect(await seen()).toBe('The office has moved')
  })

  test('lets others take a slug, and then does not give it back', async () => {
    const { id, call } = await openFixture(engine)
    const { categoryId } = (await call('DELETE', `/news/${id}`)) && (await call('GET', `/content/news/${id}`)).data
    expect((await call('POST', '/news', { name: 'Office moved', categoryId })).data.slug).toBe('office-moved')
    expect(await call('POST', `/content/news/${id}/recovery`)).toMatchObject({
      status: 422,
      fields: { slug: 'This address is taken. Try office-moved-2' },
    })
  })

  test('is emptied permanently by owners, and by time', async () => {
    const app = await openFixture(engine)
    const { db, id, call } = app
    const owner = await signIn(app, 'owner')
    expect((await owner.call('DELETE', `/content/news/${id}`)).status).toBe(409)
    await call('DELETE', `/news/${id}`)
    expect(await emptyTrash({ db, now: () => later(29 * 24 * 60) })).toBe(0)
    expect(await emptyTrash({ db, now: () => later(31 * 24 * 60) })).toBe(1)
    expect((await call('GET', `/content/news/${id}`)).status).toBe(404)
    const again = await call('POST', '/news', { name: 'Next', categoryId: 1 })
    expect(again.data.id).toBeGreaterThan(id)
  })
})

describeOnEachEngine('an old address', (engine) => {
  test("leads to the item's current address, never in a cycle", async () => {
    const { db, id, call } = await openFixture(engine)
    const { followRedirect } = await import('../../../server/redirects/redirects.ts')
    for (const slug of ['second', 'third', 'office-moved', 'fourth']) await call('PATCH', `/news/${id}`, { slug })
    for (const old of ['office-moved', 'second', 'third'])
      expect(await followRedirect(db, `/news/${old}`)).toBe('/news/fourth')
    expect(await followRedirect(db, '/news/fourth')).toBeUndefined()
  })

  test('is made by hand too, unless it leads in a circle or somewhere already', async () => {
    const app = await openFixture(engine)
    const owner = await signIn(app, 'owner')
    const post = async (from: string, to: string) =>
      (await (await owner.call('POST', '/redirects', { from, to })).json()).fields ?? 'made'
    expect(await post('/old', '/news/')).toBe('made')
    expect(await post('/older', '/old')).toBe('made')
    expect(await post('/old', '/gallery')).toEqual({ from: '/old leads somewhere already' })
    expect(await post('/oldest', '/oldest#top')).toEqual({ to: 'This would lead in a circle' })
    expect(await post('//evil.example', 'javascript:alert(1)')).toHaveProperty('to')
  })
})
