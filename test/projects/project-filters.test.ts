import { expect, test } from 'vitest'
import { createTestApp, describeOnEachEngine, useTestApp, type TestApp } from '../create-test-app.ts'
import { insertOneMoreProject } from '../fixtures/one-more-project.ts'

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
    { query: 'province=1&province=bagmati', found: ['trail-bridge', 'renewable-campus'] },
    { query: 'province=1,bagmati', found: ['trail-bridge', 'renewable-campus'] },
    { query: 'client=ministry', found: ['town-master-plan', 'ring-road'] },
    { query: 'since=2021&until=2021', found: ['trail-bridge'] },
    { query: 'since=2022', found: ['town-master-plan'] },
    { query: 'until=2018', found: [] },
    { query: 'until=2030', found: ['trail-bridge', 'town-master-plan'] },
    { query: 'fiscalYear=2077/78', found: ['trail-bridge'] },
    { query: 'fiscalYear=2075/76', found: ['trail-bridge'] },
    { query: 'fiscalYear=2075/76&search=2077/78%20bridge', found: ['trail-bridge'] },
    { query: 'fiscalYear=2075/76&search=2083/84%20bridge', found: [] },
    { query: 'fiscalYear=2074/75', found: [] },
    { query: 'fiscalYear=2083/84', found: ['town-master-plan'] },
    { query: 'fiscalYear=2084/85', found: [] },
    { query: 'sort=newest&until=2099', found: ['town-master-plan', 'trail-bridge'] },
    {
      query: 'sort=oldest&limit=600',
      found: ['trail-bridge', 'town-master-plan', 'ring-road', 'renewable-campus', 'bare'],
    },
    {
      query: 'sort=newest&search=gorkha',
      found: ['trail-bridge', 'ring-road'],
    },
    { query: 'pictures=some', found: ['trail-bridge', 'ring-road'] },
    {
      query: 'district=&province=&service=&search=&fiscalYear=',
      found: ['trail-bridge', 'town-master-plan', 'ring-road', 'renewable-campus', 'bare'],
    },
  ])('$query', async ({ query, found }) => {
    expect(await slugs(app, query)).toEqual(found)
  })

  test.each(['2077/78', '2077/078', '077/78', '2077-78', 'FY 2077/78', '२०७७/७८'])(
    'the fiscal year may be written %s, as a filter and among the words of a search',
    async (written) => {
      const year = encodeURIComponent(written)
      expect(await slugs(app, `fiscalYear=${year}`)).toEqual(['trail-bridge'])
      expect(await slugs(app, `search=bridge%20${year}`)).toEqual(['trail-bridge'])
      expect(await slugs(app, `search=${year}%20plan`)).toEqual([])
    },
  )

  test('a period of years AD among the words of a search is no fiscal year', async () => {
    expect(await slugs(app, 'search=2019-20')).toEqual(['trail-bridge'])
  })

  test('a project of one year is in both fiscal years of that, and one of July in both of that month', async () => {
    const { db, request } = await createTestApp(engine)
    const add = async (slug: string, started: string, ended: string) => {
      await insertOneMoreProject(db, { slug, sort_order: 9, districtCodes: ['401'], services: ['roads'] })
      await db.updateTable('project').set({ started, ended, status: 'completed' }).where('slug', '=', slug).execute()
    }
    await add('year', '2014', '2014')
    await add('july', '2014-07', '2014-07')
    await add('august', '2014-08', '2014-08')
    const found = (year: string) => slugs({ request } as TestApp, `fiscalYear=${year}&sort=oldest`)
    expect(await found('2070/71')).toEqual(['year', 'july'])
    expect(await found('2071/72')).toEqual(['year', 'july', 'august'])
    expect(await found('2072/73')).toEqual([])
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

  test.each([
    ['client=nobody', { client: "There is no client 'nobody'" }],
    ['since=2021&until=2019', { until: 'until must not be before since' }],
    ['since=15', { since: 'since must be a year from 1900 to 2099' }],
    ['fiscalYear=2081', { fiscalYear: 'fiscalYear must be such as 2081/82, from 2000/01 to 2089/90' }],
    ['fiscalYear=2091/92', { fiscalYear: 'fiscalYear must be such as 2081/82, from 2000/01 to 2089/90' }],
    ['sort=size', { sort: 'sort must be one of newest, oldest' }],
    ['province=gandaki,atlantis', { province: "There is no province 'atlantis'" }],
    ['province=1,2,3,4,5,6,7,8', { province: 'province must name at most 7 provinces' }],
  ])('refuses %s in words', async (query, fields) => {
    const response = await app.request(`/projects?${query}`)
    expect([response.status, (await response.json()).fields]).toEqual([422, fields])
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
