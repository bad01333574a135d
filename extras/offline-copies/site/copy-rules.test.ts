import { expect, test } from 'vitest'
import { chooseEvicted, fileKey, isFileToSave, isForeign, isPageToSave, MAX_PAGES, pageKey } from './copy-rules.ts'

const url = (address: string) => new URL(address, 'https://www.example.org')
const HTML = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' }
const FILE = { 'Content-Type': 'image/avif', 'Cache-Control': 'public, max-age=31536000, immutable' }

test.each([
  ['/projects/town-hall', '/projects/town-hall'],
  ['/projects?page=2&status=ongoing&utm_source=mail#list', '/projects?page=2&status=ongoing'],
  ['/contact?reference=REC-1', undefined],
  ['/search?q=bridge', undefined],
  ['/projects?search=bridge', undefined],
  ['/news/a?preview=abc', undefined],
  ['/no/such/page/at/all', undefined],
  ['/admin', undefined],
])('the copy of the page %s is %s', (address, key) => {
  expect(pageKey(url(address))).toBe(key)
})

test('a hydration module is saved only where its page is', () => {
  expect(fileKey(url('/hydration/privacy?hydration=a'))).toBe('/hydration/privacy?hydration=a')
  expect(fileKey(url('/hydration/contact?reference=REC-1&hydration=a'))).toBeUndefined()
  expect(fileKey(url('/media/pictures/0123456789abcdef/640.avif'))).toBe('/media/pictures/0123456789abcdef/640.avif')
})

test('staff screens, the API, previews and the pages of the worker are left to the browser', () => {
  const foreign = [
    '/documents/0123456789abcdef/a.pdf',
    '/admin',
    '/admin/news/1',
    '/api/v1/news',
    '/ne/confirm/abc',
    '/sw/off',
    '/news/a?preview=abc',
  ]
  expect(foreign.filter((address) => !isForeign(url(address)))).toEqual([])
  expect(['/', '/administration', '/news'].filter((address) => isForeign(url(address)))).toEqual([])
})

test.each([
  ['an answer of the server', 200, HTML, true],
  ['a missing page', 404, HTML, false],
  ['a failure', 503, HTML, false],
  ['a part', 206, HTML, false],
  ['something private', 200, { ...HTML, 'Cache-Control': 'private, max-age=60' }, false],
  ['something not to be stored', 200, { ...HTML, 'Cache-Control': 'no-store' }, false],
  ['a feed', 200, { ...HTML, 'Content-Type': 'application/atom+xml' }, false],
])('%s is saved as a page: %s %o %s', (_, status, headers, expected) => {
  expect(isPageToSave(new Response('', { status, headers }))).toBe(expected)
})

test('a file is saved only when its name changes with its content', () => {
  expect(isFileToSave(new Response('', { headers: FILE }))).toBe(true)
  expect(isFileToSave(new Response('', { status: 206, headers: FILE }))).toBe(false)
  expect(isFileToSave(new Response('', { headers: { ...FILE, 'Cache-Control': 'no-cache' } }))).toBe(false)
})

test('the least recently used copies go first: pages beyond 60, then what does not fit', () => {
  const copy = (key: string, usedAt: number, isPage: boolean) => ({ key, usedAt, isPage, bytes: 100 })
  const pages = Array.from({ length: MAX_PAGES + 2 }, (_, index) => copy(`/news/${index}`, index, true))
  const old = copy('/media/old', -1, false)
  const keys = (maxBytes: number) => chooseEvicted([old, ...pages], maxBytes).map(({ key }) => key)
  expect(keys(100 * (MAX_PAGES + 1))).toEqual(['/news/1', '/news/0'])
  expect(keys(100 * MAX_PAGES)).toEqual(['/news/1', '/news/0', '/media/old'])
})
