import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { RESERVED } from '../../contract/pictures/licences.ts'
import { ADDRESSES } from '../../contract/addresses.ts'
import { textsIn, type Catalogue } from '../../contract/catalogue.ts'
import type { PageLocale } from '../../contract/page-locales.ts'
import type { Words } from '../../site/words.ts'
import { openStoreFile } from '../open-store-file.ts'
import { start, temporaryFolder } from './program.ts'

/** Every browser gets the texts of its own page's language alone (server/core/delivery/bundling/plugins.ts). */
const root = resolve(import.meta.dirname, '../..')
const assets = resolve(root, 'build/client/assets')
/** Characters: shorter texts stand in code as well. */
const LONG = 16

/** Names of pages stand beside their addresses, in both languages. */
const NAMES = new Set<string>([
  ...Object.values(ADDRESSES).flatMap((address) => ('name' in address ? Object.values(address.name) : [])),
  // Compared with what is stored.
  RESERVED,
])

/** The scripts that the pages of a language load. */
function scriptsOf(manifest: string): Map<string, string> {
  const names = new Set(Array.from(manifest.matchAll(/assets\/([\w.-]+\.js)/g), ([, name]) => name!))
  const texts = new Map<string, string>()
  const take = (name: string) => {
    if (texts.has(name)) return
    const text = readFileSync(resolve(assets, name), 'utf8')
    texts.set(name, text)
    for (const [, other] of text.matchAll(/["'`]\.\/([\w.-]+\.js)["'`]/g)) take(other!)
  }
  for (const name of names) take(name)
  return texts
}

const nepali = scriptsOf(readFileSync(resolve(root, 'build/server/files-ne.json'), 'utf8'))
const english = new Map(
  globSync('*.js', { cwd: assets })
    .filter((file) => !nepali.has(file))
    .map((file) => [file, readFileSync(resolve(assets, file), 'utf8')]),
)

/** All texts of words files in a language that are no part of a longer one by chance. */
async function textsOf(locale: PageLocale): Promise<string[]> {
  const filesOf = (ending: string) => globSync(`{site,extras/*/site}/**/*words.${ending}`, { cwd: root })
  const modules = await Promise.all(
    filesOf('ts').map((file) => import(resolve(root, file)) as Promise<Record<string, unknown>>),
  )
  const catalogues = filesOf('json').map((file) => JSON.parse(readFileSync(resolve(root, file), 'utf8')) as Catalogue)
  const texts: string[] = []
  const take = (value: unknown) => {
    if (typeof value === 'string') texts.push(value)
    else if (value && typeof value === 'object') for (const part of Object.values(value)) take(part)
  }
  for (const words of modules.flatMap((module) => Object.values(module))) take((words as Words<unknown>)[locale])
  for (const catalogue of catalogues) take(textsIn(catalogue, locale))
  return texts.filter((text) => text.length > LONG && !/["'`\\\n]/.test(text))
}

test.each(['en', 'ne'] as const)('scripts of other pages have no text that is for those in %s', async (locale) => {
  const texts = await textsOf(locale)
  expect(texts.length).toBeGreaterThan(30)
  const own = locale === 'ne' ? nepali : english
  const others = locale === 'ne' ? english : nepali
  const isIn = (scripts: Map<string, string>) => (text: string) =>
    [...scripts.values()].some((script) => script.includes(text))
  expect(texts.filter(isIn(own)).length).toBeGreaterThan(30)
  expect(texts.filter(isIn(others)).filter((text) => !NAMES.has(text))).toEqual([])
})

test('code for both languages has one file', () => {
  expect([...nepali.keys()].filter((name) => name.startsWith('framework-'))).toHaveLength(1)
  expect([...english.keys()].filter((name) => name.startsWith('framework-'))).toEqual([])
})

test.each([
  { languages: 'en', page: '/projects?status=ongoing', from: '/ne/projects?status=ongoing', feed: '/ne/news.atom' },
  { languages: 'ne', page: '/ne/about', from: '/about', feed: '/news.atom' },
])(
  'a site in $languages alone leads there from the other, and offers no other',
  async ({ languages, page, from, feed }) => {
    const dataDir = temporaryFolder()
    const { origin } = await start({ DATA_DIR: dataDir, SAMPLE_CONTENT: '1' })
    const get = (path: string) => fetch(origin + path, { redirect: 'manual' })
    expect((await get(from)).status).toBe(200)
    const store = openStoreFile(dataDir)
    store.prepare("update setting set value = ? where key = 'languages'").run(JSON.stringify(languages))
    store.prepare('update content_revision set revision = revision + 1').run()
    store.close()
    const answer = await get(from)
    expect([answer.status, answer.headers.get('location')]).toEqual([302, page])
    expect((await get(feed)).status).toBe(302)
    const html = await (await get(page)).text()
    expect(html).not.toMatch(/hreflang|hrefLang/)
    expect(html).toContain(`<html lang="${languages}"`)
    const sitemap = await (await get('/sitemap-pages-1.xml')).text()
    expect(sitemap.match(/<loc>[^<]*\/ne(\/|<)/g)?.length ?? 0).toBe(
      languages === 'ne' ? sitemap.match(/<loc>/g)!.length : 0,
    )
  },
)
