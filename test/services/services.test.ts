import { expect, test } from 'vitest'
import { serviceDetailSchema, serviceSchema } from '../../contract/services/service.ts'
import { listOf, oneOf } from '../../contract/list.ts'
import { describeOnEachEngine, useTestApp } from '../create-test-app.ts'
import { BRIDGE_PICTURE } from '../fixtures/content.ts'

describeOnEachEngine('GET services', (engine) => {
  const app = useTestApp(engine)

  test('lists parents first, then children in the order of their parents', async () => {
    const { request } = app
    const body = listOf(serviceSchema)
      .strict()
      .parse(await (await request('/services')).json())
    const slugs = ['civil-engineering', 'environmental-studies', 'bridges', 'roads', 'impact-assessment']
    expect(body.data.map(({ slug }) => slug)).toEqual(slugs)
    expect(body.meta).toEqual({ total: 5, page: 1, limit: 10_000 })
  })

  test('answers a parent with its children in their order', async () => {
    const { request } = app
    const { data } = await (await request('/services?limit=1')).json()
    expect(data).toEqual([
      {
        id: expect.any(Number),
        name: 'Civil engineering',
        slug: 'civil-engineering',
        parentService: null,
        children: [
          { id: expect.any(Number), name: 'Bridges', slug: 'bridges' },
          { id: expect.any(Number), name: 'Roads', slug: 'roads' },
        ],
        summary: 'Roads and bridges',
        picture: null,
        locale: 'en',
      },
    ])
  })

  test('answers one service in full', async () => {
    const { request } = app
    const response = await request('/services/slug/bridges')
    expect(response.status).toBe(200)
    const { data } = oneOf(serviceDetailSchema.strict()).parse(await response.json())
    expect(data).toEqual({
      id: expect.any(Number),
      name: 'Bridges',
      slug: 'bridges',
      parentService: { id: expect.any(Number), name: 'Civil engineering', slug: 'civil-engineering' },
      children: [],
      summary: 'Trail and road bridges',
      picture: BRIDGE_PICTURE,
      description: '<p>Bridges.</p>',
      publications: [],
      seo: null,
      locale: 'en',
      locales: ['en', 'ne'],
    })
  })

  test('answers the Nepali texts that are there, and the English ones that are not', async () => {
    const { request } = app
    const { data: bridges } = await (await request('/services/slug/bridges?locale=ne')).json()
    expect(bridges).toMatchObject({ name: 'पुल', summary: 'Trail and road bridges', locale: 'ne' })
    expect(bridges.parentService.name).toBe('Civil engineering')
    const { data: roads } = await (await request('/services/slug/roads?locale=ne')).json()
    expect(roads).toMatchObject({ name: 'Roads', summary: '', locale: 'en' })
  })

  test('says that an unknown service is not found', async () => {
    const { request } = app
    const response = await request('/services/slug/unknown')
    expect(response.status).toBe(404)
    expect(await response.json()).toEqual({ message: 'Service not found', code: 'not_found' })
  })
})
