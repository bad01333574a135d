import { describe, expect, test } from 'vitest'
import { pageFiles } from '../site/pages.ts'
import { ADDRESSES, href, type Address } from './addresses.ts'
import { findAddress } from './redirects/find-address.ts'
import { CONTENT_ENTITIES, KINDS } from './kinds/index.ts'
import type { Kind } from './fields/kind.ts'

const addresses = Object.values<Address>(ADDRESSES)

test('every page of the site is in the table, and the other way round', () => {
  const pages = Object.keys(pageFiles).filter((path) => path !== '*' && !path.startsWith('/dev/'))
  expect(pages.length).toBeGreaterThan(15)
  expect(addresses.map(({ path }) => path).toSorted()).toEqual(pages.toSorted())
})

test('pages list kinds of content that there are, and items stand at addresses of the table', () => {
  expect(CONTENT_ENTITIES).toEqual(expect.arrayContaining(addresses.flatMap(({ lists }) => lists ?? [])))
  const paths = Object.values<Kind>(KINDS).flatMap(({ path }) => (path === undefined ? [] : [path.split('?')[0]]))
  expect(paths.length).toBeGreaterThan(5)
  expect(addresses.map(({ path }) => path)).toEqual(expect.arrayContaining(paths))
})

test('a page is found by its own address', () => {
  for (const address of addresses)
    expect(findAddress(address.path.replaceAll(':', 'some-')), address.path).toBe(address)
  for (const path of ['', '/nothing', '/projects/', '/projects/a/b', '/services/a/b/c'])
    expect(findAddress(path), path).toBeUndefined()
})

describe('href', () => {
  test('puts parameters into path and query, and leaves out those that say nothing', () => {
    expect(href('home')).toBe('/')
    expect(href('project', { slug: 'trail-bridge' })).toBe('/projects/trail-bridge')
    expect(href('childService', { slug: 'bridges', parent: 'design' })).toBe('/services/design/bridges')
    expect(href('news', { category: 'notices', page: 2 })).toBe('/news?category=notices&page=2')
    expect(href('projects', { search: '', status: 'ongoing', page: undefined })).toBe('/projects?status=ongoing')
  })

  test('lets no parameter change the page', () => {
    expect(href('project', { slug: '../admin?a#b' })).toBe('/projects/..%2Fadmin%3Fa%23b')
    expect(href('projects', { search: 'a&status=b' })).toBe('/projects?search=a%26status%3Db')
  })

  test('takes the parameters of the page, all those of its path, and no others', () => {
    // @ts-expect-error The path needs a slug.
    expect(href('project')).toBe('/projects/undefined')
    // @ts-expect-error The page has no such parameter.
    expect(href('gallery', { status: 'ongoing' })).toBe('/gallery?status=ongoing')
  })
})
