import { expect, test } from 'vitest'
import { findPage } from '../../server/delivery/browser/page-modules.ts'
import { findManifestFault } from '../../server/delivery/manifest-check.ts'

const manifest = {
  routes: {
    root: { id: 'root', path: '', module: '/assets/root.js' },
    home: { id: 'home', index: true, module: '/assets/home.js' },
    detail: { id: 'detail', path: 'services/:slug', module: '/assets/detail.js' },
    list: { id: 'list', path: 'services/all', module: '/assets/list.js' },
    missing: { id: 'missing', path: '*', module: '/assets/missing.js' },
  },
}
const find = (path: string, ...given: [unknown?]) =>
  findPage(new URL(path, 'https://firm.example'), given.length > 0 ? given[0] : manifest)

test('the page of an address is found, the one without parameters first', () => {
  expect(find('/')?.module).toBe('/assets/home.js')
  expect(find('/services/all')?.module).toBe('/assets/list.js')
  expect(find('/services/roads')).toEqual({ module: '/assets/detail.js', params: { slug: 'roads' } })
  expect(find('/elsewhere')).toBeUndefined()
  expect(findManifestFault(`window.__reactRouterManifest=${JSON.stringify(manifest)};`)).toBeUndefined()
})

test.each<[string, unknown]>([
  ['empty', {}],
  ['a list', { routes: [] }],
  ['of other fields', { routes: { home: { index: true, url: '/assets/home.js' } } }],
  ['of addresses that are patterns', { routes: { home: { path: { pattern: '/' }, module: '/assets/home.js' } } }],
])('with a manifest that is %s, no page is found, and the check says so', (_, changed) => {
  expect(find('/', changed)).toBeUndefined()
  expect(findManifestFault(`window.__reactRouterManifest=${JSON.stringify(changed)};`)).toBeTruthy()
})

test('a manifest under another name is a fault', () => {
  expect(findManifestFault(`window.__routes=${JSON.stringify(manifest)};`)).toBeTruthy()
})
