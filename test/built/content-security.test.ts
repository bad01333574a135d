import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { start, temporaryFolder } from './program.ts'
import { openStoreFile } from '../open-store-file.ts'

const STRAY = ['import("/media/stray.js");', 'stray()']
const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`
const policyOf = ({ headers }: Response) =>
  /script-src ([^;]*)/.exec(headers.get('Content-Security-Policy') ?? '')?.[1]?.split(' ')
const inlineScripts = (html: string) =>
  Array.from(html.matchAll(/<script(?![^>]*json)[^>]*>([^<]+)<\/script>/g), ([, script = '']) => script)

test('a script that came into a page with its content may not run, and those of the site may', async () => {
  const dataDir = temporaryFolder()
  const { origin } = await start({ DATA_DIR: dataDir })
  const store = openStoreFile(dataDir)
  const { slug } = store.prepare('select slug from news order by id').get() as { slug: string }
  store
    .prepare('update news_translation set description = ?')
    .run(`<p>Text</p>${STRAY.map((script) => `<script>${script}</script>`).join('')}`)
  store.exec('update content_revision set revision = revision + 1')
  store.close()

  const answer = await fetch(`${origin}/news/${slug}`)
  const html = await answer.text()
  const own = inlineScripts(html).filter((script) => !STRAY.includes(script))
  expect(inlineScripts(html)).toEqual(expect.arrayContaining(STRAY))
  expect(policyOf(answer)).toEqual(["'self'", ...own.map(hashOf)])
})

test('a title with the end of a script ends none: not of structured data, and not of the data of the page', async () => {
  const dataDir = temporaryFolder()
  const { origin } = await start({ DATA_DIR: dataDir })
  const store = openStoreFile(dataDir)
  const { slug } = store.prepare('select slug from news order by id').get() as { slug: string }
  store.prepare('update news_translation set name = ?').run('</script><script>titled()</script>')
  store.exec('update content_revision set revision = revision + 1')
  store.close()

  const html = await (await fetch(`${origin}/news/${slug}`)).text()
  expect(html).toContain('titled()')
  expect(html).toContain('application/ld+json')
  expect(html).not.toContain('<script>titled')
  const [hydration = ''] = /\/hydration\/[^"' ]+/.exec(html) ?? []
  const module = await (await fetch(`${origin}${hydration.replaceAll('&amp;', '&')}`)).text()
  expect(module).toContain('titled()')
  expect(module).not.toContain('</script')
})

test('the answer to a form, whose scripts begin with a module in the page, allows that module', async () => {
  const { origin } = await start({ DATA_DIR: temporaryFolder() })
  const token = /name="csrf-token" content="([^"]+)"/.exec(await (await fetch(`${origin}/contact`)).text())![1]!
  const body = new URLSearchParams({ csrf: token, name: 'Maya' })
  const answer = await fetch(`${origin}/contact`, { method: 'POST', body, headers: { Origin: origin } })
  const html = await answer.text()
  expect(answer.status).toBeGreaterThanOrEqual(400)
  expect(html).toContain('<script type="module">')
  expect(policyOf(answer)).toEqual(expect.arrayContaining(inlineScripts(html).map(hashOf)))
})

test('every answer that a browser can show by itself has a policy and stays out of frames; parts of pages need none', async () => {
  const { origin } = await start({ DATA_DIR: temporaryFolder() })
  const page = await (await fetch(`${origin}/`)).text()
  const paths = ['/', '/admin', '/nothing', '/api/v1/projects', '/api/v1/nothing', '/api/v1/session', '/sitemap.xml']
  paths.push('/robots.txt', '/health/live', '/icon.svg', '/assets/nothing.js', '/media/pictures/nothing/original.jpg')
  for (const path of paths) {
    const { headers } = await fetch(`${origin}${path}`, { redirect: 'manual' })
    expect(headers.get('X-Content-Type-Options'), path).toBe('nosniff')
    expect(headers.get('Content-Security-Policy'), path).toMatch(/default-src '(none|self)';.*frame-ancestors 'none'/)
  }
  // An answer that a kept page is still the same must not change its policy.
  const first = await fetch(`${origin}/`)
  const same = await fetch(`${origin}/`, { headers: { 'If-None-Match': first.headers.get('ETag')! } })
  expect(same.status).toBe(304)
  expect([null, first.headers.get('Content-Security-Policy')]).toContain(same.headers.get('Content-Security-Policy'))
  const [font] = /\/assets\/[^"')]+\.woff2/.exec(page)!
  expect((await fetch(`${origin}${font}`)).headers.get('Content-Security-Policy')).toBeNull()
})
