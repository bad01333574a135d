import { describe, expect, test, vi } from 'vitest'
import { createCachedSite, LONG_TEXT, PAGE_HEADERS } from './cached-site.ts'

describe('a page is sent', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['gzip, br;q=0', 'gzip'],
    ['', undefined],
    ['identity', undefined],
    ['br;q=0, gzip;q=0.0', undefined],
  ])("to a browser that takes '%s' as %s, at first and again", async (accepted, encoding) => {
    const { ask } = await createCachedSite()
    for (let time = 0; time < 3; time += 1) {
      const { headers, bytes, text } = await ask('/', { 'Accept-Encoding': accepted })
      expect(headers['content-encoding']).toBe(encoding)
      expect(headers['content-length']).toBe(String(bytes.length))
      expect(headers.vary).toBe('Accept-Encoding')
      expect(text).toBe(LONG_TEXT)
    }
  })

  test('as it is where it is small', async () => {
    const site = await createCachedSite()
    site.page = () => new Response('Hello', { headers: PAGE_HEADERS })
    const { headers, text } = await site.ask('/', { 'Accept-Encoding': 'br' })
    expect([headers['content-encoding'], text]).toEqual([undefined, 'Hello'])
  })

  test('with the headers that it was made with', async () => {
    const site = await createCachedSite()
    site.page = () =>
      new Response(LONG_TEXT, { headers: { ...PAGE_HEADERS, 'Content-Security-Policy': "script-src 'sha256-a'" } })
    for (let time = 0; time < 2; time += 1)
      expect((await site.ask('/')).headers).toMatchObject({
        'content-security-policy': "script-src 'sha256-a'",
        'content-type': PAGE_HEADERS['Content-Type'],
      })
  })

  test('without its body to HEAD, with the same headers', async () => {
    const { ask, made } = await createCachedSite()
    for (const encoding of ['br', 'gzip', '']) {
      const sent = { 'Accept-Encoding': encoding, 'X-Request-Id': 'same' }
      const head = await ask('/', sent, 'HEAD')
      const get = await ask('/', sent)
      const withoutDate = ({ date: _, ...headers }: typeof head.headers) => headers
      expect(withoutDate(head.headers)).toEqual(withoutDate(get.headers))
      expect(head.bytes.length).toBe(0)
    }
    expect(made).toHaveLength(1)
  })
})

describe('the tag of a page', () => {
  test('is weak where bytes are compressed, and answered 304 in any form and encoding', async () => {
    const { ask } = await createCachedSite()
    const plain = (await ask('/')).headers.etag!
    expect(plain).toMatch(/^"/)
    for (const encoding of ['br', 'gzip', '']) {
      const { etag } = (await ask('/', { 'Accept-Encoding': encoding })).headers
      expect(etag).toBe(encoding ? `W/${plain}` : plain)
      for (const known of [plain, `W/${plain}`, `"other", ${plain}`, '*']) {
        const answer = await ask('/', { 'Accept-Encoding': encoding, 'If-None-Match': known })
        expect(answer).toMatchObject({
          status: 304,
          headers: { etag, vary: 'Accept-Encoding', 'cache-control': 'no-cache' },
          text: '',
        })
        expect(answer.headers).not.toHaveProperty('content-type')
      }
    }
    expect((await ask('/', { 'If-None-Match': '"other"' })).status).toBe(200)
  })

  test('is another one when the page says something else, or has another security policy', async () => {
    const site = await createCachedSite()
    const tags = new Set<string | undefined>()
    for (const [text, policy] of [
      ['a', 'x'],
      ['b', 'x'],
      ['b', 'y'],
      ['b', 'y'],
    ] as const) {
      site.page = () => new Response(text, { headers: { ...PAGE_HEADERS, 'Content-Security-Policy': policy } })
      site.revision += 1
      tags.add((await site.ask('/')).headers.etag)
    }
    expect(tags.size).toBe(3)
  })

  test('is that of the API, where it gave one', async () => {
    const site = await createCachedSite()
    site.page = () =>
      new Response(LONG_TEXT, {
        headers: { ...PAGE_HEADERS, 'Content-Type': 'application/json', ETag: '"of the API"' },
      })
    expect((await site.ask('/api/v1/projects')).headers.etag).toBe('"of the API"')
    expect((await site.ask('/api/v1/projects', { 'Accept-Encoding': 'br' })).headers.etag).toBe('W/"of the API"')
  })
})

describe('the smallest form of a page', () => {
  const bytesOf = async (site: Awaited<ReturnType<typeof createCachedSite>>) =>
    (await site.ask('/', { 'Accept-Encoding': 'br' })).bytes.length

  test('is sent to later requests, once it is ready', async () => {
    const site = await createCachedSite()
    const first = await bytesOf(site)
    await vi.waitFor(async () => expect(await bytesOf(site)).toBeLessThan(first), { timeout: 10_000 })
    expect((await site.ask('/', { 'Accept-Encoding': 'br' })).text).toBe(LONG_TEXT)
    expect(site.made).toHaveLength(1)
  })

  test('is kept when content has changed and the page has not', async () => {
    const site = await createCachedSite()
    const first = await bytesOf(site)
    await vi.waitFor(async () => expect(await bytesOf(site)).toBeLessThan(first), { timeout: 10_000 })
    site.revision = 2
    expect(await bytesOf(site)).toBeLessThan(first)
    expect(site.made).toHaveLength(2)
  })
})
