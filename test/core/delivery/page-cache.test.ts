import { ReadableStream as NodeStream } from 'node:stream/web'
import { describe, expect, test, vi } from 'vitest'
import { createCsrfTokens } from '../../../server/core/accounts/csrf.ts'
import { createCachedSite, LONG_TEXT, PAGE_HEADERS } from './cached-site.ts'

const MINUTE = 60_000

describe('a page is made once', () => {
  test('for all requests while content does not change', async () => {
    const { ask, made } = await createCachedSite()
    for (const encoding of ['br', 'gzip', 'identity', 'br'])
      expect((await ask('/projects', { 'Accept-Encoding': encoding })).text).toBe(LONG_TEXT)
    expect(made).toEqual(['/projects'])
  })

  test('for concurrent requests', async () => {
    const site = await createCachedSite()
    const { promise, resolve } = Promise.withResolvers<Response>()
    site.page = () => promise
    const asked = Array.from({ length: 5 }, () => site.ask('/'))
    await vi.waitFor(() => expect(site.made).toHaveLength(1), { timeout: 10_000 })
    resolve(new Response('Home', { headers: PAGE_HEADERS }))
    expect(new Set((await Promise.all(asked)).map(({ text }) => text))).toEqual(new Set(['Home']))
    expect(site.made).toHaveLength(1)
  })

  test('for any order of its query', async () => {
    const { ask, made } = await createCachedSite()
    for (const query of ['?page=2&status=ongoing', '?status=ongoing&page=2', '?status=%6Fngoing&page=2'])
      await ask(`/projects${query}`)
    expect(made).toEqual(['/projects?page=2&status=ongoing'])
  })
})

describe('a page is rendered again', () => {
  test('after content has changed', async () => {
    const site = await createCachedSite()
    await site.ask('/')
    site.revision = 2
    site.page = () => new Response('New', { headers: PAGE_HEADERS })
    expect((await site.ask('/')).text).toBe('New')
    expect(site.made).toHaveLength(2)
  })

  test('for a request after a write, also during the old render, which is then not cached', async () => {
    const site = await createCachedSite()
    const old = Promise.withResolvers<Response>()
    site.page = () => old.promise
    const before = site.ask('/')
    await vi.waitFor(() => expect(site.made).toHaveLength(1), { timeout: 10_000 })
    site.revision = 2
    site.page = () => new Response('New', { headers: PAGE_HEADERS })
    expect((await site.ask('/')).text).toBe('New')
    old.resolve(new Response('Old', { headers: PAGE_HEADERS }))
    expect((await before).text).toBe('Old')
    expect((await site.ask('/')).text).toBe('New')
    expect(site.made).toHaveLength(2)
  })

  test('after ten minutes, long before the token in it expires', async () => {
    const site = await createCachedSite()
    const tokens = createCsrfTokens('secret', () => site.now)
    site.page = () => new Response(tokens.create(), { headers: PAGE_HEADERS })
    // A token is as old as can be when the hour is over.
    site.now += 59 * MINUTE
    for (let minute = 0; minute < 40; minute += 1) {
      const { text } = await site.ask('/')
      site.now += 22 * 60 * MINUTE
      expect(tokens.isValid(text)).toBe(true)
      site.now -= 22 * 60 * MINUTE - MINUTE
    }
    expect(site.made).toHaveLength(4)
  })

  test('when the clock is set back to before it was made', async () => {
    const site = await createCachedSite()
    const tokens = createCsrfTokens('secret', () => site.now)
    site.page = () => new Response(tokens.create(), { headers: PAGE_HEADERS })
    await site.ask('/contact')
    site.now -= 2 * 60 * MINUTE
    expect((await site.ask('/contact')).text).toBe(tokens.create())
    site.now += MINUTE
    await site.ask('/contact')
    expect(site.made).toHaveLength(2)
  })

  test('when the day in Nepal is over', async () => {
    const site = await createCachedSite()
    site.now = Date.parse('2026-12-31T18:14:30Z')
    await site.ask('/')
    site.now += 29_000
    await site.ask('/')
    expect(site.made).toHaveLength(1)
    site.now += 1_000
    await site.ask('/')
    expect(site.made).toHaveLength(2)
  })

  test('when the one before could not be made', async () => {
    const site = await createCachedSite()
    site.page = () => Promise.reject(new Error('No database'))
    expect((await site.ask('/')).text).toBe('the rest')
    site.page = () => new Response('Home', { headers: PAGE_HEADERS })
    expect((await site.ask('/')).text).toBe('Home')
  })
})

