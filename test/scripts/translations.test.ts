import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../../scripts/temporary-folder.ts'
import { findTexts, writeTexts } from '../../scripts/translations/source-texts.ts'
import { HEAD, listTexts, takeTexts } from '../../scripts/translations.ts'
import { writeWorkbook } from '../../server/transfer/export-workbook.ts'

const root = resolve(import.meta.dirname, '../..')
const STAFF = 'admin/redirects/words.json'
const PAGE = 'site/ui/service/words.ts'
const PAGE_CATALOGUE = 'site/ui/service/words.json'
const MAIL = 'server/enquiries/mail-words.json'

function copyOfSources() {
  const folder = temporaryFolder('translations')
  onTestFinished(() => folder.remove())
  for (const file of [STAFF, PAGE, PAGE_CATALOGUE, MAIL, '.oxfmtrc.jsonc'])
    cpSync(join(root, file), join(folder.path, file), { recursive: true })
  return { path: folder.path, read: (file: string) => readFileSync(join(folder.path, file), 'utf8') }
}

/** As a translator sends the workbook back. @param news what stands under “New”, by its English */
async function sendBack(folder: string, language: string, news: Record<string, string>) {
  const rows = listTexts(folder, language).map(([file, key, english, translation]) => {
    return [file!, key!, english!, translation!, news[english!] ?? '', '']
  })
  const file = join(folder, 'texts.xlsx')
  writeFileSync(file, await writeWorkbook([{ name: 'Texts', head: HEAD, rows }], 'en'))
  return takeTexts(folder, file, language)
}

describe('the workbook of translations', () => {
  test('has the texts of staff screens, pages and mails, each under a name of its own', () => {
    const rows = listTexts(root, 'ne', () => [])
    expect(rows.length).toBeGreaterThan(3000)
    expect(new Set(rows.map(([file, key]) => `${file} ${key}`)).size).toBe(rows.length)
    expect(rows.find(([file, key]) => file === STAFF && key === 'new')).toMatchObject({
      2: 'New redirect',
      3: 'नयाँ पुनर्निर्देशन',
    })
  })

  test('brings changed texts into catalogues and code, and leaves all others as they are', async () => {
    const { path, read } = copyOfSources()
    const before = [STAFF, PAGE].map(read)
    const written = await sendBack(path, 'ne', {
      'By hand': 'हातले',
      'All ${count} projects': '${toDevanagariDigits(String(count))} परियोजना',
    })
    expect(written).toMatchObject({ files: [STAFF, PAGE], taken: 2, refused: [] })
    expect(read(STAFF)).toBe(before[0]!.replace('हातैले', 'हातले'))
    expect(read(PAGE)).toBe(before[1]!.replace('`सबै ', '`'))
  })

  test('has the texts inside of a text, and those of a group that is named by languages', () => {
    const english = listTexts(root, 'ne', () => []).map((row) => row.slice(0, 4))
    expect(english).toContainEqual(expect.arrayContaining(['sample.setUp.title', 'Sample content', 'नमुना सामग्री']))
    expect(english).toContainEqual(expect.arrayContaining(['enquiry.languages.ne', 'Nepali', 'नेपाली']))
  })

  test('refuses a text that lost its value, and names the row', async () => {
    const { path, read } = copyOfSources()
    const before = read(STAFF)
    const { refused, taken } = await sendBack(path, 'ne', { 'Try it: %{address}': 'जाँच्नुहोस्' })
    expect([taken, read(STAFF)]).toEqual([0, before])
    expect(refused).toEqual([expect.stringMatching(/^row \d+, .*try: %\{address\} must stand in both$/)])
  })

  test('refuses what somebody has changed since it was written out', async () => {
    const { path, read } = copyOfSources()
    const rows = [
      [STAFF, 'one', 'Redirection', 'पुनर्निर्देशन', 'रिडाइरेक्ट', ''],
      [STAFF, 'gone', 'Gone', '', 'क', ''],
    ]
    const file = join(path, 'texts.xlsx')
    writeFileSync(file, await writeWorkbook([{ name: 'Texts', head: HEAD, rows }], 'en'))
    const { refused } = await takeTexts(path, file, 'ne')
    expect(refused).toEqual([
      expect.stringContaining('its English has changed since'),
      expect.stringContaining('no such text'),
    ])
    expect(read(STAFF)).not.toContain('रिडाइरेक्ट')
  })

  test('a third language is a workbook: ten texts of Maithili, and English for the rest', async () => {
    const { path, read } = copyOfSources()
    const texts = [
      'New redirect',
      'By hand',
      'Old address',
      'New address',
      'On',
      'Related projects',
      'Services of this discipline',
      'Reference',
      'Name',
      'Subject',
    ]
    const { taken } = await sendBack(path, 'mai', Object.fromEntries(texts.map((text) => [text, `मैथिली ${text}`])))
    expect(taken).toBe(texts.length)
    for (const file of [STAFF, PAGE, PAGE_CATALOGUE, MAIL]) {
      const [own, other] = ['mai', 'ne'].map((language) => findTexts(file, read(file), language))
      expect(own!.map(({ key }) => key)).toEqual(
        expect.arrayContaining(other!.map(({ key }) => key.replace(/ \(\d\)$/, ''))),
      )
    }
    expect(read(STAFF)).toContain('"by_hand": { "en": "By hand", "ne": "हातैले", "mai": "मैथिली By hand" }')
    expect(read(MAIL)).toContain('"name": { "en": "Name", "ne": "नाम", "mai": "मैथिली Name" }')
  })
})

test('every file with texts comes out the same when all its texts are written', () => {
  const files = globSync('{admin,contract,server,site}/**/*words.{ts,json}', {
    cwd: root,
    exclude: ['**/node_modules/**'],
  })
  expect(files.length).toBeGreaterThan(100)
  for (const file of files) {
    const code = readFileSync(join(root, file), 'utf8')
    const texts = findTexts(file, code, 'ne')
    const written = writeTexts(file, code, 'ne', new Map(texts.map(({ key, translation }) => [key, translation])))
    const found = findTexts(file, written, 'ne').map(({ key, translation }) => [key, translation])
    expect(found, file).toEqual(texts.map(({ key, translation }) => [key, translation]))
  }
})

test('a text with values keeps its code, in whatever order the values stand', () => {
  const code =
    'export const w = { en: (a: string, b: string) => `${a} of ${b}`, ne: (a: string, b: string) => `${b} को ${a}` }'
  const changed = writeTexts('w.ts', code, 'ne', new Map([['w', '${a} (${b}) `नयाँ`']]))
  expect(changed).toContain('ne: (a: string, b: string) => `${a} (${b}) \\`नयाँ\\``')
})
