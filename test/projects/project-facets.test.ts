import { expect, test } from 'vitest'
import { oneOf } from '../../contract/list.ts'
import { projectFacetsSchema, type ProjectFacets } from '../../contract/projects/project-facets.ts'
import { raiseContentRevision } from '../../server/core/store/revision.ts'
import { StatementCounter } from '../../bench/statement-counter.ts'
import { createTestApi } from '../create-test-api.ts'
import { createTestApp, describeOnEachEngine, useTestApp, type TestApp } from '../create-test-app.ts'
import { insertOneMoreProject } from '../fixtures/one-more-project.ts'

async function getFacets({ request }: Pick<TestApp, 'request'>, query = ''): Promise<ProjectFacets> {
  const response = await request(`/projects/facets?${query}`)
  expect(response.status).toBe(200)
  return oneOf(projectFacetsSchema.strict()).parse(await response.json()).data
}

/** Every choice that an answer names, as the parameter by which it is chosen. */
function listChoices({
  statuses,
  provinces,
  districts,
  services,
  fiscalYears,
}: ProjectFacets): [string, string, number][] {
  return [
    ...statuses.map(({ status, count }): [string, string, number] => ['status', status, count]),
    ...provinces.map(({ slug, count }): [string, string, number] => ['province', slug, count]),
    ...districts.map(({ slug, count }): [string, string, number] => ['district', slug, count]),
    ...services.map(({ slug, count }): [string, string, number] => ['service', slug, count]),
    ...fiscalYears.map(({ fiscalYear, count }): [string, string, number] => ['fiscalYear', fiscalYear, count]),
  ]
}

const counts = (facets: ProjectFacets) =>
  Object.fromEntries(listChoices(facets).map(([, value, count]) => [value, count]))