describe('answers that are not cached', () => {
  test.each([
    ['a page that is missing', 404, {}],
    ['an error', 500, {}],
    ['an answer that is for one alone', 200, { 'Set-Cookie': 'a=b' }],
    ['an answer that says so', 200, { 'Cache-Control': 'no-store' }],
    ['an answer that says nothing of it', 200, { 'Cache-Control': '' }],
  ])('%s', async (_, status, headers) => {
    const site = await createCachedSite()
    site.page = () => new Response('Once', { status, headers: { ...PAGE_HEADERS, ...headers } })
    for (let time = 0; time < 2; time += 1) expect(await site.ask('/a')).toMatchObject({ status, text: 'Once' })
    expect(site.made).toHaveLength(2)
    expect(site.cache.count().answers).toBe(0)
  })

  test('a redirect, which is handed on as it is', async () => {
    const site = await createCachedSite()
    site.page = () => new Response(null, { status: 301, headers: { Location: '/projects' } })
    expect(await site.ask('/projects/')).toMatchObject({ status: 301, headers: { location: '/projects' }, text: '' })
    expect(site.cache.count().answers).toBe(0)
  })

  test('an answer that is too large, whose making stops there, and is not begun again until content changes', async () => {
    const site = await createCachedSite({ maxAnswerBytes: 10_000 })
    let pieces = 0
    const read = async function* () {
      for (; pieces < 1_000; pieces += 1) yield Buffer.alloc(1_000, 'x')
    }
    site.page = () =>
      new Response(NodeStream.from(read()) as ReadableStream<Uint8Array<ArrayBuffer>>, { headers: PAGE_HEADERS })
    for (let time = 0; time < 2; time += 1) expect((await site.ask('/long')).text).toBe('the rest')
    expect([pieces, site.made.length, site.cache.count().answers]).toEqual([10, 1, 0])
    site.revision = 2
    site.page = () => new Response(LONG_TEXT.slice(0, 9_000), { headers: PAGE_HEADERS })
    expect((await site.ask('/long')).text).toBe(LONG_TEXT.slice(0, 9_000))
  })
})

test('immutable answers outlive changes of content', async () => {
  const site = await createCachedSite()
  site.page = () =>
    new Response(LONG_TEXT, {
      headers: { 'Content-Type': 'text/javascript', 'Cache-Control': 'public, max-age=31536000, immutable' },
    })
  await site.ask('/hydration/projects?hydration=abc')
  site.revision = 2
  site.now += 24 * 60 * MINUTE
  expect((await site.ask('/hydration/projects?hydration=abc')).text).toBe(LONG_TEXT)
  expect(site.made).toHaveLength(1)
})

test('the cache is bounded; repeatedly requested pages stay', async () => {
  const site = await createCachedSite({ maxBytes: 300_000 })
  await site.ask('/often')
  for (let page = 0; page < 50; page += 1) {
    await site.ask(`/projects?page=${page}`)
    await site.ask('/often')
    expect(site.cache.count().bytes).toBeLessThanOrEqual(300_000)
  }
  expect(site.made.filter((path) => path === '/often')).toHaveLength(1)
  expect(site.made).toHaveLength(51)
})

