import { expect, test } from 'vitest'
import { searchAnswerSchema, suggestionSchema } from '../../contract/search/search.ts'
import { LOADER } from '../../server/core/content/registration.ts'
import { createContent } from '../../server/core/content/saving.ts'
import { createTestApp, describeWhereSqlDiffers, NOW, useTestApp } from '../create-test-app.ts'

describeWhereSqlDiffers('GET search', (engine) => {
  const app = useTestApp(engine)
  const find = async (q: string, more = '') => {
    const response = await app.request(`/search?q=${encodeURIComponent(q)}${more}`)
    expect(response.status).toBe(200)
    return searchAnswerSchema.parse(await response.json())
  }
  const titles = async (q: string, more = '') => (await find(q, more)).data.map(({ title }) => title)

  test.each([
    { q: 'trail bridge', found: ['Trail bridge', 'Bridges'], because: 'a title, and a summary' },
    { q: 'sita', found: ['Sita Sample'], because: 'a person' },
    { q: 'सीता', found: ['Sita Sample'], because: 'a person in Nepali' },
    {
      q: 'ministry',
      found: ['Ministry of Works', 'Town master plan', 'Ring road'],
      because: 'a client and its projects',
    },
    { q: 'Kaski', found: ['Kaski District', 'Town master plan', 'Ring road'], because: 'a place and its projects' },
    { q: 'kaaski', found: ['Kaski District', 'Town master plan', 'Ring road'], because: 'another spelling' },
    { q: 'कास्की', found: ['Kaski District', 'Town master plan', 'Ring road'], because: 'the other script' },
    { q: 'ktm', found: [], because: 'there is no Kathmandu here' },
    { q: 'patan', found: ['Lalitpur District', 'Trail bridge'], because: 'another name' },
    {
      q: 'environmental',
      found: ['Environmental studies', 'Trail bridge'],
      because: 'the parent of a service',
    },
    { q: 'satellite', found: [], because: 'nothing says so' },
    { q: 'muncipality', found: ['A rural municipality', 'Trail bridge'], because: 'a letter is missing' },
    { q: 'mater plan', found: ['Town master plan'], because: 'a letter is missing' },
    { q: 'notices', found: ['The office has moved'], because: 'a category of news' },
    { q: 'measure', found: ['Overview'], because: 'the text of a page' },
    { q: 'FY 2077/78', found: ['Trail bridge'], because: 'it ran in that fiscal year' },
    { q: '२०८२/८३ plan', found: ['Town master plan'], because: 'it is ongoing' },
    { q: 'said', found: [], because: 'a draft is in no index' },
    { q: '', found: [], because: 'nothing was asked' },
  ])('$q finds $found: $because', async ({ q, found }) => {
    expect(await titles(q)).toEqual(found)
  })

  test('pul finds पुल and its meaning', async () => {
    expect(await titles('pul')).toEqual(await titles('पुल'))
    expect(await titles('pul')).toContain('Trail bridge')
  })

  test.each(['bridge', 'पुल', 'पुलहरू'])('%s finds bridges, and nobody who studied at Pulchowk', async (q) => {
    const { db, request } = await createTestApp(engine)
    const deps = { db, actor: { id: null, email: LOADER, role: 'owner', address: undefined } as const, now: () => NOW }
    for (const name of ['पुल्चोक क्याम्पस', 'पुलको कार्यालय'])
      await createContent(deps, 'clients', { name, kind: 'local' }, { publish: true })
    const { data } = searchAnswerSchema.parse(await (await request(`/search?q=${q}&kind=clients`)).json())
    expect(data.map(({ title }) => title)).toEqual(['पुलको कार्यालय'])
  })

  test('a word as it is written comes before what sounds like it in the other script', async () => {
    const { db, request } = await createTestApp(engine)
    const deps = { db, actor: { id: null, email: LOADER, role: 'owner', address: undefined } as const, now: () => NOW }
    const add = (name: string) => createContent(deps, 'clients', { name, kind: 'local' }, { publish: true })
    const clients = async (q: string) => {
      const { data } = searchAnswerSchema.parse(await (await request(`/search?q=${q}&kind=clients`)).json())
      return data.map(({ title }) => title)
    }
    await add('Bridge office')
    expect(await clients('pool'), 'पुल sounds like it').toEqual(['Bridge office'])
    await add('Car pools of Patan')
    expect(await clients('pool')).toEqual(['Car pools of Patan', 'Bridge office'])
    await add('Swimming pool')
    expect(await clients('pool')).toEqual(['Swimming pool', 'Car pools of Patan'])
    expect(await clients('pul')).toContain('Bridge office')
  })

  test('an unpronounceable word sounds like nothing', async () => {
    const { db, request } = await createTestApp(engine)
    const deps = { db, actor: { id: null, email: LOADER, role: 'owner', address: undefined } as const, now: () => NOW }
    await createContent(deps, 'clients', { name: 'Jack and sons', kind: 'local' }, { publish: true })
    const count = async (q: string) =>
      searchAnswerSchema.parse(await (await request(`/search?q=${q}`)).json()).meta.total
    expect([await count('jaak'), await count('zzzzqqq'), await count('zzqq')]).toEqual([1, 0, 0])
  })

  test('marks what was found, and says where it is', async () => {
    const { data } = await find('gorkha', '&kind=places')
    expect(data).toEqual([
      {
        kind: 'places',
        id: 401,
        title: 'Gorkha District',
        path: '/districts/gorkha',
        website: null,
        excerpt: '2 projects · Gandaki Province · Headquarters: Gorkha',
        matches: ['Gorkha'],
        missing: [],
        locale: 'en',
      },
    ])
    expect((await find('gorkha', '&kind=places&locale=ne')).data[0]).toMatchObject({
      title: 'गोरखा जिल्ला',
      matches: ['गोरखा'],
    })
  })

  test('a place is found by another name, in both languages, and leads to its page', async () => {
    const [district] = (await find('patan', '&kind=places')).data
    expect(district).toMatchObject({ path: '/districts/lalitpur', title: 'Lalitpur District' })
    expect(district!.excerpt).toMatch(/^1 project · Bagmati Province · /)
    const [province] = (await find('Province No. 4', '&kind=places&locale=ne')).data
    expect(province).toMatchObject({ path: '/provinces/gandaki', excerpt: expect.stringMatching(/^३ परियोजना · /) })
  })

  test('a certificate is found until the day on which visitors see it last', async () => {
    const { data } = await find('ISO', '&kind=certificates')
    expect(data.map(({ title, path }) => [title, path])).toEqual([['ISO 9001:2015', '/about/profile#certificate-1']])
  })

  test('leads to a person on the page of the team', async () => {
    const { data } = await find('sita')
    expect(data.map(({ id, path }) => ({ id, path }))).toEqual([{ id: 1, path: '/about/teams#person-1' }])
  })

  test('offers the nearest with what is missing where nothing has all words', async () => {
    const { data, meta } = await find('bridge Kaski satellite')
    expect(meta).toMatchObject({ total: 0, counts: [], words: ['bridge', 'Kaski', 'satellite'] })
    expect(meta.nearest).toEqual([
      { without: ['Kaski', 'satellite'], q: 'bridge', total: 4 },
      { without: ['bridge', 'satellite'], q: 'Kaski', total: 3 },
    ])
    expect(data[0]!.missing).toContain('satellite')
  })

  test('counts all and answers a page of a kind', async () => {
    const { data, meta } = await find('kaski', '&kind=projects&limit=1&page=2')
    expect(data.map(({ title }) => title)).toEqual(['Ring road'])
    expect(meta).toMatchObject({ total: 2, page: 2, limit: 1, isComplete: true })
    expect(meta.counts).toEqual([
      { kind: 'places', total: 1 },
      { kind: 'projects', total: 2 },
    ])
  })

  test('suggests titles from two letters on', async () => {
    const ask = async (q: string) => {
      const { data } = await (await app.request(`/search/suggestions?q=${q}`)).json()
      return data.map((one: unknown) => suggestionSchema.parse(one).title)
    }
    expect(await ask('t')).toEqual([])
    expect(await ask('tr')).toEqual(expect.arrayContaining(['Trail bridge', 'Training, first group']))
    expect(await ask('trail b')).toEqual(['Trail bridge'])
    expect(await ask('gandaki'), 'then what lies there').toEqual([
      'Gandaki Province',
      'Trail bridge',
      'Town master plan',
      'Ring road',
    ])
  })

  test.each([
    { query: `q=${'a'.repeat(201)}`, field: 'q' },
    { query: 'q=a&kind=cats', field: 'kind' },
    { query: 'q=a&limit=101', field: 'limit' },
  ])('refuses a $field out of bounds', async ({ query, field }) => {
    const response = await app.request(`/search?${query}`)
    expect(response.status).toBe(422)
    expect((await response.json()).fields).toHaveProperty(field)
  })

  test.each(['%', "'; drop table search_word; --", '"*" (', '😀', '्', '\u{1F1F3}\u{1F1F5} ॥', `${'a '.repeat(99)}`])(
    'answers %s',
    async (q) => void (await find(q)),
  )

  test('finds exponents and indices however they are written, and never as one number', async () => {
    const description = '<p>4 × 10<sup>6</sup> m<sup>3</sup> of water and CO<sub>2</sub>, Q⁵</p>'
    const actor = { id: null, email: LOADER, role: 'owner', address: undefined } as const
    const work = { db: app.db, actor, now: () => NOW }
    await createContent(work, 'news', { name: 'Raised', description, categoryId: 1 }, { publish: true })
    for (const q of ['CO2', 'CO₂', 'co₂', 'm3', 'm³', '10⁶', '10^6', 'Q5'])
      expect([q, await titles(q)]).toEqual([q, expect.arrayContaining(['Raised'])])
    expect(await titles('106')).not.toContain('Raised')
    expect((await find('CO2')).data[0]!.excerpt).toContain('10⁶ m³ of water and CO₂')
  })
})
