import { expect, test } from 'vitest'
import { CONTENT_SCHEMAS } from '../../contract/content/schemas.ts'
import { oneOf, writtenOf } from '../../contract/list.ts'
import { getContentRevision } from '../../server/core/store/revision.ts'
import { signIn, visitor } from '../core/accounts/staff.ts'
import { createTestApp, describeOnEachEngine, NOW } from '../create-test-app.ts'
import type { Engine } from '../../server/core/store/engine.ts'

async function openNewsroom(engine: Engine) {
  const app = await createTestApp(engine)
  const editor = await signIn(app, 'editor')
  const { id: categoryId } = await app.db
    .selectFrom('category')
    .select('id')
    .where('slug', '=', 'notices')
    .executeTakeFirstOrThrow()
  const { id: imageId } = await app.db.selectFrom('picture').select('id').orderBy('id').executeTakeFirstOrThrow()
  const { id: known } = await app.db
    .selectFrom('news')
    .select('id')
    .where('slug', '=', 'office-moved')
    .executeTakeFirstOrThrow()
  const publicSlugs = async (query = '') => {
    const { data } = await (await app.request(`/news${query}`)).json()
    return data.map(({ slug }: { slug: string }) => slug)
  }
  return { ...app, editor, categoryId, imageId, known, publicSlugs, revision: () => getContentRevision(app.db) }
}

describeOnEachEngine('POST news', (engine) => {
  test('stores an item in both languages, cleaned, and answers it as it is now', async () => {
    const { db, editor, categoryId, imageId, revision, publicSlugs, request } = await openNewsroom(engine)
    const before = await revision()
    const response = await editor.call('POST', '/news', {
      name: ' The Bridge at Pokharā is open! ',
      summary: 'Open',
      description: '<p onclick="steal()">Open.</p><script>steal()</script>',
      categoryId,
      imageId,
      status: '1',
      translations: { ne: { name: 'पुल खुल्यो' } },
    })
    expect(response.status).toBe(201)
    const { message, data } = await response.json()
    expect(() => writtenOf(CONTENT_SCHEMAS.news.record.strict()).strict().parse({ message, data })).not.toThrow()
    expect(message).toBe('News is created successfully.')
    expect(data).toMatchObject({
      name: 'The Bridge at Pokharā is open!',
      slug: 'the-bridge-at-pokhara-is-open',
      description: '<p>Open.</p>',
      createdAt: NOW.toISOString(),
      category: { slug: 'notices' },
      imageId,
      status: '1',
      version: 1,
      translations: { ne: { name: 'पुल खुल्यो', summary: '', description: '' } },
    })
    expect(await revision()).toBe(before + 1)
    expect((await publicSlugs())[0]).toBe(data.slug)
    const nepali = (await (await request(`/news/slug/${data.slug}?locale=ne`)).json()).data
    expect(nepali).toMatchObject({ name: 'पुल खुल्यो', summary: 'Open', description: '<p>Open.</p>' })
    expect(await db.selectFrom('audit_entry').selectAll().orderBy('id', 'desc').limit(1).execute()).toMatchObject([
      {
        at: NOW.toISOString(),
        staff_email: 'editor@example.org',
        action: 'create',
        entity: 'news',
        entity_id: String(data.id),
        label: data.name,
      },
    ])
  })

  test('makes a draft by default, which no visitor finds', async () => {
    const { editor, categoryId, publicSlugs, request } = await openNewsroom(engine)
    const { data } = await (await editor.call('POST', '/news', { name: 'Secret works', categoryId })).json()
    expect(data.status).toBe('0')
    for (const query of [
      '',
      '?filter[status]=0',
      '?filter[status]=all',
      '?search=secret',
      '?category=notices',
      '?limit=100',
    ]) {
      expect(await publicSlugs(query), query).not.toContain('secret-works')
    }
    expect((await request('/news/slug/secret-works')).status).toBe(404)
    expect((await editor.call('GET', '/news/slug/secret-works')).status).toBe(404)
    const beside = (await (await request('/news/slug/office-moved')).json()).data
    expect([beside.previous?.slug, beside.next]).toEqual(['training-second', null])
    const categories = (await (await request('/categories')).json()).data
    expect(categories.find(({ slug }: { slug: string }) => slug === 'notices').newsCount).toBe(1)
    expect(await (await request('/openapi.json')).text()).not.toContain('Secret works')
  })

  test('gives a second item of the same title a slug of its own, also when both come at once', async () => {
    const { editor, categoryId } = await openNewsroom(engine)
    const post = (name: string) => editor.call('POST', '/news', { name, categoryId })
    const answers = await Promise.all([post('Same title'), post('Same title'), post('Same title'), post('नेपाली मात्र')])
    const slugs = await Promise.all(answers.map(async (one) => (await one.json()).data?.slug))
    expect(slugs.slice(0, 3).toSorted()).toEqual(['same-title', 'same-title-2', 'same-title-3'])
    expect(slugs[3]).toBe('nepali-matra')
  })

  test.each([
    { body: {}, fields: { name: 'Title is required' } },
    { body: { name: 'A title', status: '1' }, fields: { categoryId: 'Choose a category' } },
    { body: { name: ' ', categoryId: 1 }, fields: { name: 'Title is required' } },
    { body: { name: 'x'.repeat(201), categoryId: 1 }, fields: { name: 'Title must be at most 200 characters' } },
    { body: { name: 'A', categoryId: 999 }, fields: { categoryId: 'This category no longer exists' } },
    { body: { name: 'A', categoryId: 1, imageId: 999 }, fields: { imageId: 'This picture no longer exists' } },
    {
      body: { name: 'A', categoryId: 1, slug: 'Two words' },
      fields: { slug: 'Address must have only small letters a to z, digits and single hyphens' },
    },
    {
      body: { name: 'A', categoryId: 1, slug: 'office-moved' },
      fields: { slug: 'This address is taken. Try office-moved-2' },
    },
    { body: { name: 'A', categoryId: 1, status: '2' }, fields: { status: 'Status must be 0 or 1' } },
    {
      body: { name: 'A', categoryId: 1, createdAt: 'today' },
      fields: { createdAt: 'Date must be a time such as 2026-11-21T09:00:00Z' },
    },
    {
      body: { name: 'A', categoryId: 1, translations: { ne: { name: '' } } },
      fields: { 'translations.ne.name': 'Nepali title is required' },
    },
  ])('refuses $fields, and stores nothing', async ({ body, fields }) => {
    const { db, editor, revision } = await openNewsroom(engine)
    const before = await revision()
    const response = await editor.call('POST', '/news', body)
    expect([response.status, (await response.json()).fields]).toEqual([422, fields])
    expect(await revision()).toBe(before)
    expect(
      await db.selectFrom('content_version').select('item_id').where('entity', '=', 'news').execute(),
    ).toHaveLength(4)
    expect(await db.selectFrom('audit_entry').select('id').where('entity', '=', 'news').execute()).toEqual([])
  })
})

