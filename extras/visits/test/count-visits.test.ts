import { expect, test } from 'vitest'
import { createTestApp, describeWhereSqlDiffers } from '../../../test/create-test-app.ts'
import { readRows } from '../../../test/core/store/stored-copies.ts'
import { PHONE, serveVisits, storedCounts } from './visit-server.ts'

const GOOGLEBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'

describeWhereSqlDiffers('visits', (engine) => {
  test('are counted by page, language, source and device, also of pages from memory', async () => {
    const app = await createTestApp(engine)
    const { open, flush, hits, origin } = await serveVisits(app)
    await open('/projects', { Referer: 'https://www.google.com.np/' })
    await open('/projects', { from: '192.0.2.2', 'User-Agent': PHONE, Referer: 'https://news.example/a?b=c' })
    await open('/ne/projects/a-bridge', { Referer: `${origin}/projects` })
    expect(hits()).toBe(1)
    await flush()
    expect(await storedCounts(app)).toEqual([
      '2026-11-29 all : 3 2',
      '2026-11-29 device other: 2 1',
      '2026-11-29 device phone: 1 1',
      '2026-11-29 host Google: 1 1',
      '2026-11-29 host news.example: 1 1',
      '2026-11-29 language en: 2 2',
      '2026-11-29 language ne: 1 0',
      '2026-11-29 page /ne/projects/a-bridge: 1 0',
      '2026-11-29 page /projects: 2 2',
      '2026-11-29 source search: 1 1',
      '2026-11-29 source site: 1 1',
    ])
  })

  test('1,000 of them are 1,000, stored in parts', async () => {
    const app = await createTestApp(engine)
    const { open, flush } = await serveVisits(app)
    for (let part = 0; part < 10; part += 1) {
      const opened = Array.from({ length: 100 }, (_, client) => open('/', { from: `198.51.100.${client}` }))
      await Promise.all([...opened, flush()])
    }
    await flush()
    expect(await storedCounts(app, 'all', 'page')).toEqual(['2026-11-29 all : 1000 100', '2026-11-29 page /: 1000 100'])
  })

  test('those of two servers add up, stored at the same time', async () => {
    const app = await createTestApp(engine)
    const servers = [await serveVisits(app), await serveVisits(app)]
    for (let count = 0; count < 20; count += 1) {
      await Promise.all(servers.map(({ open }) => open(`/projects/${count % 7}`)))
      await Promise.all(servers.map(({ flush }) => flush()))
    }
    expect(await storedCounts(app, 'all')).toEqual(['2026-11-29 all : 40 2'])
    expect(servers.flatMap(({ errors }) => errors)).toEqual([])
  })

  test('a server that is killed loses those since they were stored last, and no others', async () => {
    const app = await createTestApp(engine)
    const { open, flush } = await serveVisits(app)
    await open('/')
    await flush()
    await open('/')
    expect(await storedCounts(app, 'all')).toEqual(['2026-11-29 all : 1 1'])
  })

  test('those that cannot be stored are stored later, once', async () => {
    const app = await createTestApp(engine)
    let isAway = true
    const away = { execute: () => Promise.reject(new Error('The store is away')) }
    const db = { transaction: () => (isAway ? away : app.db.transaction()) } as unknown as typeof app.db
    const { open, flush, errors } = await serveVisits({ ...app, db })
    await open('/')
    await flush()
    await open('/')
    await flush()
    isAway = false
    await flush()
    await flush()
    expect(await storedCounts(app, 'all')).toEqual(['2026-11-29 all : 2 1'])
    expect(errors.filter((one) => typeof one === 'string')).toHaveLength(1)
  })

  test('programs are counted apart', async () => {
    const app = await createTestApp(engine)
    const { open, flush } = await serveVisits(app)
    await open('/projects', { 'User-Agent': GOOGLEBOT })
    await open('/no', { 'User-Agent': GOOGLEBOT })
    await open('/projects', { 'User-Agent': '' })
    await flush()
    expect(await storedCounts(app)).toEqual(['2026-11-29 bot : 2 0'])
  })

  test.each<[string, string, Record<string, string>, string?]>([
    ['a HEAD request', '/', {}, 'HEAD'],
    ['a form that is sent', '/contact', {}, 'POST'],
    ['a call', '/api/v1/news/1', {}],
    ['a staff screen', '/admin/projects', {}],
    ['a file', '/assets/a.js', {}],
    ['a page of signed-in staff', '/', { Cookie: 'a=b; staff.session_token=abc' }],
    ['a preview', '/projects/a?preview=abc', {}],
    ['a page that is loaded ahead', '/', { 'Sec-Purpose': 'prefetch;prerender' }],
    ['a page as a picture', '/', { 'Sec-Fetch-Dest': 'image', 'Sec-Fetch-Mode': 'no-cors' }],
    ['a form that is confirmed', '/confirm/no', {}],
  ])('%s is not counted', async (_title, path, headers, method) => {
    const app = await createTestApp(engine)
    const { open, flush } = await serveVisits(app)
    await open(path, headers, method)
    await flush()
    expect(await storedCounts(app)).toEqual([])
  })

  test('a page that the service worker saves is counted if it was opened within the site', async () => {
    const app = await createTestApp(engine)
    const { open, flush } = await serveVisits(app)
    const saved = { 'Sec-Fetch-Dest': 'empty', 'Sec-Fetch-Mode': 'cors', 'Sec-Fetch-Site': 'same-origin' }
    await open('/projects', { 'Sec-Fetch-Dest': 'document', 'Sec-Fetch-Mode': 'navigate' })
    await open('/projects', saved)
    await open('/projects/a-bridge', saved)
    await flush()
    expect(await storedCounts(app, 'page', 'source')).toEqual([
      '2026-11-29 page /projects: 1 1',
      '2026-11-29 page /projects/a-bridge: 1 0',
      '2026-11-29 source direct: 1 1',
    ])
  })

  test('downloads, searches without a result, missing pages and sheets are counted by themselves', async () => {
    const app = await createTestApp(engine)
    const { open, flush } = await serveVisits(app)
    const file = `/documents/${'a'.repeat(16)}/annual-report.pdf`
    await open(file)
    await open(`/documents/${'a'.repeat(16)}/first-page.webp`)
    await open('/search?q=Xylophonist')
    await open('/search?q=me@example.org')
    await open('/search?q=98 41 234567'.replaceAll(' ', '+'))
    await open('/search?q=bridge')
    await open('/api/v1/search?q=xylophonist', { 'Sec-Fetch-Site': 'same-origin' })
    await open('/no/old-page.html?name=Sita')
    await open('/projects/no')
    await open('/verify/some-code')
    await flush()
    await flush()
    expect(await storedCounts(app, 'download', 'search', 'missing', 'sheet')).toEqual([
      `2026-11-29 download ${file}: 1 0`,
      '2026-11-29 missing /no/old-page.html: 1 0',
      '2026-11-29 missing /projects/no: 1 0',
      '2026-11-29 search *: 2 0',
      '2026-11-29 search xylophonist: 2 0',
      '2026-11-29 sheet /verify/:code: 1 0',
    ])
  })

  test('a day ends at midnight in Nepal, and with it what tells visitors apart', async () => {
    const app = await createTestApp(engine)
    const { open, flush, clock } = await serveVisits(app)
    clock.now = Date.parse('2026-11-30T18:14:59.999Z')
    await open('/')
    clock.now += 1
    await open('/')
    await open('/')
    await flush()
    expect(await storedCounts(app, 'all')).toEqual(['2026-11-30 all : 1 1', '2026-12-01 all : 2 1'])
  })

  test('nothing in the store tells of a person', async () => {
    const app = await createTestApp(engine)
    const { open, flush } = await serveVisits(app)
    const marked = { from: '203.0.113.77', 'User-Agent': `${PHONE} Marker/4711`, 'CF-IPCountry': 'NP' }
    await open('/?utm=marker4711', { ...marked, Referer: 'https://mail.example/marker4711?to=marker4711' })
    await open('/no/somebody@marker4711.example', marked)
    await flush()
    expect(await storedCounts(app, 'all', 'country')).toEqual(['2026-11 country NP: 1 1', '2026-11-29 all : 1 1'])
    expect(JSON.stringify(await readRows(app.db))).not.toMatch(/203\.0\.113\.77|4711/i)
    const values = (await app.db.selectFrom('visit_count').select('value').execute()).map(({ value }) => value)
    expect(values.toSorted()).toEqual(['', '*', '/', 'NP', 'en', 'mail.example', 'phone', 'site'])
  })

  test('more visitors than can be told apart are counted as views, and that is noted', async () => {
    const app = await createTestApp(engine)
    const { open, flush } = await serveVisits(app, { mostVisitors: 2 })
    for (const from of ['192.0.2.1', '192.0.2.2', '192.0.2.3', '192.0.2.1']) await open('/', { from })
    await flush()
    expect(await storedCounts(app, 'all', 'blurred')).toEqual(['2026-11-29 all : 4 2', '2026-11-29 blurred : 1 0'])
  })

  test('a hostile request is counted in bounds, or not at all', async () => {
    const app = await createTestApp(engine)
    const { open, flush, errors } = await serveVisits(app)
    await open(`/no/${'a'.repeat(10_000)}`)
    await open('/', { Referer: `https://${'a'.repeat(300)}.example/`, 'User-Agent': 'x(+'.repeat(2_000) })
    await open('/', { Referer: 'javascript:alert(1)', 'CF-IPCountry': '<b>', 'X-Forwarded-For': ',,, "' })
    await open('/', { Referer: 'https://=cmd|calc.example/' })
    await open('/search?q=%00%0a%ED%A0%80')
    for (let number = 0; number < 320; number += 1) await open('/', { Referer: `https://${number}.example/` })
    await flush()
    expect(errors).toEqual([])
    const lengths = (await app.db.selectFrom('visit_count').select('value').execute()).map(({ value }) => value.length)
    expect(Math.max(...lengths)).toBeLessThan(60)
    const hosts = await storedCounts(app, 'host')
    expect(hosts).toHaveLength(301)
    expect(hosts).toContain('2026-11-29 host *: 20 0')
  })

  test('a country is believed only from the proxy', async () => {
    const app = await createTestApp(engine)
    const { open, flush } = await serveVisits(app)
    await open('/', { 'CF-IPCountry': 'np' })
    await open('/', { from: '192.0.2.9', 'CF-IPCountry': 'Nepal' })
    await flush()
    expect(await storedCounts(app, 'country')).toEqual(['2026-11 country NP: 1 1'])
  })
})
