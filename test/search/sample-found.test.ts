import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { searchQuerySchema, type SearchResult } from '../../contract/search/search.ts'
import type { Locale } from '../../contract/locale.ts'
import { openMediaFolder } from '../../server/core/media/media-folder.ts'
import { openPictureFiles } from '../../server/core/pictures/picture-files.ts'
import { loadPlaces } from '../../server/seed/load-places.ts'
import { loadSampleContent } from '../../server/seed/load-sample-content.ts'
import { queueIndexRebuild } from '../../server/search/index-jobs.ts'
import { search, suggest } from '../../server/search/search.ts'
import { openStore, type Store } from '../../server/core/store/store.ts'
import { NOW } from '../create-test-app.ts'

const contentDir = resolve(import.meta.dirname, '../../content')

/** Searches of visitors on the sample site. Ranking is done in memory: one engine shows it. */
let store: Store
beforeAll(async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'sample-'))
  store = await openStore({ dataDir })
  const { db } = store
  await loadPlaces({ db, contentDir })
  await queueIndexRebuild(db, NOW)
  const pictureFiles = openPictureFiles(openMediaFolder(dataDir))
  await loadSampleContent({ db, pictureFiles, contentDir, log: { info() {}, error() {} } })
  return async () => {
    await store.close()
    rmSync(dataDir, { recursive: true })
  }
})

const find = async (q: string) => search(store.reads, searchQuerySchema.parse({ q, limit: '100' }), NOW)
const first = async (q: string) => (await find(q)).data[0]
const firstOf = async (q: string, isMeant: (result: SearchResult) => boolean) => {
  const results = (await find(q)).data.slice(0, 2)
  return results.find(isMeant)
}

test.each([
  ['team', '/about/teams'],
  ['our team', '/about/teams'],
  ['टोली', '/about/teams'],
  ['contact', '/contact'],
  ['सम्पर्क', '/contact'],
  ['gallery', '/gallery'],
  ['चित्रशाला', '/gallery'],
  ['history', '/about/our-story/history'],
  ['about us', '/about'],
  ['partners', '/about/clients'],
  ['साझेदार', '/about/clients'],
  ['clients', '/about/clients'],
  ['profile', '/about/profile'],
  ['certificate', '/about/profile'],
  ['tax clearance', '/about/profile#certificate-3'],
  ['job', '/news/vacancy-two-site-engineers-and-one-survey-technician'],
  ['careers', '/news/vacancy-two-site-engineers-and-one-survey-technician'],
  ['privacy', '/privacy'],
  ['bridges', '/services/bridges'],
  ['surkhet', '/districts/surkhet'],
])('%s is found first at %s', async (q, path) => {
  expect(await first(q)).toMatchObject({ path })
})

test.each([
  ['ब्रिज', 'पुल'],
  ['रोड', 'सडक'],
  ['स्कुलको', 'विद्यालय'],
  ['बिल्डिङ', 'भवन'],
  ['हाइड्रो', 'जलविद्युत्'],
  ['सोलार', 'सौर्य'],
  ['सर्भे', 'सर्वेक्षण'],
  ['अफिस', 'कार्यालय'],
])('the loanword %s finds all that %s does', async (loanword, word) => {
  const found = (await find(loanword)).data.map(({ path }) => path)
  expect(found.length).toBeGreaterThan(0)
  const { data } = await find(word)
  expect(found).toEqual(expect.arrayContaining(data.slice(0, 5).map(({ path }) => path)))
})

interface Partner {
  name: string
  acronym: string
  link: string
  translations: { ne: { name: string } }
}
const partners = JSON.parse(readFileSync(join(contentDir, 'partners.json'), 'utf8')) as Partner[]

test('each of the 36 partners is found first by name and acronym, beside a client of that name, with its own site', async () => {
  expect(partners).toHaveLength(36)
  for (const { name, acronym, link, translations } of partners)
    for (const q of [name, name.toLowerCase(), acronym, acronym.toLowerCase(), translations.ne.name])
      expect(await firstOf(q, ({ kind }) => kind !== 'clients'), q).toMatchObject({
        title: name,
        website: link,
        path: expect.stringMatching(/^\/about\/clients#partner-\d+$/),
      })
})

test.each(
  'पुल सडक विद्यालय अस्पताल परियोजना सेवा भवन नदी जिल्ला प्रदेश नगरपालिका सर्वेक्षण अध्ययन डिजाइन इन्जिनियर कार्यालय सेवाग्राही साझेदार समाचार सूचना'.split(
    ' ',
  ),
)('%s is found as well in its plural, however that is spelt and used', async (word) => {
  const { total } = (await find(word)).meta
  expect(total).toBeGreaterThan(0)
  for (const ending of ['हरू', 'हरु', 'हरूको', 'हरूमा', 'हरुले'])
    expect((await find(word + ending)).meta.total, word + ending).toBe(total)
})

test.each([
  ['REC115', 'REC-115'],
  ['bridges in karnali', 'bridge karnali'],
  ['सुर्खेतमा', 'सुर्खेत'],
])('%s finds what %s finds', async (one, other) => {
  const totalOf = async (q: string) => (await find(q)).meta.total
  expect(await totalOf(other)).toBeGreaterThan(0)
  expect(await totalOf(one)).toBe(await totalOf(other))
})

test.each(['pan', 'vat', 'iso', 'team'])('%s finds whole words alone', async (word) => {
  for (const { title, excerpt, matches } of (await find(word)).data)
    for (const match of matches) expect(match.toLowerCase(), `${title}: ${excerpt}`).toMatch(RegExp(`^${word}s?$`))
})

test.each<[string, Locale, string[]]>([
  ['brid', 'en', ['services Bridges']],
  [
    'surkhet',
    'en',
    ['places Surkhet District', 'clients A municipality in Surkhet', 'projects Town master plan and its first works'],
  ],
  ['पुल', 'ne', ['services पुल']],
  ['team', 'en', ['pages Our Team']],
  ['adb', 'en', ['partners Asian Development Bank']],
])('%s suggests the best first', async (q, locale, expected) => {
  const suggestions = await suggest(store.reads, q, locale, NOW)
  expect(suggestions.map(({ kind, title }) => `${kind} ${title}`).slice(0, expected.length)).toEqual(expected)
})

test('a person is shown by role and field; other facts by their names, where they were found', async () => {
  expect((await first('ansari'))?.excerpt).toBe('Head of Civil Engineering · Hill roads, Road bridges, Slope drainage')
  const [rig, found] = [await first('rotary core'), await first('acker ace')]
  expect(rig?.excerpt).toMatch(/^Boreholes to 80 m .* core boxes\. · Field investigation$/)
  expect(found?.excerpt).toBe(`${rig?.excerpt} · Make and model: Acker Ace`)
})
