import { expect, test } from 'vitest'
import { SHORTLIST_ITEMS } from '../../contract/limits.ts'
import type { Shortlist } from '../../contract/shortlist/shortlist.ts'
import { describeOnEachEngine, useTestApp, type TestApp } from '../create-test-app.ts'

interface Answer {
  status: number
  data: Shortlist
  code?: string
  fields?: Record<string, string>
}

async function ask({ request }: TestApp, query: string): Promise<Answer> {
  const response = await request(`/shortlist?${query}`)
  return { status: response.status, ...(await response.json()) }
}

async function idsOf({ request }: TestApp, path: string): Promise<number[]> {
  const { data } = await (await request(path)).json()
  expect(data.length).toBeGreaterThan(1)
  return data.map(({ id }: { id: number }) => id)
}

describeOnEachEngine('GET shortlist', (engine) => {
  const app = useTestApp(engine)

  test('answers projects with their public facts, and people, in the order of the ids', async () => {
    const [first, , third] = (await idsOf(app, '/projects')) as [number, number, number]
    const [someone, another] = (await idsOf(app, '/teams')) as [number, number]
    const { data } = await ask(app, `projects=${third},${first}&people=${another},${someone},${another}`)
    expect(data.projects.map(({ id }) => id)).toEqual([third, first])
    expect(data.people.map(({ id }) => id)).toEqual([another, someone])
    for (const project of data.projects) {
      const whole = (await (await app.request(`/projects/slug/${project.slug}`)).json()).data
      expect(whole).toMatchObject(project)
      expect(Object.keys(project)).toEqual(expect.arrayContaining(['pictures', 'districts', 'value', 'funder']))
    }
    expect((await (await app.request('/teams')).json()).data).toEqual(expect.arrayContaining(data.people))
  })

  test('leaves out what does not exist, and is empty without ids', async () => {
    const [first] = (await idsOf(app, '/projects')) as [number]
    const { data } = await ask(app, `projects=987654,${first}&people=987654`)
    expect([data.projects.length, data.people.length]).toEqual([1, 0])
    for (const query of ['', 'projects=&people='])
      expect(await ask(app, query)).toEqual({ status: 200, data: { projects: [], people: [] } })
  })

  test('answers in Nepali where there is Nepali', async () => {
    const { data } = await (await app.request('/projects/slug/trail-bridge?locale=ne')).json()
    expect(data.locale).toBe('ne')
    const found = await ask(app, `projects=${data.id}&locale=ne`)
    expect(found.data.projects[0]).toMatchObject({ title: data.title, locale: 'ne' })
  })

  test.each(['projects=a', 'people=1,,2', 'projects=1;2', 'people=-1', 'projects=0', 'people=2147483648'])(
    'refuses %s and names the parameter',
    async (query) => {
      const { status, code, fields } = await ask(app, query)
      expect([status, code, Object.keys(fields ?? {})]).toEqual([422, 'invalid', [query.split('=')[0]]])
    },
  )

  test(`takes ${SHORTLIST_ITEMS} ids, and no more`, async () => {
    const ids = (count: number) => Array.from({ length: count }, (_, index) => 1000 + index).join()
    expect((await ask(app, `projects=${ids(SHORTLIST_ITEMS - 1)}&people=1`)).status).toBe(200)
    expect(await ask(app, `projects=${ids(SHORTLIST_ITEMS)}&people=1`)).toMatchObject({
      status: 422,
      fields: { projects: `projects and people must name at most ${SHORTLIST_ITEMS} together` },
    })
  })
})