test('the most requested pages are rendered again when content has changed', async () => {
  // It renders for half a second, which on a busy machine is too short for eight.
  vi.spyOn(performance, 'now').mockReturnValue(0)
  const site = await createCachedSite()
  for (let time = 0; time < 3; time += 1)
    for (let page = 0; page < 9; page += 1) if (page > 0 || time === 0) await site.ask(`/projects?page=${page}`)
  await site.cache.warmUp()
  expect(site.made).toHaveLength(9)
  site.revision = 2
  await site.cache.warmUp()
  const warmed = site.made.slice(9)
  expect(warmed.toSorted()).toEqual(Array.from({ length: 8 }, (_, index) => `/projects?page=${index + 1}`))
  expect([await site.ask(warmed[0]!), site.made.length]).toEqual([expect.anything(), 17])
})

describe('pages rendered ahead', () => {
  const open = () => createCachedSite({ ahead: ['/', '/ne'] })
  /** At quality 6, one takes 8,066 bytes; at 11, 5,943. */
  const isSmallestAtOnce = async (site: Awaited<ReturnType<typeof open>>, path: string) => {
    await vi.waitFor(() => expect(site.cache.count().bytes).toBeLessThan(17_000), { timeout: 10_000 })
    return (await site.ask(path, { 'Accept-Encoding': 'br' })).bytes.length < 6_500
  }

  test('have their smallest form at the first request after the start, and again after a change', async () => {
    const site = await open()
    await site.cache.warmUp()
    expect(site.made).toEqual(['/', '/ne'])
    expect([await isSmallestAtOnce(site, '/'), await isSmallestAtOnce(site, '/ne')]).toEqual([true, true])
    site.revision = 2
    site.page = () => new Response(`New ${LONG_TEXT}`, { headers: PAGE_HEADERS })
    await site.cache.warmUp()
    expect(await isSmallestAtOnce(site, '/ne')).toBe(true)
    expect((await site.ask('/ne')).text).toBe(`New ${LONG_TEXT}`)
    expect(site.made).toEqual(['/', '/ne', '/', '/ne'])
  })

  test('keep their smallest form when other content has changed, and get it when a visitor came first', async () => {
    const site = await open()
    for (; site.revision < 3; site.revision += 1) {
      await site.cache.warmUp()
      expect(await isSmallestAtOnce(site, '/')).toBe(true)
    }
    site.page = () => new Response(`New ${LONG_TEXT}`, { headers: PAGE_HEADERS })
    await site.ask('/')
    await site.cache.warmUp()
    expect(await isSmallestAtOnce(site, '/')).toBe(true)
  })

  test('are rendered again when their ten minutes are over, and not each second if they cannot be cached', async () => {
    const site = await open()
    for (let time = 0; time < 3; time += 1) await site.cache.warmUp()
    expect(site.made).toHaveLength(2)
    site.now += 10 * MINUTE
    await site.cache.warmUp()
    expect(site.made).toHaveLength(4)
    site.page = () => new Response('Once', { headers: { ...PAGE_HEADERS, 'Cache-Control': 'no-store' } })
    site.revision = 2
    for (let time = 0; time < 3; time += 1) await site.cache.warmUp()
    expect(site.made).toHaveLength(6)
  })

  test('are never older than a write during their rendering', async () => {
    const site = await open()
    const old = Promise.withResolvers<Response>()
    site.page = () => old.promise
    const warmed = site.cache.warmUp()
    await vi.waitFor(() => expect(site.made).toHaveLength(1), { timeout: 10_000 })
    site.revision = 2
    site.page = () => new Response('New', { headers: PAGE_HEADERS })
    old.resolve(new Response('Old', { headers: PAGE_HEADERS }))
    await warmed
    expect((await site.ask('/')).text).toBe('New')
  })
})

