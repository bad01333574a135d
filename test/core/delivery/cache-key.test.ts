import { createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { bearsApiKey } from '../../../server/core/accounts/api-keys.ts'
import { createSessionCheck } from '../../../server/core/accounts/session-cookie.ts'
import { createCacheKeys } from '../../../server/core/delivery/cache-key.ts'
import { isCacheableCall } from './declared-calls.ts'

const SITE = 'https://firm.example'
const cacheKeyOf = createCacheKeys({
  publicUrl: SITE,
  hasSession: createSessionCheck('secret'),
  hasApiKey: bearsApiKey,
  isCacheableCall,
})
const addressOf = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
  cacheKeyOf({ method, url, headers } as unknown as IncomingMessage)

test.each([
  ['/', '/'],
  ['/projects?', '/projects'],
  ['/projects?status=ongoing&page=2', '/projects?page=2&status=ongoing'],
  ['/gallery?project=a&picture=1', '/gallery?picture=1&project=a'],
  ['/services/design/bridges', '/services/design/bridges'],
  [
    '/api/v1/news?page=1&limit=10&populate=category&filter[status]=1',
    '/api/v1/news?filter%5Bstatus%5D=1&limit=10&page=1&populate=category',
  ],
  ['/api/v1/services/slug/bridges', '/api/v1/services/slug/bridges'],
  ['/sitemap.xml', '/sitemap.xml'],
  ['/sitemap-projects-2.xml?x=1', '/sitemap-projects-2.xml'],
  ['/news.atom?utm_source=reader', '/news.atom'],
  ['/robots.txt', '/robots.txt'],
  ['/hydration/projects?page=2&hydration=abc', '/hydration/projects?hydration=abc&page=2'],
])('%s is kept as %s', (url, address) => {
  expect(addressOf(url)).toBe(SITE + address)
  expect(addressOf(url, {}, 'HEAD')).toBe(SITE + address)
})

test.each([
  '/?utm_source=letter',
  '/?preview=abc.def',
  '/projects?page=2&preview=abc',
  '/projects?search=bridge',
  '/about?page=2',
  '/nothing?page=2',
  '/hydration/about?page=2&hydration=abc',
  '/contact?reference=ABC-123',
  '/api/v1/news?search=bridge',
  '/confirm/abc',
  '/ne/confirm/abc',
  '/admin',
  '/admin/content/news',
  '/api/v1/session',
  '/api/v1/content/news',
  '/api/v1/pictures',
  '/api/v1/projectsandmore',
  '/api/v1/projects?category=notices',
  '/api/v1/contact-us',
  '/media/pictures/a/original',
  '/icon.svg',
  '/.well-known/security.txt',
  '/sitemap-staff-1.xml',
  '/sitemap-news-99999.xml',
  '/../etc',
  '/a%2fb',
  '//other.example/a',
  '/a//b',
  'http://other.example/',
  '*',
  `/${'a'.repeat(600)}`,
])('%s is made anew each time', (url) => {
  expect(addressOf(url)).toBeUndefined()
})

test.each(['/api/v1', '/api/v1/', '/api/v1/openapi.json'])('%s is kept, whatever query is sent along', (url) => {
  expect(addressOf(url)).toBe(SITE + url)
  expect(addressOf(`${url}?once=${Math.random()}`)).toBe(SITE + url)
})

test('a session that this site has not signed changes nothing', () => {
  const forged = [
    'a',
    'a.b',
    `a.${'A'.repeat(43)}%3D`,
    '%',
    '.',
    `${'a'.repeat(32)}.${createHmac('sha256', 'secret').update('a'.repeat(32)).digest('base64')}`,
  ]
  for (const value of forged) {
    for (const name of ['staff.session_token', '__Secure-staff.session_token'])
      expect(addressOf('/', { cookie: `${name}=${value}; staff-here=1` })).toBe(`${SITE}/`)
  }
  expect(addressOf('/', { authorization: 'Bearer a' })).toBe(`${SITE}/`)
})

test('a call with an API key bypasses the cache, a page with one does not', () => {
  const authorization = 'Bearer sitekey_12345678_abc'
  expect(addressOf('/api/v1/news')).toBe(`${SITE}/api/v1/news`)
  expect(addressOf('/api/v1/news', { authorization })).toBeUndefined()
  expect(addressOf('/news', { authorization })).toBe(`${SITE}/news`)
  for (const other of ['Bearer a', 'Basic YTpi'])
    expect(addressOf('/api/v1/news', { authorization: other })).toBeDefined()
})

test('other cookies change nothing', () => {
  expect(addressOf('/', { cookie: 'staff-here=1; _ga=GA1.2' })).toBe(`${SITE}/`)
})

test('everything but a plain read bypasses the cache', () => {
  for (const method of ['POST', 'PUT', 'OPTIONS', 'DELETE']) expect(addressOf('/', {}, method)).toBeUndefined()
  expect(addressOf('/', { 'content-length': '5' })).toBeUndefined()
})

test('without a public address, each host has its own pages, since they name it', () => {
  const keyOf = createCacheKeys({ publicUrl: undefined, hasSession: () => false })
  const keptAt = (host?: string) => keyOf({ method: 'GET', url: '/', headers: { host } } as IncomingMessage)
  expect(keptAt('A.example:3000')).toBe('http://a.example:3000/')
  expect(keptAt('[::1]:3000')).toBe('http://[::1]:3000/')
  for (const host of [undefined, '', 'a b', 'a/b', 'a@b', 'a?b']) expect(keptAt(host)).toBeUndefined()
})
