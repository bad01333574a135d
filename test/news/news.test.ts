import { expect, test } from 'vitest'
import { listOf, oneOf } from '../../contract/list.ts'
import { categorySchema, newsDetailSchema, newsSchema } from '../../contract/news/news.ts'
import { createTestApp, describeOnEachEngine, useTestApp } from '../create-test-app.ts'
import { DECK_PICTURE } from '../fixtures/content.ts'

const PUBLISHED = ['office-moved', 'training-second', 'training-first']

describeOnEachEngine('GET news', (engine) => {
  const app = useTestApp(engine)

  test('lists published news, newest first', async () => {
    const { request } = app
    const body = listOf(newsSchema.strict()).parse(await (await request('/news')).json())
    expect(body.data.map(({ slug }) => slug)).toEqual(PUBLISHED)
    expect(body.meta).toEqual({ total: 3, page: 1, limit: 10 })
  })

  test('answers an item with all its fields', async () => {
    const { request } = app
    const { data } = await (await request('/news?limit=1&populate=category&filter[status]=1')).json()
    expect(data).toEqual([
      {
        id: expect.any(Number),
        name: 'The office has moved',
        slug: 'office-moved',
        summary: 'The office has moved in short',
        description: '<p>The office has moved.</p>',
        image: DECK_PICTURE,
        createdAt: '2026-02-10T06:30:00.000Z',
        createdAtBs: '27 Magh 2082 BS',
        updatedAt: '2026-02-10T07:00:00.000Z',
        categoryId: expect.any(Number),
        category: { id: data[0].categoryId, slug: 'notices', name: 'Notices' },
        status: '1',
        locale: 'en',
      },
    ])
  })

  test('answers no category unless it is asked for', async () => {
    const { request } = app
    const { data } = await (await request('/news')).json()
    expect(data[0]).not.toHaveProperty('category')
    expect(data[1].image).toBeNull()
  })

  test('turns the pages without repeating or losing an item', async () => {
    const { request } = app
    const first = await (await request('/news?limit=2&page=1')).json()
    const second = await (await request('/news?limit=2&page=2')).json()
    expect([...first.data, ...second.data].map(({ slug }) => slug)).toEqual(PUBLISHED)
    expect(second.meta).toEqual({ total: 3, page: 2, limit: 2 })
  })

  test.each([
    '/news?filter[status]=0',
    '/news?filter%5Bstatus%5D=0',
    '/news?search=not%20yet',
    '/news?category=notices',
  ])('never lists a draft: %s', async (path) => {
    const { db, request } = app
    expect(
      await db
        .selectFrom('content_item')
        .select('title')
        .where('entity', '=', 'news')
        .where('state', '=', 'draft')
        .execute(),
    ).toEqual([{ title: 'Not yet said' }])
    const response = await request(path)
    expect(response.status).toBe(200)
    expect(await response.text()).not.toContain('Not yet said')
  })

  test('does not find a draft by its slug', async () => {
    const { request } = app
    expect((await request('/news/slug/not-yet-said')).status).toBe(404)
    expect((await request('/news/slug/not-yet-said?filter[status]=0')).status).toBe(404)
  })

  test('answers one item, with its category when asked', async () => {
    const { request } = app
    const response = await request('/news/slug/office-moved?populate=category&locale=ne')
    const { data } = oneOf(newsDetailSchema.strict()).parse(await response.json())
    expect(data.category).toEqual({ id: data.categoryId, slug: 'notices', name: 'सूचना' })
    expect(data).toMatchObject({ name: 'कार्यालय सर्‍यो', description: '<p>The office has moved.</p>', locale: 'ne' })
  })

  test.each([
    { slug: 'office-moved', previous: 'training-second', next: null },
    { slug: 'training-second', previous: 'training-first', next: 'office-moved' },
    { slug: 'training-first', previous: null, next: 'training-second' },
  ])('answers $slug with the older and the newer item, and never a draft', async ({ slug, previous, next }) => {
    const { data } = await (await app.request(`/news/slug/${slug}`)).json()
    expect([data.previous?.slug ?? null, data.next?.slug ?? null]).toEqual([previous, next])
  })

  test('passes over a draft between two items', async () => {
    const { db, request } = await createTestApp(engine)
    await db.updateTable('news').set({ status: '0' }).where('slug', '=', 'training-second').execute()
    const { data } = await (await request('/news/slug/training-first?locale=ne')).json()
    expect(data).toMatchObject({ previous: null, next: { name: 'कार्यालय सर्‍यो', slug: 'office-moved' } })
    expect(data.next).not.toHaveProperty('description')
  })

  test('narrows to a category, and refuses an unknown one', async () => {
    const { request } = app
    const { data, meta } = await (await request('/news?category=events')).json()
    expect(data.map(({ slug }: { slug: string }) => slug)).toEqual(['training-second', 'training-first'])
    expect(meta.total).toBe(2)
    const refused = await request('/news?category=sports')
    expect(refused.status).toBe(422)
    expect((await refused.json()).fields).toEqual({ category: "There is no category 'sports'" })
  })

  test('finds news by words in any order, case and language', async () => {
    const { request } = app
    const total = async (search: string) =>
      (await (await request(`/news?search=${encodeURIComponent(search)}`)).json()).meta.total
    expect(await total('GROUP training')).toBe(2)
    expect(await total('कार्यालय')).toBe(1)
    expect(await total('nothing of the kind')).toBe(0)
  })

  test('lists categories in their order with the number of published items', async () => {
    const { request } = app
    const body = listOf(categorySchema.strict()).parse(await (await request('/categories?locale=ne')).json())
    expect(body.data).toEqual([
      { id: expect.any(Number), slug: 'notices', name: 'सूचना', newsCount: 1, locale: 'ne' },
      { id: expect.any(Number), slug: 'events', name: 'Events', newsCount: 2, locale: 'en' },
    ])
    expect(body.meta).toEqual({ total: 2, page: 1, limit: 100_000_000_000 })
  })
})
