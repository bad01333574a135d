import { expect, test } from 'vitest'
import { listOf } from '../../contract/list.ts'
import { teamMemberSchema } from '../../contract/people/team-member.ts'
import { describeOnEachEngine, useTestApp } from '../create-test-app.ts'
import { BRIDGE_ALT_NE, BRIDGE_PICTURE } from '../fixtures/content.ts'

describeOnEachEngine('GET teams', (engine) => {
  const app = useTestApp(engine)

  test('lists people in their order, ten a page', async () => {
    const { request } = app
    const body = listOf(teamMemberSchema.strict()).parse(await (await request('/teams')).json())
    expect(body.data.map(({ name }) => name)).toEqual(['Hari Sample', 'Sita Sample'])
    expect(body.meta).toEqual({ total: 2, page: 1, limit: 10 })
  })

  test('answers a member with all fields, in Nepali where they are there', async () => {
    const { request } = app
    const { data } = await (await request('/teams?page=2&limit=1&locale=ne')).json()
    expect(data).toEqual([
      {
        id: expect.any(Number),
        name: 'सीता नमुना',
        position: 'Bridge engineer',
        department: 'Civil',
        qualifications: 'MSc',
        photo: { ...BRIDGE_PICTURE, alt: BRIDGE_ALT_NE },
        slug: null,
        order: 2,
        locale: 'ne',
      },
    ])
  })

  test.each([
    { search: 'sita', found: ['Sita Sample'] },
    { search: 'DIRECTOR', found: ['Hari Sample'] },
    { search: 'management', found: ['Hari Sample'] },
    { search: 'civil', found: ['Hari Sample', 'Sita Sample'] },
    { search: 'सीता', found: ['Sita Sample'] },
    { search: 'sample bridge', found: ['Sita Sample'] },
    { search: '%', found: [] },
  ])('search $search finds $found', async ({ search, found }) => {
    const { request } = app
    const { data, meta } = await (await request(`/teams?search=${encodeURIComponent(search)}`)).json()
    expect(data.map(({ name }: { name: string }) => name)).toEqual(found)
    expect(meta.total).toBe(found.length)
  })
})
