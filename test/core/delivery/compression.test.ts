import { ReadableStream as NodeStream } from 'node:stream/web'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import { createCompression } from '../../../server/core/delivery/compression.ts'
import { createTestApp } from '../../create-test-app.ts'

/** Words enough that a better compression is a smaller one. */
const TEXT = Array.from({ length: 2000 }, (_, index) => `${index * 7919} bridges over ${index % 13} rivers;`).join(' ')

/** A server that answers one body. */
function createApp(
  body: string | Uint8Array<ArrayBuffer> = TEXT,
  headers: Record<string, string> = { 'Content-Type': 'text/html; charset=utf-8' },
) {
  const app = new Hono().use(createCompression()).get('/', () => new Response(body, { headers }))
  return (accepted?: string) =>
    app.request('/', { headers: accepted === undefined ? {} : { 'Accept-Encoding': accepted } })
}

const bytes = async (response: Response) => Buffer.from(await response.arrayBuffer())

describe('a body is sent', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['gzip;q=1.0, *;q=0', 'gzip', gunzipSync],
    ['gzip, br;q=0', 'gzip', gunzipSync],
  ])("to a browser that takes '%s' as %s", async (accepted, encoding, decompress) => {
    const response = await createApp()(accepted)
    expect(response.headers.get('Content-Encoding')).toBe(encoding)
    const body = await bytes(response)
    expect(body.length).toBeLessThan(TEXT.length / 2)
    expect(decompress(body).toString()).toBe(TEXT)
  })

  test.each([undefined, '', 'identity', 'deflate', 'brotli', 'br;q=0, gzip;q=0.0'])(
    "as it is to a client that takes '%s'",
    async (accepted) => {
      const response = await createApp()(accepted)
      expect(response.headers.has('Content-Encoding')).toBe(false)
      expect(await response.text()).toBe(TEXT)
    },
  )

  test('as it is where it is so small that compressing gains nothing', async () => {
    const response = await createApp('Hello')('br, gzip')
    expect(response.headers.has('Content-Encoding')).toBe(false)
    expect(await response.text()).toBe('Hello')
  })

  test.each(['image/jpeg', 'font/woff2', 'application/octet-stream'])('as it is where it is %s', async (type) => {
    const response = await createApp(TEXT, { 'Content-Type': type })('br, gzip')
    expect(response.headers.has('Content-Encoding')).toBe(false)
    expect(response.headers.has('Vary')).toBe(false)
  })

  test('as it is where it is encoded already', async () => {
    const response = await createApp(TEXT, { 'Content-Type': 'text/css', 'Content-Encoding': 'gzip' })('br, gzip')
    expect(response.headers.get('Content-Encoding')).toBe('gzip')
    expect(await response.text()).toBe(TEXT)
  })
})

test('the answer varies by Accept-Encoding, also when it is not compressed', async () => {
  for (const accepted of ['br', 'gzip', undefined]) {
    const vary = (await createApp(TEXT, { 'Content-Type': 'text/html', Vary: 'Origin' })(accepted)).headers.get('Vary')!
    expect(vary.split(/,\s*/).toSorted()).toEqual(['Accept-Encoding', 'Origin'])
  }
})

test('the length that was said of the plain body is not said of the compressed one', async () => {
  const response = await createApp(TEXT, { 'Content-Type': 'text/html', 'Content-Length': String(TEXT.length) })('br')
  expect(response.headers.get('Content-Length')).not.toBe(String(TEXT.length))
})

describe('the tag of an API answer', () => {
  async function createCompressedApi() {
    const { api } = await createTestApp('sqlite')
    const app = new Hono().use(createCompression()).all('*', (context) => api.fetch(context.req.raw))
    return (headers: Record<string, string>, method = 'GET') => app.request('/api/v1/projects', { method, headers })
  }

  test('is a weak one where the bytes are compressed, and a strong one where they are not', async () => {
    const ask = await createCompressedApi()
    const plain = (await ask({})).headers.get('ETag')!
    expect(plain).toMatch(/^"/)
    for (const encoding of ['br', 'gzip']) {
      const response = await ask({ 'Accept-Encoding': encoding })
      expect(response.headers.get('Content-Encoding')).toBe(encoding)
      expect(response.headers.get('ETag')).toBe(`W/${plain}`)
    }
  })

  test('is answered 304 by whoever sends it back, in either form', async () => {
    const ask = await createCompressedApi()
    const etag = (await ask({ 'Accept-Encoding': 'br' })).headers.get('ETag')!
    for (const known of [etag, etag.replace('W/', '')]) {
      const response = await ask({ 'Accept-Encoding': 'br', 'If-None-Match': known })
      expect(response.status).toBe(304)
      expect(response.headers.get('ETag')).toContain(etag.replace('W/', ''))
      expect(response.headers.has('Content-Encoding')).toBe(false)
      expect(await response.text()).toBe('')
    }
  })

  test('comes with HEAD too, which has no body', async () => {
    const ask = await createCompressedApi()
    const response = await ask({ 'Accept-Encoding': 'br' }, 'HEAD')
    expect(response.status).toBe(200)
    expect(response.headers.has('ETag')).toBe(true)
    expect(await response.text()).toBe('')
  })

  test('of a 304 comes with what caches tell answers apart by (RFC 9110, section 15.4.5)', async () => {
    const ask = await createCompressedApi()
    const etag = (await ask({ 'Accept-Encoding': 'br' })).headers.get('ETag')!
    expect((await ask({ 'Accept-Encoding': 'br', 'If-None-Match': etag })).headers.get('Vary')).toBe('Accept-Encoding')
  })
})

test('a long body is compressed as a stream, whose source stops when the client leaves', async () => {
  const pieces = { made: 0, ended: false }
  const body = NodeStream.from(
    (async function* () {
      try {
        for (; pieces.made < 1_000; pieces.made += 1) yield Buffer.from(TEXT)
      } finally {
        pieces.ended = true
      }
    })(),
  )
  const app = new Hono().use(createCompression()).get(
    '/',
    () =>
      new Response(body as ReadableStream<Uint8Array<ArrayBuffer>>, {
        headers: { 'Content-Type': 'application/json' },
      }),
  )
  const response = await app.request('/', { headers: { 'Accept-Encoding': 'br' } })
  expect(response.headers.get('Content-Encoding')).toBe('br')
  const reader = response.body!.getReader()
  const { value } = await reader.read()
  expect(value!.length).toBeGreaterThan(0)
  expect(pieces.made).toBeLessThan(500)
  await reader.cancel()
  await expect.poll(() => pieces.ended).toBe(true)
  expect(pieces.made).toBeLessThan(1_000)
})

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('a long body comes whole as %s', async (encoding, decompress) => {
  const long = TEXT.repeat(30)
  const response = await createApp(long)(encoding)
  expect(response.headers.get('Content-Encoding')).toBe(encoding)
  expect(decompress(await bytes(response)).toString() === long).toBe(true)
})
