import { expect, test } from 'vitest'
import { listOf } from '../../contract/list.ts'
import { districtSchema, provinceSchema } from '../../contract/places/place.ts'
import { createTestApp, describeOnEachEngine, useTestApp } from '../create-test-app.ts'

describeOnEachEngine('GET provinces and districts', (engine) => {
  const app = useTestApp(engine)

  test('lists provinces by number; a project in two districts of one counts once', async () => {
    const { request } = app
    const { data, meta } = listOf(provinceSchema.strict()).parse(await (await request('/provinces')).json())
    expect(data.map(({ number, projectCount }) => [number, projectCount])).toEqual([
      [1, 1],
      [3, 1],
      [4, 3],
    ])
    expect(data[2]).toEqual({
      number: 4,
      slug: 'gandaki',
      name: 'Gandaki',
      fullName: 'Gandaki Province',
      capital: 'Pokhara',
      aliases: ['Province No. 4'],
      projectCount: 3,
      locale: 'en',
    })
    expect(meta).toEqual({ total: 3, page: 1, limit: 100_000_000_000 })
  })

  test('lists districts by code', async () => {
    const { request } = app
    const body = await (await request('/districts?locale=ne&limit=2&page=2')).json()
    const { data, meta } = listOf(districtSchema.strict()).parse(body)
    expect(data).toEqual([
      {
        code: '401',
        slug: 'gorkha',
        name: 'गोरखा',
        province: 4,
        headquarters: 'गोरखा',
        aliases: [],
        labelPoint: [84.876, 28.389],
        projectCount: 2,
        locale: 'ne',
      },
      expect.objectContaining({ code: '405', headquarters: 'पोखरा', projectCount: 2 }),
    ])
    expect(meta).toEqual({ total: 4, page: 2, limit: 2 })
  })

  test('answers a name that is missing in a language in English, and says so', async () => {
    const { db, request } = await createTestApp(engine)
    await db.deleteFrom('district_translation').where('locale', '=', 'ne').where('district_code', '=', '405').execute()
    const { data } = await (await request('/districts?locale=ne')).json()
    const named = (data as { name: string; locale: string }[]).map(({ name, locale }) => [name, locale])
    expect(named.slice(-2)).toEqual([
      ['गोरखा', 'ne'],
      ['Kaski', 'en'],
    ])
  })
})
