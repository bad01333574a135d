import { describe, expect, test } from 'vitest'
import { createPictureRoutes } from '../../../server/core/pictures/picture-routes.ts'
import { createDataFolder, drawPicture } from './picture-fixtures.ts'

async function createRoutes() {
  const { dataDir, pictureFiles } = await createDataFolder()
  const bytes = await drawPicture({ width: 300, height: 200 })
  const { key } = await pictureFiles.putOriginal(bytes)
  const routes = createPictureRoutes(pictureFiles)
  const get = (name: string, headers: Record<string, string> = {}, method = 'GET') =>
    routes.request(`/media/pictures/${key}/${name}`, { method, headers })
  return { dataDir, pictureFiles, bytes, key, routes, get }
}

const bodyOf = async (response: Response) => Buffer.from(await response.arrayBuffer())

describe('GET /media/pictures/:key/:file', () => {
  test('answers the original for ever', async () => {
    const { bytes, get } = await createRoutes()
    const response = await get('original.jpg')
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'content-length': String(bytes.length),
      'cache-control': 'public, max-age=31536000, immutable',
      'content-disposition': 'inline',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
      'accept-ranges': 'bytes',
    })
    expect(await bodyOf(response)).toEqual(bytes)
  })

  test('answers the original for now while a variant is missing, then the variant for ever', async () => {
    const { pictureFiles, bytes, key, get } = await createRoutes()
    const early = await get('320.avif')
    expect(early.status).toBe(200)
    expect(early.headers.get('Content-Type')).toBe('image/jpeg')
    expect(early.headers.get('Cache-Control')).toBe('no-cache')
    expect(await bodyOf(early)).toEqual(bytes)

    await pictureFiles.putVariant(key, '320.avif', Buffer.from('the variant'))
    const late = await get('320.avif', { 'If-None-Match': early.headers.get('ETag')! })
    expect(late.status).toBe(200)
    expect(late.headers.get('Content-Type')).toBe('image/avif')
    expect(late.headers.get('Cache-Control')).toContain('immutable')
    expect(await late.text()).toBe('the variant')
  })

  test('answers the next wider variant of the same format for now, as when a width is new', async () => {
    const { pictureFiles, key, get } = await createRoutes()
    for (const name of ['160.avif', '640.avif', '300.avif', '240.webp'])
      await pictureFiles.putVariant(key, name, Buffer.from(name))
    const early = await get('200.avif')
    expect(await early.text()).toBe('300.avif')
    expect(early.headers.get('Cache-Control')).toBe('no-cache')
    expect((await get('160.avif')).headers.get('Cache-Control')).toContain('immutable')
    expect((await get('960.avif')).headers.get('Content-Type')).toBe('image/jpeg')
    // No page asks for this width: the widest there is, never the original.
    expect(await (await get('2400.avif')).text()).toBe('640.avif')
  })

  test('answers HEAD with the same headers and no body', async () => {
    const { bytes, get } = await createRoutes()
    const response = await get('original.jpg', { Range: 'bytes=0-1' }, 'HEAD')
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Length')).toBe(String(bytes.length))
    expect(await response.text()).toBe('')
  })

  test.each([
    ['the tag', (etag: string) => ({ 'If-None-Match': etag })],
    ['one of several tags, weakly', (etag: string) => ({ 'If-None-Match': `"other", W/${etag}` })],
    ['any tag', () => ({ 'If-None-Match': '*' })],
    ['the time', (_: string, time: string) => ({ 'If-Modified-Since': time })],
  ])('answers 304 to %s', async (_name, headersFor: (etag: string, time: string) => Record<string, string>) => {
    const { get } = await createRoutes()
    const { headers } = await get('original.jpg')
    const response = await get('original.jpg', headersFor(headers.get('ETag')!, headers.get('Last-Modified')!))
    expect(response.status).toBe(304)
    expect(response.headers.get('ETag')).toBe(headers.get('ETag'))
    expect(await response.text()).toBe('')
  })

  test('answers 200 to another tag, whatever the time', async () => {
    const { get } = await createRoutes()
    const headers = { 'If-None-Match': '"other"', 'If-Modified-Since': new Date(Date.now() + 60_000).toUTCString() }
    expect((await get('original.jpg', headers)).status).toBe(200)
  })

  test('answers single ranges', async () => {
    const { bytes, get } = await createRoutes()
    const size = bytes.length
    for (const [range, start, end] of [
      ['bytes=0-9', 0, 9],
      [`bytes=${size - 5}-`, size - 5, size - 1],
      ['bytes=-3', size - 3, size - 1],
      [`bytes=10-${size * 2}`, 10, size - 1],
      [`bytes=-${size * 2}`, 0, size - 1],
    ] as const) {
      const response = await get('original.jpg', { Range: range })
      expect(response.status, range).toBe(206)
      expect(response.headers.get('Content-Range')).toBe(`bytes ${start}-${end}/${size}`)
      expect(response.headers.get('Content-Length')).toBe(String(end - start + 1))
      expect(await bodyOf(response)).toEqual(bytes.subarray(start, end + 1))
    }
  })

  test('refuses a range behind the end, and ignores several ranges and those of another version', async () => {
    const { bytes, get } = await createRoutes()
    for (const range of [`bytes=${bytes.length}-`, 'bytes=-0']) {
      const response = await get('original.jpg', { Range: range })
      expect(response.status, range).toBe(416)
      expect(response.headers.get('Content-Range')).toBe(`bytes */${bytes.length}`)
    }
    for (const range of [
      'bytes=0-1,4-5',
      'bytes=-',
      'bytes=9-2',
      'lines=1-2',
      'bytes=a-b',
      `bytes=${'9'.repeat(40)}-`,
    ]) {
      expect((await get('original.jpg', { Range: range })).status, range).toBe(200)
    }
    const { headers } = await get('original.jpg')
    for (const version of [headers.get('ETag')!, headers.get('Last-Modified')!]) {
      expect((await get('original.jpg', { Range: 'bytes=0-1', 'If-Range': version })).status, version).toBe(206)
    }
    expect(
      (await get('original.jpg', { Range: 'bytes=0-1', 'If-Range': `W/${headers.get('ETag')}` })).status,
      'parts of what is only alike do not fit',
    ).toBe(200)
    expect((await get('original.jpg', { Range: 'bytes=0-1', 'If-Range': '"older"' })).status).toBe(200)
  })

  test.each([
    '/media/pictures/0000000000000000/original.jpg',
    '/media/pictures/0000000000000000/640.avif',
    '/media/pictures/KEY/original.png',
    '/media/pictures/KEY/original.jpg.part',
    '/media/pictures/KEY/broken',
    '/media/pictures/KEY/0640.avif',
    '/media/pictures/KEY/99999.avif',
    '/media/pictures/KEY/640.svg',
    '/media/pictures/%252e%252e/store.sqlite',
    '/media/pictures/KEY/..%2f..%2f..%2fstore.sqlite',
    '/media/pictures/..%5c..%5c/store.sqlite',
    '/media/pictures/KEY/original.jpg%00',
  ])('answers 404 with the designed picture: %s', async (path) => {
    const { key, routes } = await createRoutes()
    const response = await routes.request(path.replace('KEY', key))
    expect(response.status).toBe(404)
    expect(response.headers.get('Content-Type')).toBe('image/svg+xml')
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(await response.text()).toMatch(/^<svg [^]*Picture not available[^]*<\/svg>$/)
  })

  test('answers 404 in the stead of a picture that cannot be decoded', async () => {
    const { pictureFiles, key, get } = await createRoutes()
    await pictureFiles.setBroken(key, true)
    expect((await get('original.jpg')).status).toBe(404)
    expect((await get('640.webp')).status).toBe(404)
    await pictureFiles.setBroken(key, false)
    expect((await get('original.jpg')).status).toBe(200)
  })
})
