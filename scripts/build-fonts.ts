// Subsets the fonts of the first view from Fontsource's packages: site/styles/fonts/*.woff2. Below 14,000 bytes
// a file fits into the initial congestion window (RFC 6928).
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { relative, resolve } from 'node:path'
import subsetFont from 'subset-font'

const ASCII = String.fromCodePoint(...Array.from({ length: 0x7f - 0x20 }, (_, index) => 0x20 + index))
const SIGNS = '\u00a0\u00ad©°·×²³–—‘’“”„…€₹→←−\u2009\u202f'
/** For texts; headings take these from the fallback font. */
const SIGNS_OF_TEXTS = '®±÷½¼¾§•↑↓↗≤≥'
/** For names of partners and people. */
const ACCENTED = 'ÀÁÂÄÅÆÇÈÉÊËÍÎÏÑÓÔÖØÚÛÜßàáâäåæçèéêëíîïñóôöøúûüÿ'
/** Devanagari, joiners, rupee signs, and the dotted circle of a lone vowel sign. */
const DEVANAGARI =
  String.fromCodePoint(...Array.from({ length: 0x80 }, (_, index) => 0x900 + index)) + '\u200c\u200d\u20a8\u20b9\u25cc'
const WEIGHTS = { min: 400, max: 700, default: 400 }

const FONTS = {
  'archivo-narrow.woff2': {
    source: '@fontsource-variable/archivo-narrow/files/archivo-narrow-latin-wght-normal.woff2',
    letters: ASCII + SIGNS + ACCENTED,
  },
  'noto-sans-latin.woff2': {
    source: '@fontsource-variable/noto-sans-devanagari/files/noto-sans-devanagari-latin-wght-normal.woff2',
    letters: ASCII + SIGNS + SIGNS_OF_TEXTS + ACCENTED,
  },
  // Not the current version: docs/decisions/0009-type.md.
  'noto-sans-devanagari-regular.woff2': {
    source: '@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-400-normal.woff2',
    letters: DEVANAGARI,
    isStatic: true,
  },
  'noto-sans-devanagari-bold.woff2': {
    source: '@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-700-normal.woff2',
    letters: DEVANAGARI,
    isStatic: true,
  },
} satisfies Record<string, { source: string; letters: string; isStatic?: boolean }>

const folder = resolve(import.meta.dirname, '../site/styles/fonts')
const { resolve: findPackageFile } = createRequire(import.meta.url)

for (const [name, font] of Object.entries(FONTS)) {
  const whole = readFileSync(findPackageFile(font.source))
  const axes = 'isStatic' in font ? {} : { variationAxes: { wght: WEIGHTS } }
  const cut = await subsetFont(whole, font.letters, { targetFormat: 'woff2', ...axes })
  const file = resolve(folder, name)
  writeFileSync(file, cut)
  console.log(`${relative(process.cwd(), file)}: ${cut.length} bytes of ${whole.length}`)
}
