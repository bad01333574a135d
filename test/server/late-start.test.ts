import { expect, test } from 'vitest'
import { pageOfHydration, startLate } from '../../server/http/late-start.ts'

const DATA = '[{"_1":2},"title","A \\"bridge\\" at 5 < 6"]\n'
const MODULES = `import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
import * as route1 from "/assets/home.js";
  window.__reactRouterRouteModules = {"root":route0,"routes/home":route1};

import("/assets/entry.js");`
const PAGE = `<html><head><link rel="modulepreload" href="/assets/entry.js"/><link rel="modulepreload" href="/assets/home.js"/></head><body><h1>Bridge</h1>
<script type="module" async="">${MODULES}</script><!--$--><script>window.__reactRouterContext.streamController.enqueue(${JSON.stringify(DATA)});</script>
<!--$--><script>window.__reactRouterContext.streamController.close();</script><!--/$--><!--/$--></body></html>`
const url = new URL('https://firm.example/projects?status=ongoing&page=2')

test('what only scripts need is taken out of a page', () => {
  const late = startLate(PAGE, url)
  expect(late?.html).toContain('<h1>Bridge</h1>')
  expect(late?.html).not.toMatch(/modulepreload" href|enqueue\("|close\(\);<\/script>|import "/)
  expect(late?.hydration).toBe(DATA)
})

test('the script that begins later knows the modules, their routes and where the data is', () => {
  const late = startLate(PAGE, url)
  const script = /<script type="module" async="">([\s\S]*?)<\/script>/.exec(late?.html ?? '')?.[1]
  expect(script).toContain('["/assets/manifest.js","/assets/root.js","/assets/home.js"]')
  expect(script).toContain('(([,route0,route1])=>({"root":route0,"routes/home":route1}))(modules)')
  expect(script).toContain(`"/hydration/projects?status=ongoing&page=2&hydration=${late?.name}"`)
  expect(script).not.toMatch(/ADDRESS|PRELOADED|IMPORTED|ROUTES|ENTRY/)
})

test('the address of a hydration leads back to its page', () => {
  const { page, name } = pageOfHydration(new URL('https://firm.example/hydration/projects?status=ongoing&page=2&hydration=abc'))
  expect(page.href).toBe(url.href)
  expect(name).toBe('abc')
})

test('a page that is made in another way is left as it is', () => {
  expect(startLate('<html><body><h1>Bridge</h1></body></html>', url)).toBeUndefined()
  expect(startLate(PAGE.replaceAll('enqueue', 'push'), url)).toBeUndefined()
})
