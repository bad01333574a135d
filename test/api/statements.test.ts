import type { Kysely, KyselyPlugin } from 'kysely'
import { expect, test } from 'vitest'
import { createApi } from '../../server/api/api.ts'
import { insertProject } from '../../server/store/projects.ts'
import type { Database } from '../../server/store/schema.ts'
import { createTestApp, describeOnEachEngine } from '../create-test-app.ts'
import { TIMES } from '../fixtures/times.ts'

/** Counts the statements that a call needs. */
function createCounter() {
  const counter = { statements: 0 }
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      counter.statements += 1
      return node
    },
    transformResult: async ({ result }) => result,
  }
  return { counter, plugin }
}

/** Puts in projects that each have two pictures, two districts and two services. */
async function insertManyProjects(db: Kysely<Database>, count: number): Promise<void> {
  const pictures = await db.selectFrom('picture').select('id').execute()
  const services = await db.selectFrom('service').select('id').limit(2).execute()
  await db.transaction().execute(async (tx) => {
    for (let number = 1; number <= count; number += 1) {
      await insertProject(tx, {
        slug: `many-${number}`,
        code: `MANY-${number}`,
        parent_id: null,
        client_id: null,
        status: 'ongoing',
        sort_order: 100 + number,
        ...TIMES,
        pictureIds: pictures.map(({ id }) => id),
        districtCodes: ['401', '405'],
        serviceIds: services.map(({ id }) => id),
        translations: { en: { title: `Project ${number}`, description: '<p>One of many.</p>' } },
      })
    }
  })
}

describeOnEachEngine('the number of statements', (engine) => {
  test('is the same for a list of 5 projects and of 50', async () => {
    const { db } = await createTestApp(engine)
    await insertManyProjects(db, 45)
    const { counter, plugin } = createCounter()
    const api = createApi({ db: db.withPlugin(plugin), log: { info() {}, error() {} } })
    const used: number[] = []
    for (const limit of [5, 50]) {
      counter.statements = 0
      const { data } = await (await api.request(`/api/v1/projects?limit=${limit}`)).json()
      expect(data).toHaveLength(limit)
      expect(data.at(-1).districts).toHaveLength(limit === 5 ? 0 : 2)
      used.push(counter.statements)
    }
    expect(used).toEqual([5, 5])
  })

  test.each([
    { path: '/services', most: 5 },
    { path: '/news?populate=category', most: 4 },
    { path: '/partners', most: 3 },
    { path: '/projects/slug/town-master-plan', most: 5 },
    { path: '/districts', most: 1 },
  ])('is at most $most for $path', async ({ path, most }) => {
    const { db } = await createTestApp(engine)
    const { counter, plugin } = createCounter()
    const api = createApi({ db: db.withPlugin(plugin), log: { info() {}, error() {} } })
    expect((await api.request(`/api/v1${path}`)).status).toBe(200)
    expect(counter.statements).toBeGreaterThan(0)
    expect(counter.statements).toBeLessThanOrEqual(most)
  })
})

describeOnEachEngine('a list of 2,500 projects', (engine) => {
  test('is answered whole for the limit of the gallery', { timeout: 60_000 }, async () => {
    const { db, request } = await createTestApp(engine)
    await insertManyProjects(db, 2_495)
    const response = await request('/projects?limit=1000000000')
    expect(response.status).toBe(200)
    const { data, meta } = await response.json()
    expect(meta.total).toBe(2_500)
    expect(data).toHaveLength(2_500)
    expect(new Set(data.map(({ id }: { id: number }) => id)).size).toBe(2_500)
    expect(data.at(-1)).toMatchObject({ slug: 'many-2495', image: [expect.any(String), expect.any(String)] })
  })
})
