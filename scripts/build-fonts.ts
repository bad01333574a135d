// Subsets fonts from Fontsource's packages: site/styles/fonts/*.woff2 for pages, server/core/pictures/fonts/*.ttf for social
// pictures. Below 14,000 bytes a file fits into the initial congestion window (RFC 6928).
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { relative, resolve } from 'node:path'
import subsetFont from 'subset-font'

const range = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index))

const ASCII = range(0x20, 0x7e)
const SIGNS = '\u00a0\u00ad©°·×²³–—‘’“”„…€₹→←−\u2009\u202f'
/** For texts; headings take these from the fallback font. */
const SIGNS_OF_TEXTS = '®±÷½¼¾§•↑↓↗≤≥'
/** For names of partners and people. */
const ACCENTED = 'ÀÁÂÄÅÆÇÈÉÊËÍÎÏÑÓÔÖØÚÛÜßàáâäåæçèéêëíîïñóôöøúûüÿ'
/** Devanagari, joiners, rupee signs, and the dotted circle of a lone vowel sign. */
const DEVANAGARI = range(0x900, 0x97f) + '\u200c\u200d\u20a8\u20b9\u25cc'
/** Latin-1 to Latin Extended-A, and the letters with dots of transliterations. */
const LATIN = range(0x20, 0x7e) + range(0xa0, 0x17f) + range(0x1e00, 0x1eff)
const WEIGHTS = { min: 400, max: 700, default: 400 }

interface FontFile {
  source: string
  letters: string
  axes?: { wght: { min: number; max: number; default: number } | number }
}

const PAGE_FONTS: Record<string, FontFile> = {
  'archivo-narrow.woff2': {
    source: '@fontsource-variable/archivo-narrow/files/archivo-narrow-latin-wght-normal.woff2',
    letters: ASCII + SIGNS + ACCENTED,
    axes: { wght: WEIGHTS },
  },
  'noto-sans-latin.woff2': {
    source: '@fontsource-variable/noto-sans-devanagari/files/noto-sans-devanagari-latin-wght-normal.woff2',
    letters: ASCII + SIGNS + SIGNS_OF_TEXTS + ACCENTED,
    axes: { wght: WEIGHTS },
  },
  // Not the current version: docs/decisions/20-components-of-pages.md.
  'noto-sans-devanagari-regular.woff2': {
    source: '@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-400-normal.woff2',
    letters: DEVANAGARI,
  },
  'noto-sans-devanagari-bold.woff2': {
    source: '@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-700-normal.woff2',
    letters: DEVANAGARI,
  },
}

/** HarfBuzz reads no WOFF2, and does not choose a weight. */
const CARD_FONTS: Record<string, FontFile> = {
  'archivo-narrow.ttf': {
    source: '@fontsource-variable/archivo-narrow/files/archivo-narrow-latin-wght-normal.woff2',
    letters: LATIN + SIGNS + SIGNS_OF_TEXTS,
    axes: { wght: 600 },
  },
  'archivo-narrow-extended.ttf': {
    source: '@fontsource-variable/archivo-narrow/files/archivo-narrow-latin-ext-wght-normal.woff2',
    letters: LATIN,
    axes: { wght: 600 },
  },
  'noto-sans-devanagari.ttf': {
    source: '@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-700-normal.woff2',
    letters: DEVANAGARI,
  },
}

const { resolve: findPackageFile } = createRequire(import.meta.url)

async function build(folder: string, targetFormat: 'woff2' | 'truetype', fonts: Record<string, FontFile>) {
  for (const [name, { source, letters, axes }] of Object.entries(fonts)) {
    const whole = readFileSync(findPackageFile(source))
    const cut = await subsetFont(whole, letters, { targetFormat, ...(axes && { variationAxes: axes }) })
    const file = resolve(import.meta.dirname, '..', folder, name)
    writeFileSync(file, cut)
    console.log(`${relative(process.cwd(), file)}: ${cut.length} bytes of ${whole.length}`)
  }
}

await build('site/styles/fonts', 'woff2', PAGE_FONTS)
await build('server/core/pictures/fonts', 'truetype', CARD_FONTS)
