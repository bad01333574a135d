import { expect, test } from 'vitest'
import { StatementCounter } from '../../bench/statement-counter.ts'
import { capabilitiesSchema, type Capabilities } from '../../contract/capabilities/capabilities.ts'
import { oneOf } from '../../contract/list.ts'
import { createTestApi } from '../create-test-api.ts'
import { createTestApp, describeOnEachEngine, useTestApp, type TestApp } from '../create-test-app.ts'
import { load } from '../fixtures/load.ts'
import { insertOneMoreProject } from '../fixtures/one-more-project.ts'

type Ask = Pick<TestApp, 'request'>

async function getCapabilities({ request }: Ask, query = ''): Promise<Capabilities> {
  const response = await request(`/capabilities?${query}`)
  expect(response.status).toBe(200)
  return oneOf(capabilitiesSchema.strict()).parse(await response.json()).data
}

async function totalOf({ request }: Ask, filters: URLSearchParams): Promise<number> {
  return (await (await request(`/projects?${filters}`)).json()).meta.total
}

/** Every number of an answer, with the filters of GET projects that must find as many. */
function listCells({ total, statuses, provinces, services, years }: Capabilities, query: string) {
  const cell = (count: number, changes: Record<string, string | number> = {}) => {
    const filters = new URLSearchParams(query)
    for (const [name, value] of Object.entries(changes)) filters.set(name, String(value))
    return { count, filters }
  }
  return [
    cell(total),
    ...statuses.filter(() => !query.includes('status')).map(({ status, count }) => cell(count, { status })),
    ...provinces.map(({ slug, count }) => cell(count, { province: slug })),
    ...services.flatMap(({ slug: service, count, provinces: counts }) => [
      cell(count, { service }),
      ...counts.map((own, index) => cell(own, { service, province: provinces[index]!.slug })),
    ]),
    ...years.map(({ year, count }) => cell(count, { since: year, until: year })),
  ]
}

