import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fontverter from 'fontverter'
import * as hb from 'harfbuzzjs'
import { describe, expect, test } from 'vitest'

/** The number of glyphs that a word is drawn with under lang="ne". */
async function countGlyphs(file: string, word: string): Promise<number> {
  const font = new hb.Font(new hb.Face(new hb.Blob(await fontverter.convert(await readFile(file), 'sfnt'))))
  const buffer = new hb.Buffer()
  buffer.addText(word)
  buffer.guessSegmentProperties()
  buffer.setLanguage('ne')
  hb.shape(font, buffer)
  return buffer.getGlyphInfos().length
}

// A visible halant, and the letter after it on its own, would be glyphs more.
describe.each(['regular', 'bold'])('the %s Devanagari font, in Nepali', (weight) => {
  const file = join(import.meta.dirname, `fonts/noto-sans-devanagari-${weight}.woff2`)

  test.each([
    ['ट्रक', 2],
    ['ड्राइभर', 5],
    ['राष्ट्रिय', 6],
    ['क्षेत्र', 3],
  ])('joins %s into %i glyphs', async (word, glyphs) => {
    expect(await countGlyphs(file, word)).toBe(glyphs)
  })
})
