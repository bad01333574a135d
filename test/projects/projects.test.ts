import { expect, test } from 'vitest'
import { listOf, oneOf } from '../../contract/list.ts'
import { projectDetailSchema, projectSchema } from '../../contract/projects/project.ts'
import { describeOnEachEngine, useTestApp } from '../create-test-app.ts'
import { BRIDGE_ALT_NE, BRIDGE_PICTURE, DECK_PICTURE } from '../fixtures/content.ts'
import { WRITTEN_AT } from '../fixtures/times.ts'

const TRAIL_BRIDGE = {
  id: expect.any(Number),
  code: 'REC-101',
  title: 'Trail bridge',
  slug: 'trail-bridge',
  description: '<p>A span of 108.5 m.</p>',
  thumbnail: BRIDGE_PICTURE.url,
  image: [BRIDGE_PICTURE.url, DECK_PICTURE.url],
  pictures: [BRIDGE_PICTURE, DECK_PICTURE],
  parent_id: null,
  status: 'completed',
  client: { id: expect.any(Number), name: 'A rural municipality', slug: 'rural-municipality' },
  districts: [
    { code: '401', slug: 'gorkha', name: 'Gorkha', province: 4 },
    { code: '308', slug: 'lalitpur', name: 'Lalitpur', province: 3 },
  ],
  services: [
    { id: expect.any(Number), name: 'Bridges', slug: 'bridges' },
    { id: expect.any(Number), name: 'Impact assessment', slug: 'impact-assessment' },
  ],
  start: '2019-03',
  end: '2021',
  periodBs: 'Falgun 2075 – 2078 BS',
  change: null,
  updatedAt: WRITTEN_AT,
  locale: 'en',
}

describeOnEachEngine('GET projects', (engine) => {
  const app = useTestApp(engine)

  test('lists projects in their order, ten a page', async () => {
    const { request } = app
    const body = listOf(projectSchema.strict()).parse(await (await request('/projects')).json())
    const slugs = ['trail-bridge', 'town-master-plan', 'ring-road', 'renewable-campus', 'bare']
    expect(body.data.map(({ slug }) => slug)).toEqual(slugs)
    expect(body.meta).toEqual({ total: 5, page: 1, limit: 10 })
  })

  test('answers a project with all its fields, each list in its own order', async () => {
    const { request } = app
    const { data } = await (await request('/projects?limit=1')).json()
    expect(data).toEqual([TRAIL_BRIDGE])
  })

  test('answers a project that has nothing', async () => {
    const { request } = app
    const { data } = await (await request('/projects/slug/bare')).json()
    expect(data).toMatchObject({ description: '', thumbnail: null, image: [], pictures: [], client: null, start: null })
    expect(data).toMatchObject({ districts: [], services: [], parent: null, parts: [] })
  })

  test('answers one project with its parts', async () => {
    const { request } = app
    const response = await request('/projects/slug/town-master-plan')
    expect(response.status).toBe(200)
    const { data } = oneOf(projectDetailSchema.strict()).parse(await response.json())
    expect(data.parent).toBeNull()
    expect(data.parts).toMatchObject([{ slug: 'ring-road', parent_id: data.id, image: [DECK_PICTURE.url] }])
  })

  test('answers one project with its parent', async () => {
    const { request } = app
    const { data } = await (await request('/projects/slug/ring-road')).json()
    expect(data.parent).toEqual({ id: data.parent_id, title: 'Town master plan', slug: 'town-master-plan' })
    expect(data.parts).toEqual([])
  })

  test('answers Nepali where it is there, English where it is not, and says which', async () => {
    const { request } = app
    const { data } = await (await request('/projects?locale=ne')).json()
    const [bridge, plan] = data
    expect(bridge).toMatchObject({ title: 'झोलुङ्गे पुल', description: '<p>A span of 108.5 m.</p>', locale: 'ne' })
    expect(bridge.client.name).toBe('गाउँपालिका')
    expect(bridge.districts[0].name).toBe('गोरखा')
    expect(bridge.services.map(({ name }: { name: string }) => name)).toEqual(['पुल', 'Impact assessment'])
    expect(bridge.pictures.map(({ alt }: { alt: string }) => alt)).toEqual([BRIDGE_ALT_NE, DECK_PICTURE.alt])
    expect(plan).toMatchObject({ title: 'Town master plan', locale: 'en' })
  })

  test('says that an unknown project is not found', async () => {
    const { request } = app
    const response = await request('/projects/slug/unknown')
    expect(response.status).toBe(404)
    expect(await response.json()).toEqual({ message: 'Project not found', code: 'not_found' })
  })
})
