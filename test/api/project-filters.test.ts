import { expect, test } from 'vitest'
import { describeOnEachEngine, useTestApp, type TestApp } from '../create-test-app.ts'

async function slugs({ request }: TestApp, query: string): Promise<string[]> {
  const response = await request(`/projects?${query}`)
  expect(response.status).toBe(200)
  const { data, meta } = await response.json()
  expect(meta.total).toBe(data.length)
  return data.map(({ slug }: { slug: string }) => slug)
}

describeOnEachEngine('filters of GET projects', (engine) => {
  const app = useTestApp(engine)

  test.each(['district=405', 'district=kaski', 'district=KASKI', 'district=Kaski'])('%s', async (query) => {
    expect(await slugs(app, query)).toEqual(['town-master-plan', 'ring-road'])
  })

  test.each(['province=4', 'province=gandaki', 'province=GANDAKI', 'province=Gandaki%20Province'])(
    '%s',
    async (query) => {
      expect(await slugs(app, query)).toEqual(['trail-bridge', 'town-master-plan', 'ring-road'])
    },
  )

  test.each([
    { query: 'status=ongoing', found: ['town-master-plan', 'ring-road'] },
    { query: 'status=upcoming', found: ['renewable-campus'] },
    { query: 'status=ongoing&district=gorkha&province=4', found: ['ring-road'] },
    { query: 'province=1&district=kaski', found: [] },
    { query: 'service=bridges', found: ['trail-bridge'] },
    { query: 'service=environmental-studies', found: ['trail-bridge'] },
    { query: 'service=civil-engineering', found: ['trail-bridge', 'ring-road'] },
    { query: 'parent=none&status=completed', found: ['trail-bridge', 'bare'] },
    { query: 'pictures=some', found: ['trail-bridge', 'ring-road'] },
    {
      query: 'district=&province=&service=&search=',
      found: ['trail-bridge', 'town-master-plan', 'ring-road', 'renewable-campus', 'bare'],
    },
  ])('$query', async ({ query, found }) => {
    expect(await slugs(app, query)).toEqual(found)
  })

  test('parent takes the id of a project', async () => {
    const { data } = await (await app.request('/projects/slug/town-master-plan')).json()
    expect(await slugs(app, `parent=${data.id}`)).toEqual(['ring-road'])
  })

  test.each([
    { search: 'TRAIL', found: ['trail-bridge'], because: 'the title, in any case' },
    { search: 'roof', found: ['renewable-campus'], because: 'the description' },
    { search: 'ministry', found: ['town-master-plan', 'ring-road'], because: 'the client' },
    { search: 'lalitpur', found: ['trail-bridge'], because: 'a district' },
    { search: 'rec-103', found: ['ring-road'], because: 'the number' },
    { search: 'गोरखा', found: ['trail-bridge', 'ring-road'], because: 'a district in Nepali' },
    { search: 'झोलुङ्गे', found: ['trail-bridge'], because: 'the title in Nepali' },
    { search: 'गाउँपालिका', found: ['trail-bridge'], because: 'the client in Nepali' },
    { search: '  bridge   gorkha ', found: ['trail-bridge'], because: 'every word is found somewhere' },
    { search: 'bridge kaski', found: [], because: 'one word is found nowhere' },
    { search: '%', found: ['renewable-campus'], because: 'a percent sign is no wildcard' },
    { search: '_', found: ['renewable-campus'], because: 'an underscore is no wildcard' },
    { search: '100%', found: ['renewable-campus'], because: 'a percent sign is a character' },
    { search: '\\', found: [], because: 'a backslash is no escape' },
    { search: "'; drop table project; --", found: [], because: 'it is a text' },
  ])('search $search finds $found: $because', async ({ search, found }) => {
    expect(await slugs(app, `search=${encodeURIComponent(search)}`)).toEqual(found)
  })

  test('counts what the filter finds, not what the page holds', async () => {
    const { request } = app
    const { data, meta } = await (await request('/projects?province=4&limit=1&page=2')).json()
    expect(data.map(({ slug }: { slug: string }) => slug)).toEqual(['town-master-plan'])
    expect(meta).toEqual({ total: 3, page: 2, limit: 1 })
  })

  test('names every unknown place, service and parent in one answer', async () => {
    const { request } = app
    const response = await request('/projects?district=paris&province=8&service=magic&parent=999999999999999')
    expect(response.status).toBe(422)
    expect(await response.json()).toEqual({
      message: expect.stringContaining("There is no district 'paris'"),
      code: 'invalid',
      fields: {
        district: "There is no district 'paris'",
        province: "There is no province '8'",
        service: "There is no service 'magic'",
        parent: 'There is no project with id 999999999999999',
      },
    })
  })
})
