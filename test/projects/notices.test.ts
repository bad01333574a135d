import { expect, test } from 'vitest'
import { createTestApi } from '../create-test-api.ts'
import { createTestApp, describeOnEachEngine, NOW } from '../create-test-app.ts'
import { load } from '../seed/content-folder.ts'

/** Conditions of notices, the filters that say them, and the sample's projects that answer it, found by reading them. */
const QUESTIONS: [asked: string, query: string, found: string[]][] = [
  [
    'roads above 20 km, detailed design, hills, since 2076',
    'service=roads-and-highways&measure=length&atLeast=20&scope=detailed-engineering-design&terrain=hill&since=2076',
    ['upgrading-of-a-hill-road-to-all-weather-standard'],
  ],
  [
    'hydropower above 1 MW, feasibility',
    'service=small-hydropower&measure=capacity&atLeast=1&scope=feasibility-studies',
    ['small-hydropower-plant-with-a-gated-headpond-dam'],
  ],
  [
    'hydropower above 1 MW and detailed design',
    'service=small-hydropower&measure=capacity&atLeast=१&scope=detailed-engineering-design',
    ['small-hydropower-plant-with-a-gated-headpond-dam'],
  ],
  [
    'bridges with a span of 50 m and more, supervision',
    'service=bridges&measure=span&atLeast=५०&scope=construction-supervision',
    [
      'trail-suspension-bridge-over-a-mid-hill-river',
      'deck-arch-road-bridge-over-a-gorge',
      'steel-truss-road-bridge-over-a-tarai-river',
    ],
  ],
  [
    'bridges with a span of 50 to 100 m, detailed design, completed since 2019',
    'measure=span&atLeast=50&atMost=100&scope=detailed-engineering-design&status=completed&since=2019',
    ['deck-arch-road-bridge-over-a-gorge'],
  ],
  [
    'irrigation of 500 ha and more in the Terai, detailed design',
    'service=irrigation-and-river-training&measure=area&atLeast=500&scope=detailed-engineering-design&terrain=terai',
    ['rehabilitation-of-a-farmer-managed-irrigation-system-in-the-tarai'],
  ],
  [
    'buildings of five storeys and more, structural design',
    'scope=structural-design&measure=storeys&atLeast=5',
    ['municipal-administrative-building', 'structural-design-of-a-six-storey-teaching-block'],
  ],
  [
    'water supply with 10 km of pipe and more in the hills, completed',
    'service=water-supply-and-sanitation&measure=length&atLeast=10&terrain=hill&status=completed',
    ['gravity-flow-water-supply-scheme-for-a-hill-municipality'],
  ],
  [
    'initial environmental examination of more than 10 km of road',
    'scope=initial-environmental-examination&measure=length&atLeast=10',
    ['initial-environmental-examination-of-a-hill-road-upgrading'],
  ],
  [
    'inventory of 1,000 km of road and more',
    'service=transport-planning&measure=length&atLeast=1,000',
    ['rural-road-inventory-in-rolpa-and-salyan'],
  ],
  [
    'renewable energy of 1 MW and more, completed since 2080',
    'service=renewable-energy&measure=capacity&atLeast=1&status=completed&since=२०८०',
    ['grid-connected-solar-farm-on-a-terraced-hillside'],
  ],
  ['bridges as lead of a joint venture', 'service=bridges&role=lead', ['deck-arch-road-bridge-over-a-gorge']],
  [
    'feasibility studies in the mountains, alone',
    'scope=feasibility-studies&terrain=mountain&role=sole',
    [
      'small-hydropower-plant-with-a-gated-headpond-dam',
      'micro-hydro-mini-grid-for-a-remote-mountain-settlement',
      'wind-and-micro-hydro-mini-grid',
    ],
  ],
]

describeOnEachEngine('the questions of notices', (engine) => {
  test('are answered by filters alone, on the sample content', async () => {
    const { store, loading } = await load({ engine })
    await loading
    const api = createTestApi({ db: store.db, reads: store.reads, now: () => NOW })
    const ask = async (path: string) => (await (await api.request(`/api/v1${path}`)).json()).data
    for (const [asked, query, found] of QUESTIONS) {
      const slugs = (await ask(`/projects?${query}&limit=100`)).map(({ slug }: { slug: string }) => slug)
      expect.soft(slugs.toSorted(), asked).toEqual(found.toSorted())
      expect.soft((await ask(`/projects/facets?${query}`)).total, asked).toBe(found.length)
    }
  })

  test('name what a bound only just leaves out, of any measure, within a tenth of the bound', async () => {
    const { store, loading } = await load({ engine })
    await loading
    const api = createTestApi({ db: store.db, reads: store.reads, now: () => NOW })
    const nearOf = async (query: string) => {
      const { data } = await (await api.request(`/api/v1/projects/facets?${query}`)).json()
      return data.near
    }
    const road = { bound: 'atLeast', count: 1, amount: 23.6, text: '23.6 km' }
    const query = 'measure=length&service=roads-and-highways&scope=detailed-engineering-design'
    expect(await nearOf(`${query}&atLeast=25`)).toEqual([road])
    expect(await nearOf(`${query}&atLeast=25&locale=ne`)).toEqual([{ ...road, text: '२३.६ किलोमिटर' }])
    expect(await nearOf(`${query}&atMost=22`)).toEqual([{ ...road, bound: 'atMost' }])
    for (const none of ['atLeast=23.6', 'atLeast=26.3', 'atMost=21.4', 'atLeast=25&terrain=terai', ''])
      expect(await nearOf(`${query}&${none}`), none).toEqual([])
    expect(await nearOf('measure=span&atLeast=110')).toMatchObject([{ count: 1, text: '108.5 m' }])
  })

  test('that cannot be understood are refused in words, at the parameter', async () => {
    const { request } = await createTestApp(engine)
    const faultsOf = async (query: string) => {
      const response = await request(`/projects?${query}`)
      const { fields } = await response.json()
      return [response.status, fields]
    }
    const number = (name: string) => ({ [name]: `${name} must be a number such as 50 or 0.5` })
    expect(await faultsOf('measure=span&atLeast=many')).toEqual([422, number('atLeast')])
    expect(await faultsOf('measure=span&atMost=-1')).toEqual([422, number('atMost')])
    expect(await faultsOf('atLeast=50')).toEqual([422, { atLeast: 'atLeast needs a measure, such as measure=span' }])
    expect(await faultsOf('measure=span&atLeast=9&atMost=1')).toEqual([
      422,
      { atMost: 'atMost must not be below atLeast' },
    ])
    expect(await faultsOf('scope=magic')).toEqual([422, { scope: "There is no service 'magic'" }])
    expect((await faultsOf('measure=weight'))[0]).toBe(422)
    expect((await faultsOf('terrain=moon&role=boss'))[0]).toBe(422)
    expect((await faultsOf('measure=&atLeast=&atMost=&terrain=&role=&scope='))[0]).toBe(200)
  })
})