describeOnEachEngine('news without a category', (engine) => {
  test('is a draft that an author can save and see, and that waits for a category to be published', async () => {
    const { categoryId, editor, ...app } = await openNewsroom(engine)
    const author = await signIn(app, 'author')
    const { data } = await (await author.call('POST', '/news', { name: 'First words' })).json()
    expect(data).toMatchObject({ categoryId: null, status: '0' })
    const preview = await author.call('POST', `/content/news/${data.id}/preview`, {})
    expect(preview.status).toBe(201)
    const at = new Date(NOW.getTime() + 86_400_000).toISOString()
    for (const time of [{}, { at }]) {
      const refused = await editor.call('PUT', `/content/news/${data.id}/publication`, { version: 1, ...time })
      expect([refused.status, (await refused.json()).fields]).toEqual([422, { categoryId: 'Choose a category' }])
    }
    expect((await editor.call('PATCH', `/news/${data.id}`, { categoryId, status: '1' })).status).toBe(200)
  })
})

describeOnEachEngine('PATCH news/{id}', (engine) => {
  test('changes what is given, and leaves the rest', async () => {
    const { editor, known, revision, request } = await openNewsroom(engine)
    const before = oneOf(CONTENT_SCHEMAS.news.record.strict()).parse(
      await (await editor.call('GET', `/content/news/${known}`)).json(),
    ).data
    const revisionBefore = await revision()
    const response = await editor.call('PATCH', `/news/${known}`, {
      description: '<h1>New</h1>',
      slug: 'moved',
      version: before.version,
    })
    const { message, data } = await response.json()
    expect([response.status, message]).toEqual([200, 'News is updated successfully.'])
    expect(data).toEqual({
      ...before,
      description: '<h2>New</h2>',
      slug: 'moved',
      path: '/news/moved',
      version: 2,
      publishedVersion: 2,
      updatedAt: NOW.toISOString(),
      updatedBy: 'editor@example.org',
    })
    expect(await revision()).toBe(revisionBefore + 1)
    expect((await (await request('/news/slug/moved')).json()).data.description).toBe('<h2>New</h2>')
  })

  test('publishes and unpublishes, and removes and restores Nepali', async () => {
    const { editor, known, publicSlugs, request } = await openNewsroom(engine)
    await editor.call('PATCH', `/news/${known}`, { status: '0' })
    expect(await publicSlugs()).not.toContain('office-moved')
    await editor.call('PATCH', `/news/${known}`, { status: '1', translations: { ne: null } })
    const read = async () => (await (await request('/news/slug/office-moved?locale=ne')).json()).data
    expect(await read()).toMatchObject({ name: 'The office has moved', locale: 'en' })
    await editor.call('PATCH', `/news/${known}`, {
      translations: { ne: { name: 'सर्‍यो', summary: '', description: '<p>क</p>' } },
    })
    expect(await read()).toMatchObject({
      name: 'सर्‍यो',
      summary: 'The office has moved in short',
      description: '<p>क</p>',
      locale: 'ne',
    })
  })

  test('refuses a version that is not the present one with 409', async () => {
    const { editor, known } = await openNewsroom(engine)
    expect((await editor.call('PATCH', `/news/${known}`, { name: 'First', version: 1 })).status).toBe(200)
    const stale = await editor.call('PATCH', `/news/${known}`, { name: 'Second', version: 1 })
    expect([stale.status, (await stale.json()).code]).toEqual([409, 'conflict'])
    expect((await (await editor.call('GET', `/content/news/${known}`)).json()).data.name).toBe('First')
  })

  test('takes its own slug, and refuses that of another', async () => {
    const { editor, known } = await openNewsroom(engine)
    expect((await editor.call('PATCH', `/news/${known}`, { slug: 'office-moved' })).status).toBe(200)
    expect((await editor.call('PATCH', `/news/${known}`, { slug: 'not-yet-said' })).status).toBe(422)
  })
})

