import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import { DOMParser } from '@xmldom/xmldom'
import { strFromU8, unzipSync } from 'fflate'
import fontverter from 'fontverter'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Letter } from '../contract/letter.ts'
import { writeDocx } from '../server/letter/docx.ts'
import { openLetters, textsOf } from './letter-app.ts'

const hasOffice = spawnSync('soffice', ['--version']).status === 0
if (!hasOffice) console.warn('SKIPPED: letters as LibreOffice opens them, because there is no soffice')

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'letters-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const never = () => new AbortController().signal

async function filesOf(letter: Letter): Promise<Record<string, string>> {
  const to = join(folder, 'letter.docx')
  await writeDocx([letter], { to: [to], signal: never() })
  return Object.fromEntries(
    Object.entries(unzipSync(readFileSync(to))).map(([name, bytes]) => [name, strFromU8(bytes)]),
  )
}

/** @throws for a text that is not well-formed XML */
function paragraphsOf(xml: string): string[] {
  const onError = (level: string, message: string) => {
    if (level !== 'warning') throw new Error(message)
  }
  const document = new DOMParser({ onError }).parseFromString(xml, 'text/xml')
  return Array.from(document.getElementsByTagName('w:p')).map((one) =>
    Array.from(one.getElementsByTagName('w:t'))
      .map((text) => text.textContent)
      .join(''),
  )
}

/** A machine of servers has no font of the script. */
async function installFont(): Promise<string> {
  const woff = 'node_modules/@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-all-400-normal.woff'
  writeFileSync(join(folder, 'devanagari.ttf'), await fontverter.convert(readFileSync(woff), 'sfnt'))
  const path = join(folder, 'fonts.conf')
  const dirs = `<include>/etc/fonts/fonts.conf</include><dir>${folder}</dir><cachedir>${folder}/cache</cachedir>`
  writeFileSync(path, `<?xml version="1.0"?><fontconfig>${dirs}</fontconfig>`)
  return path
}

/** The pages of each file as LibreOffice opens it. */
async function readByOffice(paths: string[]) {
  const options = ['--headless', `-env:UserInstallation=file://${folder}/profile`, '--convert-to', 'pdf']
  const env = { ...process.env, FONTCONFIG_FILE: await installFont() }
  const { status, stderr } = spawnSync('soffice', [...options, '--outdir', folder, ...paths], { encoding: 'utf8', env })
  if (status !== 0) throw new Error(stderr)
  // It reads the text that LibreOffice notes beside its glyphs, which unpdf does not.
  const library = await PDFiumLibrary.init()
  const read = []
  for (const path of paths) {
    const document = await library.loadDocument(readFileSync(path.replace('.docx', '.pdf')))
    read.push(Array.from(document.pages(), (page) => squeezed(page.getText())))
    document.destroy()
  }
  library.destroy()
  return read
}

const squeezed = (text: string) => text.normalize('NFC').replaceAll(/[\s\u200B-\u200D]+/g, '')

test.each(['ne', 'en'] as const)(
  'a DOCX has every value of its letter (%s), on A4 with its page of all pages',
  async (language) => {
    const letter = await (await openLetters('sqlite')).compose({ language })
    const files = await filesOf(letter)
    expect(paragraphsOf(files['word/document.xml']!)).toEqual(textsOf(letter))
    expect(files['word/document.xml']).toContain('<w:pgSz w:w="11906" w:h="16838"')
    expect(files['word/footer1.xml']).toMatch(/PAGE.*NUMPAGES/s)
    expect(files['word/styles.xml']).toMatch(/w:cs="Nirmala UI"/)
    expect(files['word/styles.xml']).toMatch(/<w:lang [^>]*w:bidi="ne-NP"/)
  },
)

test('a gap in a DOCX has the name of what is missing, marked', async () => {
  const letters = await openLetters('sqlite')
  const { 'word/document.xml': xml } = await filesOf(await letters.compose({ papers: [] }))
  expect(paragraphsOf(xml!)).toContain('(क) [कागजातको नाम], नं. [कागजातको नम्बर], जारी मिति [कागजात जारी मिति]')
  expect(xml!.match(/<w:highlight w:val="yellow"\/>/g)).toHaveLength(3)
})

const HOSTILE = ['</w:t><w:br/>&amp;&#0;<!--', 'a\u0000\u0007\u001Fb\uD800\uFFFEc', '‮rtl‬ 😀', 'क'.repeat(4_000)]
test('names with markup, control characters and 4,000 letters are written as they are, without what XML cannot hold', async () => {
  const letters = await openLetters('sqlite')
  await letters.edit('settings', 1, ({ translations }) => (translations.ne.address = HOSTILE))
  const { 'word/document.xml': xml } = await filesOf(await letters.compose())
  const [first, second, ...others] = HOSTILE
  expect(second).toHaveLength(8)
  expect(paragraphsOf(xml!)[1]).toBe([first, 'ab\uFFFDc', ...others].join(', '))
})

test('writes nothing when its signal ends it', async () => {
  const letter = await (await openLetters('sqlite')).compose()
  const to = Array.from({ length: 40 }, (_, at) => join(folder, `never-${at}.docx`))
  await expect(
    writeDocx(
      to.map(() => letter),
      { to, signal: AbortSignal.timeout(50) },
    ),
  ).rejects.toThrow(/timeout|aborted/)
  expect(readdirSync(folder).filter((name) => name.startsWith('never'))).toEqual([])
})

test.skipIf(!hasOffice)('LibreOffice opens letters, and reads every line of them', async () => {
  const { compose, edit } = await openLetters('sqlite')
  const letters = [await compose(), await compose({ language: 'en' })]
  await edit('settings', 1, ({ translations }) => (translations.ne.address = HOSTILE))
  const to = ['ne', 'en', 'hostile'].map((name) => join(folder, `${name}.docx`))
  await writeDocx([...letters, await compose()], { to, signal: never() })
  const [nepali, english, hostile] = await readByOffice(to)
  for (const line of [...textsOf(letters[0]!), 'पृष्ठ 1 / 1']) expect(nepali!.join('')).toContain(squeezed(line))
  for (const line of [...textsOf(letters[1]!), 'Page 1 of 1']) expect(english!.join('')).toContain(squeezed(line))
  expect(hostile!.at(-1)).toContain(squeezed('संस्थाको छाप:'))
})
