import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { ADDRESSES, type Address } from '../../contract/addresses.ts'
import { localePath, PAGE_LOCALES } from '../../contract/page-locales.ts'
import { accessibilityFindings } from './accessibility-findings.ts'
import { listLayoutFaults } from './layout-faults.ts'
import type { Sparse } from '../../scripts/stores/sparse-store.ts'
import { startServer } from './own-server.ts'

const LONG =
  'Himalayan Multidisciplinary Infrastructure Engineering, Architecture and Environmental Studies Private Limited'
const STORES: Record<string, Sparse & { hasAxe?: true }> = {
  nothing: { items: 0, firm: 'none', hasAxe: true },
  'a name alone': { items: 0, firm: 'name' },
  'one of each': { items: 1, hasPictures: true, isInNepali: true, hasAxe: true },
  'two of each, without pictures': { items: 2, isInNepali: true },
  'three of each, and the texts of pages': { items: 3, hasPictures: true, isInNepali: true, hasPages: true },
  'English only': { items: 2, hasPictures: true, hasPages: true },
  'one without a picture @all': { items: 1 },
  'one in English @all': { items: 1, hasPictures: true },
  'a long name @all': { items: 0, firm: 'name', name: LONG },
  'three and a long name, without pictures @all': { items: 3, name: LONG },
  'texts alone @all': { items: 0, hasPages: true, isInNepali: true },
  'many @all': { items: 20, hasPictures: true, isInNepali: true, hasPages: true },
}
const FIXED = Object.values<Address>(ADDRESSES)
  .map(({ path }) => path)
  .filter((path) => !path.includes(':'))
/** Statements of the sample's firm: nobody has entered them where the firm is not known. */
const CLAIMS = /\b2009\b|since|working days|an engineer|कार्यदिन|देखिको/i

for (const [name, { hasAxe, ...wanted }] of Object.entries(STORES)) {
  test(`each page of a site with ${name} is whole, or is not there`, async ({ page, isMobile }) => {
    test.skip(isMobile)
    test.setTimeout(300_000)
    const { origin, stop } = await startSparse(wanted)
    try {
      const { absent } = (await (await page.request.get(`${origin}/api/v1/site`)).json()).data as { absent: string[] }
      const missing = absent.map((one) => ADDRESSES[one as keyof typeof ADDRESSES].path)
      const faults: string[] = []
      // They differ by their heading alone.
      const [one, ...alike] = missing
      for (const path of alike)
        if ((await page.request.get(origin + path)).status() !== 200) faults.push(`${path} fails`)
      const shown = FIXED.filter((path) => path === one || !missing.includes(path as never))
      for (const path of [...shown, ...(await listItems(page, origin))]) {
        for (const locale of PAGE_LOCALES) {
          const address = localePath(locale, path)
          const answer = await page.goto(origin + address, { waitUntil: 'domcontentloaded' })
          const say = (fault: string) => faults.push(`${address}: ${fault}`)
          if (answer?.status() !== 200) say(`status ${answer?.status()}`)
          for (const width of [1280, 360]) {
            await page.setViewportSize({ width, height: 800 })
            for (const fault of await listLayoutFaults(page)) say(`${width} px: ${fault}`)
          }
          const isHidden = (await page.locator('meta[name=robots][content=noindex]').count()) > 0
          if (missing.includes(path as never) && !isHidden) say('search engines may show an empty page')
          if ((await page.locator('main :is(h1, h2, h3, nav ul):empty').count()) > 0)
            say('a heading stands above nothing')
          for (const link of await listLinks(page)) if (missing.includes(link as never)) say(`leads to ${link}`)
          if (wanted.firm) {
            const found = CLAIMS.exec(await page.locator('body').innerText())
            if (found) say(`claims "${found[0]}"`)
          }
          if (hasAxe && locale === 'en') for (const finding of await accessibilityFindings(page)) say(finding)
        }
      }
      expect(faults).toEqual([])
    } finally {
      await stop()
    }
  })
}

/** One of each kind of page, of those that the sitemaps name. */
async function listItems(page: Page, origin: string): Promise<string[]> {
  const read = async (url: string) => (await (await page.request.get(url)).text()).matchAll(/<loc>([^<]*)<\/loc>/g)
  const maps = [...(await read(`${origin}/sitemap.xml`))].map(([, url = '']) => url)
  const paths: string[] = []
  for (const map of maps)
    for (const [, url = ''] of await read(origin + new URL(map).pathname)) paths.push(new URL(url).pathname)
  const items = paths.filter((path) => !path.startsWith('/ne') && !FIXED.includes(path as never))
  return [...new Map(items.map((path) => [path.split('/').slice(0, -1).join('/'), path])).values()]
}

/** Other pages that this one leads to, by their English paths. Where staff lead to in a text is theirs. */
function listLinks(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const pathOf = (url: string) => new URL(url, location.href).pathname.replace(/^\/ne(?=\/|$)/, '') || '/'
    const paths = [...document.querySelectorAll('a[href]:not(.rich-text *)')].map((link) =>
      pathOf(link.getAttribute('href') ?? ''),
    )
    return [...new Set(paths)].filter((path) => path !== pathOf(location.href))
  })
}

/** A server whose store has so little content. */
async function startSparse(wanted: Sparse) {
  // All of the server: the process that lists the tests need not read it.
  const { makeSparseStore } = await import('../../scripts/stores/sparse-store.ts')
  const dataDir = await mkdtemp(join(tmpdir(), 'sparse-'))
  await makeSparseStore(dataDir, wanted)
  const { origin, stop } = await startServer('build/server/index.js', dataDir)
  return { origin, stop: async () => (await stop(), rm(dataDir, { recursive: true, force: true })) }
}