describeOnEachEngine('DELETE news/{id}', (engine) => {
  test('takes the item away', async () => {
    const { db, editor, known, publicSlugs } = await openNewsroom(engine)
    const response = await editor.call('DELETE', `/news/${known}`)
    expect([response.status, await response.json()]).toEqual([
      200,
      { message: 'News is deleted successfully.', data: { id: known } },
    ])
    expect(await publicSlugs()).toEqual(['training-second', 'training-first'])
    expect(await db.selectFrom('news_translation').select('locale').where('news_id', '=', known).execute()).toEqual([])
    expect(
      await db.selectFrom('audit_entry').select(['action', 'label']).where('entity', '=', 'news').execute(),
    ).toEqual([{ action: 'delete', label: 'The office has moved' }])
  })

  test.each(['999999', '0', '-1', 'abc', '1.5', '99999999999999'])(
    'and every other call knows no item %s',
    async (id) => {
      const { editor } = await openNewsroom(engine)
      for (const [method, path, body] of [
        ['GET', '/content/news'],
        ['DELETE', '/news'],
        ['PATCH', '/news', { name: 'A' }],
      ] as const) {
        expect((await editor.call(method, `${path}/${id}`, body)).status, method).toBe(404)
      }
    },
  )
})

describeOnEachEngine('GET news for staff', (engine) => {
  test('lists drafts only on request, in an answer that is not cached', async () => {
    const { editor, ...app } = await openNewsroom(engine)
    const list = async (query: string) => {
      const response = await editor.call('GET', `/news${query}`)
      const { data, meta } = await response.json()
      return [data.length, meta.total, response.headers.get('Cache-Control')]
    }
    expect(await list('')).toEqual([3, 3, 'no-cache'])
    expect(await list('?filter[status]=1')).toEqual([3, 3, 'no-cache'])
    expect(await list('?filter[status]=0')).toEqual([1, 1, 'no-store'])
    expect(await list('?filter[status]=all&search=not yet')).toEqual([1, 1, 'no-store'])
    expect(await list('?filter[status]=all')).toEqual([4, 4, 'no-store'])
    expect((await (await visitor(app).call('GET', '/news?filter[status]=all')).json()).meta.total).toBe(3)
  })
})
