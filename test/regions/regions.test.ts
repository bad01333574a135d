import { expect, test } from 'vitest'
import { readNeighbours, type BordersTopology } from '../../contract/location/borders.ts'
import topology from '../../content/places/nepal-districts.topo.json' with { type: 'json' }
import { oneOf } from '../../contract/list.ts'
import { districtDetailSchema, provinceDetailSchema } from '../../contract/regions/region.ts'
import { replacePlaces } from '../../server/core/places/place-store.ts'
import { signIn } from '../core/accounts/staff.ts'
import { createTestApp, describeOnEachEngine, useTestApp } from '../create-test-app.ts'
import { PLACES } from '../fixtures/places.ts'

const POKHARA = { type: 'Point', coordinates: [83.985, 28.209] }
const GORKHA = { type: 'Point', coordinates: [84.63, 28.0] }

/** Tanahun shares a border with Kaski and Gorkha, which do not meet. */
const TANAHUN = {
  ...PLACES,
  district: [{ code: '407', slug: 'tanahun', province_number: 4, longitude: 84.25, latitude: 27.95, aliases: '[]' }],
  district_translation: [
    { district_code: '407', locale: 'en' as const, name: 'Tanahun', headquarters: 'Damauli' },
    { district_code: '407', locale: 'ne' as const, name: 'तनहुँ', headquarters: 'दमौली' },
  ],
}

describeOnEachEngine('GET one district and one province', (engine) => {
  const app = useTestApp(engine)

  test('a district has its names, province, outline, facts and local levels', async () => {
    const body = await (await app.request('/districts/kaski?locale=ne')).json()
    const { data } = oneOf(districtDetailSchema.strict()).parse(body)
    expect(data).toMatchObject({
      code: '405',
      name: 'कास्की',
      names: [
        { locale: 'en', name: 'Kaski' },
        { locale: 'ne', name: 'कास्की' },
      ],
      provinceReference: { number: 4, slug: 'gandaki', name: 'गण्डकी' },
      projectCount: 2,
      neighbours: [],
    })
    expect(data.facts.total).toBe(2)
    expect(data.facts.statuses.reduce((sum, { count }) => sum + count, 0)).toBe(2)
    expect(data.localLevels.map(({ code }) => code)).toEqual(['40501', '40504'])
    const [longitudes, latitudes] = [0, 1].map((axis) => data.outline.flat().map((position) => position[axis]!))
    expect([Math.min(...longitudes!), Math.max(...latitudes!)].map((degrees) => degrees.toFixed(1))).toEqual([
      '83.7',
      '28.6',
    ])
  })

  test('a province has its districts with their outlines', async () => {
    const body = await (await app.request('/provinces/gandaki')).json()
    const { data } = oneOf(provinceDetailSchema.strict()).parse(body)
    expect(data).toMatchObject({ number: 4, name: 'Gandaki', projectCount: 3, facts: { total: 3 } })
    expect(data.districts.map(({ slug, outline }) => [slug, outline.length])).toEqual([
      ['gorkha', 1],
      ['kaski', 1],
    ])
    expect(data.neighbours.map(({ slug }) => slug)).toEqual(['bagmati'])
  })

  test.each(['/districts/nowhere', '/districts/405', '/districts/Kaski', '/provinces/nowhere', '/provinces/4'])(
    '%s answers 404',
    async (path) => {
      const answer = await app.request(path)
      expect([answer.status, (await answer.json()).message]).toEqual([404, expect.stringMatching(/not found/i)])
    },
  )

  test('neighbours are the districts that share a border', async () => {
    const own = await createTestApp(engine)
    await replacePlaces(own.db, TANAHUN)
    const { data } = await (await own.request('/districts/tanahun')).json()
    const named = (data.neighbours as { slug: string; projectCount: number }[]).map((one) => [
      one.slug,
      one.projectCount,
    ])
    expect(named).toEqual([
      ['gorkha', 2],
      ['kaski', 2],
    ])
  })

  test('only public locations within are answered, and local levels count their projects', async () => {
    const own = await createTestApp(engine)
    const editor = await signIn(own, 'editor')
    const create = (number: number, geometry: object, visibility: string) =>
      editor.call('POST', '/projects', {
        title: `Tunnel ${number}`,
        code: `REC-${number}`,
        status: 'ongoing',
        districts: ['401', '405'],
        localLevels: ['40501'],
        location: { geometry, visibility },
      })
    expect((await create(900, POKHARA, 'public')).status).toBe(201)
    expect((await create(901, GORKHA, 'public')).status).toBe(201)
    expect((await create(902, POKHARA, 'district')).status).toBe(201)
    const kaski = (await (await own.request('/districts/kaski')).json()).data
    const gandaki = (await (await own.request('/provinces/gandaki')).json()).data
    const titles = (features: { properties: { title: string } }[]) => features.map(({ properties }) => properties.title)
    expect(titles(kaski.locations)).toEqual(['Tunnel 900'])
    expect(titles(gandaki.locations)).toEqual(['Tunnel 901', 'Tunnel 900'])
    expect(kaski.localLevels).toMatchObject([{ code: '40501', projectCount: 3 }, { projectCount: 0 }])
    expect(gandaki.localLevels).toMatchObject([{ code: '40501', projectCount: 3 }])
  })
})

test('Kathmandu has seven neighbours, and every district is a neighbour of its neighbours', () => {
  const neighbours = readNeighbours(topology as unknown as BordersTopology)
  const names = new Map(topology.objects.districts.geometries.map(({ properties: { code, name } }) => [code, name]))
  const codeOf = (name: string) => [...names].find((one) => one[1] === name)![0]
  const around = neighbours.get(codeOf('Kathmandu'))!.map((code) => names.get(code))
  expect(around.toSorted()).toEqual([
    'Bhaktapur',
    'Dhading',
    'Kavrepalanchok',
    'Lalitpur',
    'Makwanpur',
    'Nuwakot',
    'Sindhupalchok',
  ])
  expect(neighbours.size).toBe(77)
  for (const [code, codes] of neighbours) for (const other of codes) expect(neighbours.get(other)).toContain(code)
})
