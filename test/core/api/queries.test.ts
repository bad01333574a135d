import { expect, test } from 'vitest'
import { LOCALES } from '../../../contract/locale.ts'
import { errorBodySchema } from '../../../contract/error.ts'
import { describeWhereSqlDiffers, useTestApp } from '../../create-test-app.ts'

const LISTS = [
  '/services',
  '/news',
  '/categories',
  '/projects',
  '/teams',
  '/partners',
  '/clients',
  '/timeline',
  '/pages',
  '/provinces',
  '/districts',
]

describeWhereSqlDiffers('queries of lists', (engine) => {
  const app = useTestApp(engine)

  test.each(LISTS)('%s answers every row for the limits 10000, 1e9 and 1e11', async (path) => {
    for (const limit of [10_000, 1_000_000_000, 100_000_000_000]) {
      const response = await app.request(`${path}?limit=${limit}`)
      expect(response.status).toBe(200)
      const { data, meta } = await response.json()
      expect(data.length).toBeGreaterThan(0)
      expect(meta).toEqual({ total: data.length, page: 1, limit })
    }
  })

  test.each(LISTS)('%s answers no row on a page beyond the end, however far', async (path) => {
    for (const query of ['page=1000', 'page=999999999999999&limit=999999999999999']) {
      const response = await app.request(`${path}?${query}`)
      expect(response.status).toBe(200)
      const { data, meta } = await response.json()
      expect(data).toEqual([])
      expect(meta.total).toBeGreaterThan(0)
    }
  })

  test.each(LISTS)('%s refuses pages and limits that are no whole number from 1', async (path) => {
    for (const value of ['0', '-1', '1.5', 'ten', '1e3', '', ' 1', '１', '9999999999999999']) {
      for (const name of ['page', 'limit']) {
        const response = await app.request(`${path}?${name}=${encodeURIComponent(value)}`)
        expect(response.status, `${name}=${value}`).toBe(422)
        const text = `${name} must be a whole number from 1`
        expect(await response.json()).toEqual({ message: text, code: 'invalid', fields: { [name]: text } })
      }
    }
  })

  test.each([
    ...LISTS,
    '/settings',
    '/services/slug/roads',
    '/news/slug/office-moved',
    '/projects/slug/bare',
    '/pages/overview',
  ])('%s refuses an unknown language', async (path) => {
    const response = await app.request(`${path}?locale=fr`)
    expect(response.status).toBe(422)
    expect((await response.json()).fields).toEqual({ locale: `locale must be one of ${LOCALES.join(', ')}` })
  })

  test('values that are none of a closed set are named, all in one answer', async () => {
    const projects = await (await app.request('/projects?status=done&parent=x&page=0')).json()
    expect(projects.fields).toEqual({
      status: 'status must be one of ongoing, completed, upcoming',
      parent: 'parent must be none or the id of a project',
      page: 'page must be a whole number from 1',
    })
    const news = await (await app.request('/news?populate=author&filter[status]=2')).json()
    expect(news.fields).toEqual({
      populate: 'populate must be category',
      'filter[status]': 'filter[status] must be 0, 1 or all',
    })
  })

  test('an unknown parameter is ignored, a repeated one is refused', async () => {
    expect((await app.request('/projects?colour=red&colour=blue')).status).toBe(200)
    const response = await app.request('/projects?page=1&page=2')
    expect(response.status).toBe(422)
    expect((await response.json()).fields).toEqual({ page: 'page may be given only once' })
  })

  test('search words may have 200 characters', async () => {
    expect((await app.request(`/projects?search=${'x'.repeat(200)}`)).status).toBe(200)
    const response = await app.request(`/teams?search=${'x'.repeat(201)}`)
    expect(response.status).toBe(422)
    expect((await response.json()).fields).toEqual({ search: 'search must be at most 200 characters' })
  })

  test.each(LISTS)('%s refuses a query string of 10 KB', async (path) => {
    const response = await app.request(`${path}?x=${'y'.repeat(10_240)}`)
    expect(response.status).toBe(400)
    expect(errorBodySchema.parse(await response.json()).code).toBe('bad_request')
  })

  test.each(['/news/slug/%00', '/projects?search=%00', '/services/slug/a%00b', '/pages/%00'])(
    '%s holds what no store can, and is refused',
    async (path) => {
      expect((await app.request(path)).status).toBe(400)
    },
  )

  test.each(['/news/slug/%E0%A4%A', '/services/slug/%FF', `/projects/slug/${'x'.repeat(5000)}`, "/pages/'%20or%201=1"])(
    '%s is merely not found',
    async (path) => {
      expect((await app.request(path)).status).toBe(404)
      expect(app.errors).toEqual([])
    },
  )
})