describe('while the revision cannot be read', () => {
  const PLACE = '<html lang="en"><p>Home</p><div role="status" data-saved-notice=""></div>'
  const NOTICED = expect.stringMatching(
    /<p>Home<\/p>.*class="notice">The site cannot reach its database .* November 21/s,
  )

  async function createShakySite() {
    let isAway = false
    const site = await createCachedSite({
      readRevision: () => (isAway ? Promise.reject(new Error('No')) : site.revision),
    })
    site.page = (path) =>
      isAway
        ? new Response('away', { status: 503 })
        : new Response(path.startsWith('/ne') ? PLACE.replace('en', 'ne') : PLACE, { headers: PAGE_HEADERS })
    return { site, setAway: (away: boolean) => void (isAway = away), texts: (...paths: string[]) => texts(site, paths) }
  }
  const texts = (site: Awaited<ReturnType<typeof createCachedSite>>, paths: string[]) =>
    Promise.all(paths.map(async (path) => (await site.ask(path)).text))

  test('pages of the last known one are sent for an hour, and outdated ones with a notice', async () => {
    const { site, setAway, texts } = await createShakySite()
    await texts('/', '/old', '/ne/old')
    site.revision = 2
    await site.ask('/')
    setAway(true)
    expect(await texts('/', '/old', '/never')).toEqual([PLACE, NOTICED, 'the rest'])
    expect((await site.ask('/ne/old')).text).toMatch(/डाटाबेस भेट्टाउन सकेन। यो पृष्ठ २०८३ मङ्सिर ५ .*१४:४५ बजेको/)
    site.now += 61 * 60_000
    expect(await texts('/', '/old')).toEqual([NOTICED, NOTICED])
    const { headers } = await site.ask('/old', { 'If-None-Match': '*' })
    expect(headers).toMatchObject({ 'cache-control': 'no-store', age: '3660', vary: 'Accept-Encoding' })
    expect(headers).not.toHaveProperty('etag')
    expect(await texts('/old')).toEqual([NOTICED])
  })

  test('a later write through this process makes older pages outdated, and a message of a visitor does not', async () => {
    const { site, setAway, texts } = await createShakySite()
    await site.ask('/')
    const write = async (path: string, headers: Record<string, string>) => {
      setAway(false)
      site.now += 100
      await site.ask(path, headers, 'POST')
      site.now += 100
      setAway(true)
      return texts('/')
    }
    expect(await write('/api/v1/contact-us', {})).toEqual([PLACE])
    expect(await write('/api/v1/news', { Cookie: 'staff.session_token=x' })).toEqual([NOTICED])
    setAway(false)
    await site.ask('/')
    setAway(true)
    expect(await texts('/'), 'it has been read after the write').toEqual([PLACE])
  })

  test('since a page was asked for, its last render is sent', async () => {
    let reads = 0
    const site = await createCachedSite({ readRevision: () => (++reads < 3 ? reads : Promise.reject(new Error('No'))) })
    site.page = () => new Response(PLACE, { headers: PAGE_HEADERS })
    await site.ask('/')
    site.page = () => new Response('away', { status: 503 })
    expect((await site.ask('/')).text).toEqual(NOTICED)
  })
})

test('a page whose new render failed stays cached for when the revision cannot be read either', async () => {
  let isAway = false
  const site = await createCachedSite({ readRevision: () => (isAway ? Promise.reject(new Error('No database')) : 1) })
  await site.ask('/')
  site.now += 11 * 60_000
  const page = site.page
  site.page = () => new Response('away', { status: 503 })
  expect((await site.ask('/')).text, 'too old to be answered while the database is asked').toBe('away')
  isAway = true
  site.page = page
  expect((await site.ask('/')).text).toBe(LONG_TEXT)
})

test('while the revision cannot be read, all is answered by the rest of the server, and that is said once', async () => {
  let works = false
  const site = await createCachedSite({ readRevision: () => (works ? 1 : Promise.reject(new Error('No database'))) })
  for (let time = 0; time < 3; time += 1) expect((await site.ask('/')).text).toBe('the rest')
  expect(site.errors.filter((error) => error instanceof Error)).toHaveLength(1)
  works = true
  expect((await site.ask('/')).text).toBe(LONG_TEXT)
})
