import { expect, test } from 'vitest'
import { findFormatFault, renderProbe } from '../../server/delivery/format-check.ts'

test('the installed React Router writes the format that deferred hydration expects', async () => {
  expect(await findFormatFault()).toBeUndefined()
})

test.each<[string, (html: string) => string]>([
  ['the context has another name', (html) => html.replaceAll('__reactRouterContext', '__routerContext')],
  ['the data is written by another method', (html) => html.replaceAll('.enqueue(', '["enqueue"](')],
  ['the data is written in template strings', (html) => html.replaceAll(/enqueue\((".*?")\);/g, 'enqueue(`$1`);')],
  ['the stream is never closed', (html) => html.replaceAll('.close();', '.end();')],
  [
    'the controller is created later',
    (html) => html.replaceAll('.streamController = controller', '.controller = controller'),
  ],
  [
    'there is one more script',
    (html) => html.replace('</body>', '<script nonce="f00d">window.more = 1</script></body>'),
  ],
  [
    'attributes come in another order',
    (html) => html.replaceAll(/nonce="f00d" type="module"/g, 'type="module" nonce="f00d"'),
  ],
  [
    'modules are preloaded in another way',
    (html) => html.replaceAll('rel="modulepreload"', 'rel="preload" as="script"'),
  ],
  [
    'modules are imported by name',
    (html) => html.replaceAll('import * as route0 from', 'import { route as route0 } from'),
  ],
  ['the entry is not imported at the end', (html) => html.replace('import("/assets/entry.js");', 'start();')],
  ['nothing is rendered', () => ''],
])('a fault is found when %s', async (_, change) => {
  const html = await renderProbe('f00d')
  expect(change(html), 'the change changes something').not.toBe(html)
  expect(await findFormatFault(async () => change(html))).toEqual(expect.any(String))
})

test('a fault is found when rendering fails', async () => {
  expect(await findFormatFault(() => Promise.reject(new Error('No such function')))).toBe('No such function')
})
