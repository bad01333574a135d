// Cuts the fonts of the first view down to the letters and weights that the site uses, out of the packages of Fontsource:
// site/styles/fonts/*.woff2. Run it again when one of those packages, the letters or the weights change.
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { relative, resolve } from 'node:path'
import subsetFont from 'subset-font'

const FONTS = {
  'archivo-narrow.woff2': '@fontsource-variable/archivo-narrow/files/archivo-narrow-latin-wght-normal.woff2',
  'noto-sans-latin.woff2': '@fontsource-variable/noto-sans-devanagari/files/noto-sans-devanagari-latin-wght-normal.woff2',
}

const ASCII = String.fromCodePoint(...Array.from({ length: 0x7f - 0x20 }, (_, index) => 0x20 + index))
const SIGNS = '\u00a0\u00ad©®°·×÷±²³½¼¾§–—‘’“”„…•€₹→←↑↓↗≤≥−\u2009\u202f'
/** Of the names of partners and people: Nepali ones are written without accents, European ones are not. */
const ACCENTED = 'ÀÁÂÄÅÆÇÈÉÊËÍÎÏÑÓÔÖØÚÛÜßàáâäåæçèéêëíîïñóôöøúûüÿ'
const WEIGHTS = { min: 400, max: 700, default: 400 }

const folder = resolve(import.meta.dirname, '../site/styles/fonts')
const { resolve: findPackageFile } = createRequire(import.meta.url)

for (const [name, source] of Object.entries(FONTS)) {
  const whole = readFileSync(findPackageFile(source))
  const cut = await subsetFont(whole, ASCII + SIGNS + ACCENTED, { targetFormat: 'woff2', variationAxes: { wght: WEIGHTS } })
  const file = resolve(folder, name)
  writeFileSync(file, cut)
  console.log(`${relative(process.cwd(), file)}: ${cut.length} bytes of ${whole.length}`)
}
