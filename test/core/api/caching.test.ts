import { expect, test } from 'vitest'
import { createTestApp, describeOnEachEngine } from '../../create-test-app.ts'

const READS = [
  '/services',
  '/services/slug/bridges',
  '/news',
  '/news/slug/office-moved',
  '/categories',
  '/projects',
  '/projects/slug/trail-bridge',
  '/teams',
  '/partners',
  '/clients',
  '/timeline',
  '/pages',
  '/pages/overview',
  '/settings',
  '/brand',
  '/provinces',
  '/districts',
  '/openapi.json',
  '/',
]

describeOnEachEngine('caching', (engine) => {
  test('every read has an ETag, and is answered 304 when it did not change', async () => {
    const { request } = await createTestApp(engine)
    for (const path of READS) {
      const first = await request(path)
      expect(first.status, path).toBe(200)
      expect(first.headers.get('Cache-Control')).toBe('no-cache')
      const etag = first.headers.get('ETag')!
      expect(etag).toMatch(/^"[0-9a-f]{40}"$/)
      const again = await request(path, { headers: { 'If-None-Match': `"other", ${etag}` } })
      expect(again.status, path).toBe(304)
      expect(again.headers.get('ETag')).toBe(etag)
      expect(again.headers.get('Cache-Control')).toBe('no-cache')
      expect(await again.text()).toBe('')
    }
  })

  test('a changed answer has another ETag', async () => {
    const { request, db } = await createTestApp(engine)
    const etag = (await request('/timeline')).headers.get('ETag')!
    await db.updateTable('timeline_item_translation').set({ title: 'Begun' }).where('title', '=', 'Founded').execute()
    const response = await request('/timeline', { headers: { 'If-None-Match': etag } })
    expect(response.status).toBe(200)
    expect(response.headers.get('ETag')).not.toBe(etag)
  })

  test('HEAD answers the headers of GET without the body', async () => {
    const { request } = await createTestApp(engine)
    const get = await request('/projects')
    const head = await request('/projects', { method: 'HEAD' })
    expect(head.status).toBe(200)
    expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(get.headers))
    expect(await head.text()).toBe('')
    expect((await request('/projects/slug/unknown', { method: 'HEAD' })).status).toBe(404)
  })

  test('errors and writes are not to be kept', async () => {
    const { request } = await createTestApp(engine)
    for (const response of [await request('/nothing'), await request('/contact-us', { method: 'POST' })]) {
      expect(response.headers.get('Cache-Control')).toBe('no-store')
      expect(response.headers.has('ETag')).toBe(false)
    }
  })
})
