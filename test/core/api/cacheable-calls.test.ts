import { describe, expect, test } from 'vitest'
import { cacheableCalls, listDeclaredRoutes } from '../../../server/core/api/declared-routes.ts'
import { useTestApp } from '../../create-test-app.ts'

describe('cacheable calls', () => {
  const app = useTestApp('sqlite')
  const reads = () => listDeclaredRoutes(app.api).filter(({ method }) => method === 'GET')
  const isCacheable = (address: string) => {
    const { pathname, searchParams } = new URL(address, 'http://site')
    return cacheableCalls(reads())(pathname, searchParams)
  }
  /** An address of a route, with something for each of its path's parameters. */
  const addressOf = (path: string) => path.replaceAll(/:\w+/g, 'some-thing')

  test('calls of visitors may be cached, and none of staff', () => {
    expect(reads().length).toBeGreaterThan(30)
    // Whether there is an owner is no content.
    for (const { path, access } of reads())
      expect(isCacheable(addressOf(path)), path).toBe(access === 'public' && path !== '/api/v1/set-up')
    for (const path of ['/api/v1/contact-us', '/api/v1/projectsandmore', '/api/v1/services/slug/', '/api/v1', '/'])
      expect(isCacheable(path), path).toBe(false)
  })

  test('each parameter that is declared is one of the call, and makes no other call cacheable', () => {
    for (const { path, cache = [], query } of reads()) {
      for (const name of cache) expect(query, `${path}: ${name}`).toContain(name)
      for (const name of [...query, 'unknown']) {
        const address = `${addressOf(path)}?${new URLSearchParams({ [name]: '1' })}`
        expect(isCacheable(address), address).toBe(cache.includes(name))
      }
    }
  })

  test('search words are never cached: there is no end of them', () => {
    const isSearch = (name: string) => name === 'search' || name === 'q'
    const searched = reads().filter(({ access, query }) => access === 'public' && query.some(isSearch))
    expect(searched.length).toBeGreaterThan(5)
    for (const { path, query } of searched)
      expect(isCacheable(`${path}?${query.find(isSearch)}=bridge`), path).toBe(false)
  })

  test('whatever a call of visitors takes besides is declared: an answer differs by nothing that is not known', () => {
    const ofVisitors = reads().filter(({ access }) => access === 'public')
    for (const { path, cache = [], query } of ofVisitors)
      expect([...cache, 'search', 'q', 'atLeast', 'atMost'], path).toEqual(expect.arrayContaining(query))
  })

  test('a route that declares no cache keeps those from being cached that share its addresses', () => {
    const routes = [
      { method: 'GET', path: '/api/v1/things/:id', access: 'public', cache: [], query: [] },
      { method: 'GET', path: '/api/v1/things/mine', access: 'staff', query: [] },
    ] as const
    const asked = (path: string) =>
      cacheableCalls(routes.map((route) => ({ ...route, query: [] })))(path, new URLSearchParams())
    expect([asked('/api/v1/things/1'), asked('/api/v1/things/mine')]).toEqual([true, false])
  })
})
