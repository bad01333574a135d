import { expect, test } from 'vitest'
import { oneOf } from '../../contract/list.ts'
import { projectDetailSchema, type ProjectDetail } from '../../contract/projects/project.ts'
import { createTestApp, describeOnEachEngine, useTestApp, type TestApp } from '../create-test-app.ts'
import { insertOneMoreProject } from '../fixtures/one-more-project.ts'

async function getProject({ request }: Pick<TestApp, 'request'>, address: string): Promise<ProjectDetail> {
  const response = await request(`/projects/slug/${address}`)
  expect(response.status).toBe(200)
  return oneOf(projectDetailSchema.strict()).parse(await response.json()).data
}

const beside = ({ previous, next }: ProjectDetail) => [previous?.slug ?? null, next?.slug ?? null]
const slugs = (projects: { slug: string }[]) => projects.map(({ slug }) => slug)

describeOnEachEngine('the projects around one', (engine) => {
  const app = useTestApp(engine)

  test.each([
    { slug: 'trail-bridge', around: [null, 'town-master-plan'] },
    // The ring road stands between these two in the list, but it is a part.
    { slug: 'town-master-plan', around: ['trail-bridge', 'renewable-campus'] },
    { slug: 'renewable-campus', around: ['town-master-plan', 'bare'] },
    { slug: 'bare', around: ['renewable-campus', null] },
    { slug: 'ring-road', around: [null, null] },
  ])('beside $slug among projects of its level: $around', async ({ slug, around }) => {
    expect(beside(await getProject(app, slug))).toEqual(around)
  })

  test('the ones before and after are named in the language wanted', async () => {
    const { previous, next } = await getProject(app, 'town-master-plan?locale=ne')
    expect(previous).toEqual({ id: expect.any(Number), title: 'झोलुङ्गे पुल', slug: 'trail-bridge' })
    expect(next?.title).toBe('100% renewable_campus')
  })

  test('a part is beside the other parts of its parent, in the order of the list', async () => {
    const { db, request } = await createTestApp(engine)
    const { id, next } = await getProject({ request }, 'town-master-plan')
    await insertOneMoreProject(db, { slug: 'same-order', sort_order: 3, parent_id: id })
    await insertOneMoreProject(db, { slug: 'first', sort_order: 1, parent_id: id })
    await insertOneMoreProject(db, { slug: 'part-of-another', sort_order: 2, parent_id: next!.id })
    expect(beside(await getProject({ request }, 'ring-road'))).toEqual(['first', 'same-order'])
    expect(beside(await getProject({ request }, 'same-order'))).toEqual(['ring-road', null])
    expect(slugs((await getProject({ request }, 'town-master-plan')).parts)).toEqual([
      'first',
      'ring-road',
      'same-order',
    ])
  })

  test('a project that shares a district is related, and is answered whole', async () => {
    const { related } = await getProject(app, 'trail-bridge')
    const { data } = await (await app.request('/projects?search=ring%20road')).json()
    expect(slugs(data)).toEqual(['ring-road'])
    expect(related).toEqual(data)
  })

  test('neither its parent nor its parts are related, whatever they share', async () => {
    const { districts, parts, related } = await getProject(app, 'town-master-plan')
    expect(parts[0]?.districts).toContainEqual(districts[0])
    expect(related).toEqual([])
    expect(slugs((await getProject(app, 'ring-road')).related)).toEqual(['trail-bridge'])
  })

  test.each(['renewable-campus', 'bare'])('nothing is related to %s, which shares nothing', async (slug) => {
    expect((await getProject(app, slug)).related).toEqual([])
  })

  test('most shared services come first, then most shared districts, then the order of the list; three at most', async () => {
    const { db, request } = await createTestApp(engine)
    const own = { districtCodes: ['401', '308'], services: ['bridges', 'impact-assessment'] }
    await insertOneMoreProject(db, { slug: 'two-districts', sort_order: 1, districtCodes: own.districtCodes })
    await insertOneMoreProject(db, { slug: 'one-service', sort_order: 6, services: ['bridges'] })
    await insertOneMoreProject(db, { slug: 'one-service-earlier', sort_order: 5, services: ['bridges'] })
    await insertOneMoreProject(db, {
      slug: 'service-and-district',
      sort_order: 8,
      districtCodes: ['308'],
      services: ['bridges'],
    })
    const best = await insertOneMoreProject(db, { slug: 'two-services', sort_order: 9, services: own.services })
    const inOrder = [
      'two-services',
      'service-and-district',
      'one-service-earlier',
      'one-service',
      'two-districts',
      'ring-road',
    ]
    expect(slugs((await getProject({ request }, 'trail-bridge')).related)).toEqual(inOrder.slice(0, 3))
    await db.deleteFrom('project').where('id', '=', best).execute()
    await db.deleteFrom('project').where('slug', '=', 'service-and-district').execute()
    expect(slugs((await getProject({ request }, 'trail-bridge')).related)).toEqual(inOrder.slice(2, 5))
  })

  test('a service that few share brings closer than one of most projects', async () => {
    const { db, request } = await createTestApp(engine)
    for (const slug of ['a', 'b', 'c'])
      await insertOneMoreProject(db, { slug: `supervised-${slug}`, sort_order: 1, services: ['bridges'] })
    await insertOneMoreProject(db, { slug: 'assessed', sort_order: 9, services: ['impact-assessment'] })
    await insertOneMoreProject(db, { slug: 'both', sort_order: 2, services: ['bridges', 'impact-assessment'] })
    expect(slugs((await getProject({ request }, 'both')).related)).toContain('assessed')
  })

  test('a project can be both beside one and related to it', async () => {
    const { db, request } = await createTestApp(engine)
    await insertOneMoreProject(db, { slug: 'last', sort_order: 9, districtCodes: ['110'] })
    await db.deleteFrom('project').where('slug', '=', 'bare').execute()
    const campus = await getProject({ request }, 'renewable-campus')
    expect([campus.next?.slug, ...slugs(campus.related)]).toEqual(['last', 'last'])
  })
})
