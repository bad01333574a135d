import { describe, expect, test } from 'vitest'
import { createTestApi } from '../../create-test-api.ts'
import { createTestApp, describeOnEachEngine } from '../../create-test-app.ts'

describe('errors of the API', () => {
  test('an unknown address is answered 404 as JSON', async () => {
    const { request } = await createTestApp('sqlite')
    const response = await request('/nothing/here')
    expect(response.status).toBe(404)
    expect(response.headers.get('Content-Type')).toBe('application/json')
    expect(await response.json()).toEqual({ message: 'There is nothing at this address', code: 'not_found' })
  })

  test.each([
    { method: 'DELETE', path: '/projects', allow: 'GET, HEAD, POST' },
    { method: 'PUT', path: '/news/slug/office-moved', allow: 'GET, HEAD' },
    { method: 'GET', path: '/contact-us', allow: 'POST' },
    { method: 'POST', path: '/', allow: 'GET, HEAD' },
  ])('$method $path is answered 405, with the methods that are possible', async ({ method, path, allow }) => {
    const { request } = await createTestApp('sqlite')
    const response = await request(path, { method })
    expect(response.status).toBe(405)
    expect(response.headers.get('Allow')).toBe(allow)
    expect((await response.json()).code).toBe('method_not_allowed')
  })

  test('an address may end in a slash', async () => {
    const { request } = await createTestApp('sqlite')
    expect((await request('/projects/?limit=1')).status).toBe(200)
    expect((await request('')).status).toBe(200)
  })
})

describeOnEachEngine('a fault of ours', (engine) => {
  test('has a fixed message, and is logged with its cause', async () => {
    const { request, errors, db } = await createTestApp(engine)
    await db.schema.dropTable('project_picture').execute()
    const response = await request('/projects')
    expect(response.status).toBe(500)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(await response.json()).toEqual({ message: 'Something went wrong', code: 'internal' })
    expect(errors).toEqual([expect.objectContaining({ message: expect.stringContaining('project_picture') })])
  })

  test('names call and path in the log, not the query', async () => {
    const { db } = await createTestApp(engine)
    await db.schema.dropTable('setting').execute()
    const lines: string[] = []
    const api = createTestApi({ db, log: { info() {}, error: (text) => void lines.push(text) } })
    await api.request('/api/v1/settings?locale=ne')
    expect(lines).toEqual(['GET /api/v1/settings'])
  })
})