describeOnEachEngine('GET projects/facets', (engine) => {
  const app = useTestApp(engine)

  test('counts every choice when nothing is chosen, each group in its order', async () => {
    const facets = await getFacets(app)
    expect(facets.total).toBe(5)
    expect(facets.statuses).toEqual([
      { status: 'ongoing', count: 2 },
      { status: 'completed', count: 2 },
      { status: 'upcoming', count: 1 },
    ])
    expect(facets.provinces.map(({ number, count }) => [number, count])).toEqual([
      [1, 1],
      [3, 1],
      [4, 3],
    ])
    expect(facets.districts.map(({ code, count }) => [code, count])).toEqual([
      ['110', 1],
      ['308', 1],
      ['401', 2],
      ['405', 2],
    ])
  })

  test('lists services in their order, a parent with the projects of its children', async () => {
    const { services } = await getFacets(app)
    const [civil, environment] = services
    expect(services.map(({ slug, parentId, count }) => [slug, parentId, count])).toEqual([
      ['civil-engineering', null, 2],
      ['environmental-studies', null, 1],
      ['bridges', civil?.id, 1],
      ['roads', civil?.id, 1],
      ['impact-assessment', environment?.id, 1],
    ])
  })

  test('counts a project once for a parent service and a province, however many of its parts it has', async () => {
    const { db, request } = await createTestApp(engine)
    const services = ['civil-engineering', 'roads', 'bridges']
    await insertOneMoreProject(db, { slug: 'both', sort_order: 9, districtCodes: ['401', '405'], services })
    const facets = await getFacets({ request })
    expect(facets.total).toBe(6)
    expect(counts(facets)).toMatchObject({ 'civil-engineering': 3, roads: 2, bridges: 2, gandaki: 4, gorkha: 3 })
  })

  test('counts a project in each fiscal year in which it ran, an ongoing one until today', async () => {
    const { fiscalYears } = await getFacets(app)
    const all = fiscalYears.map(({ fiscalYear, count }) => `${fiscalYear}: ${count}`)
    expect(all.slice(0, 4)).toEqual(['2083/84: 1', '2082/83: 1', '2081/82: 1', '2080/81: 1'])
    expect(all.slice(4)).toEqual(['2078/79: 1', '2077/78: 1', '2076/77: 1', '2075/76: 1'])
    const chosen = await getFacets(app, 'fiscalYear=2060-61&status=upcoming')
    expect(chosen.fiscalYears).toEqual([{ fiscalYear: '2060/61', count: 0 }])
  })

  test('counts a group with every other filter, but not with its own', async () => {
    const { total, statuses, provinces } = await getFacets(app, 'status=ongoing&province=3')
    expect(total).toBe(0)
    expect(statuses.map(({ count }) => count)).toEqual([0, 1, 0])
    expect(provinces.map(({ count }) => count)).toEqual([0, 0, 2])
  })

  test('names every status and province, and only districts and services that have projects', async () => {
    const { statuses, provinces, districts, services } = await getFacets(app, 'search=roof')
    expect(statuses.map(({ count }) => count)).toEqual([0, 0, 1])
    expect(provinces.map(({ count }) => count)).toEqual([1, 0, 0])
    expect(districts).toEqual([{ code: '110', slug: 'ilam', name: 'Ilam', province: 1, count: 1 }])
    expect(services).toEqual([])
  })

  test('keeps the district and the service that are chosen, with 0', async () => {
    const facets = await getFacets(app, 'district=KASKI&service=bridges&status=upcoming')
    expect(facets.districts).toMatchObject([{ slug: 'kaski', count: 0 }])
    expect(facets.services).toMatchObject([{ slug: 'bridges', count: 0 }])
  })

  test.each([
    '',
    'status=ongoing',
    'province=4',
    'province=4&district=gorkha',
    'district=lalitpur',
    'service=civil-engineering&status=completed',
    'parent=none&search=plan',
    'fiscalYear=2077/78&province=4',
    'search=gorkha%20bridge&province=bagmati&service=bridges',
  ])('promises what the list finds: %s', async (query) => {
    const facets = await getFacets(app, query)
    const totalOf = async (filters: URLSearchParams) =>
      (await (await app.request(`/projects?${filters}`)).json()).meta.total
    expect(facets.total).toBe(await totalOf(new URLSearchParams(query)))
    for (const [name, value, count] of listChoices(facets)) {
      const chosen = new URLSearchParams(query)
      chosen.set(name, value)
      // Another province leaves the district behind.
      if (name === 'province') chosen.delete('district')
      expect(count, chosen.toString()).toBe(await totalOf(chosen))
    }
  })

  test('answers names in Nepali where they are there', async () => {
    const { provinces, districts, services } = await getFacets(app, 'locale=ne&service=bridges')
    expect(provinces.map(({ name }) => name)).toEqual(['कोशी', 'बागमती', 'गण्डकी'])
    expect(districts.map(({ name }) => name)).toEqual(['ललितपुर', 'गोरखा'])
    expect(services.map(({ name }) => name)).toContain('पुल')
  })

  test.each([
    ['en', ['Ilam', 'Lalitpur', 'Gorkha', 'Kaski']],
    ['ne', ['इलाम', 'ललितपुर', 'कास्की', 'गोरखा']],
  ])('sorts the districts of a province by their names in the language %s', async (locale, names) => {
    const { districts } = await getFacets(app, `locale=${locale}`)
    expect(districts.map(({ name }) => name)).toEqual(names)
  })

  test('refuses what the list refuses, and ignores pages', async () => {
    for (const query of ['district=paris&service=magic&parent=999', 'status=done', 'locale=fr']) {
      const [facets, list] = await Promise.all([
        app.request(`/projects/facets?${query}`),
        app.request(`/projects?${query}`),
      ])
      expect(facets.status).toBe(422)
      expect(await facets.json()).toEqual(await list.json())
    }
    expect(await getFacets(app, 'page=0&limit=x')).toEqual(await getFacets(app))
  })

  test('needs 4 statements, one more after a change of content, and one for provinces', async () => {
    const { db } = await createTestApp(engine)
    const counter = new StatementCounter()
    const api = createTestApi({ db: db.withPlugin(counter) })
    const count = async (query: string) => {
      counter.statements = 0
      await getFacets({ request: async (path) => api.request(`/api/v1${path}`) }, query)
      return counter.statements
    }
    expect([await count(''), await count('')]).toEqual([4, 4])
    for (let number = 1; number <= 45; number += 1) {
      await insertOneMoreProject(db, {
        slug: `more-${number}`,
        sort_order: 9,
        districtCodes: ['401'],
        services: ['roads'],
      })
    }
    await raiseContentRevision(db)
    expect([await count(''), await count('status=ongoing&district=kaski&service=roads')]).toEqual([5, 4])
    expect(await count('province=bagmati')).toBe(5)
  })
})
