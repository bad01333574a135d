import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { THEME_COLORS } from '../../contract/theme-colors.ts'
import { createSignRoutes, createSigns } from '../../server/brand/sign-routes.ts'
import { securityTxt } from '../../server/discovery/routes.ts'
import { SAMPLE_FIRM } from '../../server/core/settings/sample-content.ts'
import { replaceSetting } from '../fixtures/settings.ts'
import { drawWithoutProcess } from '../brand/draw-without-process.ts'
import { describeOnEachEngine, NOW } from '../create-test-app.ts'
import { createDiscoveryApp } from './discovery-app.ts'

interface Manifest {
  name: string
  icons: { src: string; sizes: string }[]
}

describeOnEachEngine('files for crawlers and browsers', (engine) => {
  test('robots.txt names the sitemap and disallows previews alone', async () => {
    const { get, read } = await createDiscoveryApp(engine)
    expect((await get('/robots.txt')).headers.get('Cache-Control')).toBe('no-cache')
    expect((await read('/robots.txt')).split('\n')).toEqual([
      'User-agent: *',
      'Disallow: /*?preview=',
      'Disallow: /*&preview=',
      '',
      'Sitemap: https://firm.example/sitemap.xml',
      '',
    ])
  })

  test('robots.txt of a public site with sample content lets noindex be read, and names no sitemap', async () => {
    const config = { publicUrl: 'https://www.firm.com.np', mediaBaseUrl: '' }
    const { read, db } = await createDiscoveryApp(engine, { config })
    expect(await read('/robots.txt')).toContain('Sitemap:')
    await replaceSetting(db, { key: 'name', locale: 'en', value: JSON.stringify(SAMPLE_FIRM) })
    expect(await read('/robots.txt')).toBe('User-agent: *\nDisallow: /*?preview=\nDisallow: /*&preview=\n')
  })

  test('without a public address, files have the host of the request', async () => {
    const { get } = await createDiscoveryApp(engine, { config: { publicUrl: undefined, mediaBaseUrl: '' } })
    const answer = await get('http://10.0.0.5:3000/robots.txt')
    expect(await answer.text()).toContain('Sitemap: http://10.0.0.5:3000/sitemap.xml')
  })

  test('security.txt has the e-mail of the settings, and expires within a year', async () => {
    const { read, db } = await createDiscoveryApp(engine)
    await replaceSetting(db, { key: 'email', locale: 'en', value: '"office@firm.example"' })
    const text = await read('/.well-known/security.txt')
    expect(text).toContain('Contact: mailto:office@firm.example\nContact: https://firm.example/contact\n')
    const expires = Date.parse(/^Expires: (.+)$/m.exec(text)![1]!)
    const days = (expires - NOW.getTime()) / (24 * 60 * 60_000)
    expect(days).toBeGreaterThan(170)
    expect(days).toBeLessThan(365)
  })

  test('the manifest and feeds of a firm without a name have that of its address', async () => {
    const { get, read, db } = await createDiscoveryApp(engine)
    for (const key of ['name', 'shortName']) await replaceSetting(db, { key, locale: 'en', value: '""' })
    const { name, short_name } = (await (await get('/manifest.webmanifest')).json()) as Record<string, string>
    expect([name, short_name]).toEqual(['firm.example', 'firm.example'])
    expect(await read('/news.atom')).toContain('<title>News | firm.example</title>')
  })

  test('the manifest has the name of the firm, and its icons have the sizes that it says', async () => {
    const { get, db } = await createDiscoveryApp(engine)
    await replaceSetting(db, { key: 'name', locale: 'en', value: '"A & B <Engineers>"' })
    const manifest = (await (await get('/manifest.webmanifest')).json()) as Manifest
    const icons = createSignRoutes(createSigns(db, drawWithoutProcess))
    expect(manifest.name).toBe('A & B <Engineers>')
    const [, ...drawn] = manifest.icons
    expect(drawn.length).toBeGreaterThan(1)
    for (const { src, sizes } of drawn) {
      const icon = await icons.request(src)
      expect(icon.headers.get('Cache-Control'), src).toContain('immutable')
      const { width, height } = await sharp(await icon.arrayBuffer()).metadata()
      expect(`${width}x${height}`, src).toBe(sizes)
    }
  })
})

test('the colours of browsers, icons and manifest are those of pages', () => {
  const tokens = readFileSync(resolve(import.meta.dirname, '../../site/styles/tokens.css'), 'utf8')
  expect(Array.from(tokens.matchAll(/--paper: (#\w+)/g), ([, color]) => color)).toEqual([
    THEME_COLORS.light,
    THEME_COLORS.dark,
  ])
})

test('a firm without an e-mail address names its contact page, which the standard allows over TLS alone', () => {
  expect(securityTxt('https://firm.example', { email: '' }, NOW)).toContain('Contact: https://firm.example/contact')
  expect(securityTxt('http://localhost:3000', { email: '' }, NOW)).toBeUndefined()
})
