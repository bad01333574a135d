import { expect, test } from 'vitest'
import { start, temporaryFolder } from '../../../../test/built/program.ts'

test('the service worker is compared with each visit, and controls the whole site', async () => {
  const { origin } = await start({ DATA_DIR: temporaryFolder(), SAMPLE_CONTENT: '0' })
  const { status, headers } = await fetch(`${origin}/sw.js`, { headers: { 'Accept-Encoding': 'br' } })
  expect(status).toBe(200)
  expect(headers.get('Cache-Control')).toBe('no-cache')
  expect(headers.get('Content-Encoding')).toBe('br')
  expect(headers.get('Content-Type')).toMatch(/^text\/javascript/)
  const page = await fetch(`${origin}/`)
  // Without `worker-src`, workers come from where scripts come from.
  expect(page.headers.get('Content-Security-Policy')).toMatch(/script-src 'self'/)
  expect(page.headers.get('Content-Security-Policy')).not.toContain('worker-src')
})

test('a site that nothing was entered into has the name of its address on the offline page', async () => {
  const { origin } = await start({ DATA_DIR: temporaryFolder(), SAMPLE_CONTENT: '0' })
  const html = await (await fetch(`${origin}/ne/sw/offline`)).text()
  expect(/<title>([^<]*)<\/title>/.exec(html)?.[1]).toContain(new URL(origin).host)
})