describeOnEachEngine('GET capabilities', (engine) => {
  const app = useTestApp(engine)

  test('counts services by provinces, each discipline before its services', async () => {
    const { total, provinces, services } = await getCapabilities(app)
    expect(total).toBe(5)
    expect(provinces.map(({ slug, count }) => [slug, count])).toEqual([
      ['koshi', 1],
      ['bagmati', 1],
      ['gandaki', 3],
    ])
    expect(services.map(({ slug, count, provinces: counts }) => [slug, count, ...counts])).toEqual([
      ['civil-engineering', 2, 0, 1, 2],
      ['bridges', 1, 0, 1, 1],
      ['roads', 1, 0, 0, 1],
      ['environmental-studies', 1, 0, 1, 1],
      ['impact-assessment', 1, 0, 1, 1],
    ])
  })

  test('counts a project in every year from its start to its end, an ongoing one until this year', async () => {
    const { years, undated } = await getCapabilities(app)
    expect(years.map(({ year, count }) => [year, count])).toEqual([
      [2019, 1],
      [2020, 1],
      [2021, 1],
      [2022, 0],
      [2023, 0],
      [2024, 1],
      [2025, 1],
      [2026, 1],
    ])
    expect(undated).toBe(3)
  })

  test('counts a project once in a total, however many of its services and provinces belong there', async () => {
    const own = await createTestApp(engine)
    const services = ['civil-engineering', 'roads', 'bridges']
    await insertOneMoreProject(own.db, { slug: 'both', sort_order: 9, districtCodes: ['401', '405', '110'], services })
    const found = await getCapabilities(own, 'service=civil-engineering&province=koshi&province=gandaki')
    expect([found.total, found.provinces.map(({ count }) => count)]).toEqual([3, [1, 3]])
    expect(found.services.map(({ slug, count }) => [slug, count])).toEqual([
      ['civil-engineering', 3],
      ['bridges', 2],
      ['roads', 2],
    ])
  })

  test.each([
    '',
    'status=ongoing',
    'province=4&province=bagmati',
    'service=civil-engineering&since=2020',
    'service=bridges&province=bagmati&until=2019',
    'since=2020&until=2024',
    'client=ministry',
    'service=roads&province=koshi',
  ])('promises what the list finds, in every cell: %s', async (query) => {
    const cells = listCells(await getCapabilities(app, query), query)
    expect(cells.length).toBeGreaterThan(4)
    for (const { count, filters } of cells) expect(count, filters.toString()).toBe(await totalOf(app, filters))
  })

  test('says how much there would be without one of the filters where nothing is found', async () => {
    const { total, nearest } = await getCapabilities(app, 'service=roads&province=koshi&status=ongoing')
    expect([total, nearest]).toEqual([0, [{ without: 'province', total: 1 }]])
    const years = await getCapabilities(app, 'province=gandaki&since=2010&until=2012')
    expect(years.nearest).toEqual([{ without: 'years', total: 3 }])
  })

  test('answers a spreadsheet, safe from formulas', async () => {
    const own = await createTestApp(engine)
    const parent = await own.db
      .selectFrom('service')
      .select('id')
      .where('slug', '=', 'civil-engineering')
      .executeTakeFirst()
    await load(own.db, 'services', { slug: 'danger', name: '=1+1, "new"', parentId: parent!.id }, { position: 99 })
    await insertOneMoreProject(own.db, { slug: 'one', sort_order: 9, districtCodes: ['401'], services: ['danger'] })
    const response = await own.request('/capabilities?format=csv&province=gandaki')
    expect([
      response.status,
      response.headers.get('Content-Type'),
      response.headers.get('Content-Disposition'),
    ]).toEqual([200, 'text/csv; charset=utf-8', 'attachment; filename="capabilities.csv"'])
    const bytes = new Uint8Array(await response.arrayBuffer())
    expect(Array.from(bytes.slice(0, 3))).toEqual([0xef, 0xbb, 0xbf])
    const lines = new TextDecoder().decode(bytes).split('\r\n')
    expect(lines[0]).toBe('"discipline","service","Gandaki","total"')
    expect(lines).toContain(`"Civil engineering","'=1+1, ""new""",1,1`)
    expect(lines.slice(-2)).toEqual(['"All projects","",4,4', ''])
  })

  test('answers a spreadsheet in Nepali', async () => {
    const response = await app.request('/capabilities?format=csv&province=gandaki&locale=ne')
    const lines = (await response.text()).split('\r\n')
    expect(lines[0]).toContain('"विधा","सेवा","गण्डकी","जम्मा"')
    expect(lines.at(-2)).toMatch(/^"सबै परियोजना","",/)
  })

  test.each([
    ['service=magic', { service: "There is no service 'magic'" }],
    ['province=atlantis&client=x', { province: "There is no province 'atlantis'", client: "There is no client 'x'" }],
    ['since=2021&until=2019', { until: 'until must not be before since' }],
    ['since=1', { since: 'since must be a year from 1900 to 2099' }],
    ['format=xls', { format: 'format must be json or csv' }],
  ])('refuses %s in words', async (query, fields) => {
    const response = await app.request(`/capabilities?${query}`)
    expect([response.status, (await response.json()).fields]).toEqual([422, fields])
  })

  test('needs three statements for any choice, also where nothing is found', async () => {
    const counter = new StatementCounter()
    const api = createTestApi({ db: app.db.withPlugin(counter) })
    const count = async (query: string) => {
      counter.statements = 0
      await getCapabilities({ request: async (path) => api.request(`/api/v1${path}`) }, query)
      return counter.statements
    }
    expect(await count('')).toBe(3)
    expect(await count('service=bridges&province=bagmati&province=koshi&since=2015')).toBe(3)
    expect(await count('service=roads&province=koshi')).toBe(3)
  })
})
