import { expect, test } from 'vitest'
import { deferHydration, pageOfHydration } from '../../server/delivery/deferred-hydration.ts'

const DATA = 'window.__reactRouterContext.streamController.enqueue("[{\\"_1\\":2},\\"A (bridge); at 5\\"]\\n");'
const CONTEXT = 'window.__reactRouterContext = {"basename":"/"};'
const MODULES = `import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
import * as route1 from "/assets/home.js";
  window.__reactRouterRouteModules = {"root":route0,"routes/home":route1};

import("/assets/entry.js");`
const NONCE = 'a1b2'
const PAGE = `<html><head><link rel="modulepreload" href="/assets/entry.js" nonce="${NONCE}"/><link rel="modulepreload" href="/assets/home.js" nonce="${NONCE}"/></head><body><h1>Bridge</h1>
<script nonce="${NONCE}">${CONTEXT}</script><script nonce="${NONCE}" type="module" async="">${MODULES}</script><!--$--><script nonce="${NONCE}">${DATA}</script>
<!--$--><script nonce="${NONCE}">window.__reactRouterContext.streamController.close();</script><!--/$--><!--/$--></body></html>`
const url = new URL('https://firm.example/projects?status=ongoing&page=2')

test('the parts that only scripts need are removed from a page', () => {
  const deferred = deferHydration(PAGE, url, NONCE)
  expect(deferred?.html).toContain('<h1>Bridge</h1>')
  expect(deferred?.html).not.toMatch(/modulepreload" href|enqueue\("|close\(\);|import "|basename/)
})

test('the module that takes the page over has its data, and then its modules and their routes', () => {
  const [, , ...lines] = deferHydration(PAGE, url, NONCE)?.hydration.split('\n') ?? []
  expect(lines).toEqual([
    CONTEXT,
    DATA,
    'window.__reactRouterContext.streamController.close();',
    'await import("/assets/manifest.js");',
    'const route0 = await import("/assets/root.js");',
    'const route1 = await import("/assets/home.js");',
    '  window.__reactRouterRouteModules = {"root":route0,"routes/home":route1};',
    '',
    'import("/assets/entry.js");',
  ])
})

test('all files are fetched at once, and each but the one that starts React begins in a turn of its own', () => {
  const [fetched, begun] = deferHydration(PAGE, url, NONCE)?.hydration.split('\n') ?? []
  expect(fetched).toContain('["/assets/entry.js","/assets/home.js"]')
  expect(begun).toContain('["/assets/home.js"]')
})

test("the script in the page has that module's address", () => {
  const deferred = deferHydration(PAGE, url, NONCE)
  expect(deferred?.html).toContain(
    `<script data-hydration="/hydration/projects?status=ongoing&amp;page=2&amp;hydration=${deferred?.name}">`,
  )
})

test('the address of a hydration leads back to its page', () => {
  const { page, name } = pageOfHydration(
    new URL('https://firm.example/hydration/projects?status=ongoing&page=2&hydration=abc'),
  )
  expect(page.href).toBe(url.href)
  expect(name).toBe('abc')
})

test('a page that is made in another way is left as it is', () => {
  expect(deferHydration('<html><body><h1>Bridge</h1></body></html>', url, NONCE)).toBeUndefined()
  expect(deferHydration(PAGE.replaceAll('enqueue', 'push'), url, NONCE)).toBeUndefined()
})

test('what only looks like a script of React Router is content, and stays where it is', () => {
  const stray = `<script>window.__reactRouterContext = {"basename":"/evil"};</script><script>${DATA}</script><link rel="modulepreload" href="/media/evil.js"/>`
  const deferred = deferHydration(PAGE.replace('<h1>', `${stray}<h1>`), url, NONCE)
  expect(deferred?.html).toContain(stray)
  expect(deferred?.hydration).toBe(deferHydration(PAGE, url, NONCE)?.hydration)
})
