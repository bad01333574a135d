import { expect, test } from 'vitest'
import { createHydration, hydrationAddress, pageOfHydration } from '../../../server/core/delivery/deferred-hydration.ts'

const FILES = ['/assets/framework.js', '/assets/home.js', '/assets/entry.js']
const url = new URL('https://firm.example/projects?status=ongoing&page=2')

test('all files are fetched at once, and each but the one that takes over begins in a turn of its own', () => {
  const [fetched, begun] = createHydration(FILES, {}).module.split('\n')
  expect(fetched).toContain(JSON.stringify(FILES))
  expect(begun).toContain('["/assets/framework.js","/assets/home.js"]')
})

test('the last file takes over with what the page was rendered from, whatever a text contains', () => {
  const state = { page: '/', loaderData: { '/': { title: '</script><!-- \u2028 "\\' } } }
  const { module } = createHydration(FILES, state)
  expect(module).not.toContain('<')
  expect(JSON.parse(module.slice(module.lastIndexOf('begin(') + 'begin('.length, -');'.length))).toEqual(state)
  expect(module).toContain('const { begin } = await import("/assets/entry.js");')
})

test('other data has another name', () => {
  expect(createHydration(FILES, { a: 1 }).name).toBe(createHydration(FILES, { a: 1 }).name)
  expect(createHydration(FILES, { a: 1 }).name).not.toBe(createHydration(FILES, { a: 2 }).name)
})

test('the address of a hydration leads back to its page', () => {
  const address = hydrationAddress(url, 'abc')
  expect(address).toBe('/hydration/projects?status=ongoing&page=2&hydration=abc')
  const { page, name } = pageOfHydration(new URL(address, url))
  expect(page.href).toBe(url.href)
  expect(name).toBe('abc')
})
