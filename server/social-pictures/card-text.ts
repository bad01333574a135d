import { readFileSync } from 'node:fs'
import * as hb from 'harfbuzzjs'
import type { Locale } from '../../contract/locale.ts'

/**
 * Text as outlines. Not by librsvg: sharp's HarfBuzz (14.5) draws ट्र with a visible halant depending on what stands
 * beside it, and it needs fonts of the system.
 */

export interface TextStyle {
  locale: Locale
  /** Pixels. */
  size: number
  color: string
  /** Pixels between letters. */
  spacing?: number
}

interface Glyph {
  font: hb.Font
  id: number
  /** Em units of the font. */
  x: number
  y: number
}

const UNITS = 1000
const ELLIPSIS = '…'

/** In the order of preference; subset by scripts/build-fonts.ts. */
const FONTS = ['archivo-narrow', 'archivo-narrow-extended', 'noto-sans-devanagari'].map((name) => {
  const file = readFileSync(new URL(`fonts/${name}.ttf`, import.meta.url))
  const font = new hb.Font(new hb.Face(new hb.Blob(file)))
  font.setScale(UNITS, UNITS)
  return font
})

/** Whether its marks need more room between lines. */
export function isDevanagari(text: string): boolean {
  return /\p{Script=Devanagari}/u.test(text)
}

/** Composes letters, joins spaces, and leaves out what the fonts cannot draw: control characters, emoji, other scripts. */
export function drawableText(text: string): string {
  const known = [...text.normalize('NFC').replaceAll(/\s+/g, ' ')].filter((letter) => fontOf(letter) !== undefined)
  return known.join('').replaceAll(/ +/g, ' ').trim()
}

/** Pixels. */
export function measureText(text: string, { locale, size, spacing = 0 }: Omit<TextStyle, 'color'>): number {
  const { width, glyphs } = shape(text, locale)
  return (width * size) / UNITS + Math.max(0, glyphs.length - 1) * spacing
}

/** SVG. @param y of the baseline */
export function drawText(text: string, x: number, y: number, style: TextStyle): string {
  const { locale, size, color, spacing = 0 } = style
  const scale = size / UNITS
  const paths = shape(text, locale).glyphs.map(({ font, id, ...at }, index) => {
    const outline = font.glyphToPath(id)
    return outline && `<path transform="translate(${at.x + (index * spacing) / scale} ${at.y})" d="${outline}"/>`
  })
  return `<g fill="${color}" transform="translate(${x} ${y}) scale(${scale} ${-scale})">${paths.join('')}</g>`
}

/** Words over a width are divided; what is beyond the last line is cut with an ellipsis. */
export function breakLines(
  text: string,
  { locale, size, width, most }: { locale: Locale; size: number; width: number; most: number },
): { lines: string[]; isWhole: boolean } {
  const fits = (line: string) => measureText(line, { locale, size }) <= width
  const lines: string[] = []
  let rest = text
  let isWhole = true
  while (rest !== '') {
    const words = rest.split(' ')
    let count = words.length
    while (count > 1 && !fits(words.slice(0, count).join(' '))) count -= 1
    let line = words.slice(0, count).join(' ')
    if (!fits(line)) {
      isWhole = false
      line = longestStart(line, locale, fits)
    }
    rest = rest.slice(line.length).trimStart()
    if (lines.length === most - 1 && rest !== '') {
      const cut = longestStart(`${line} ${rest}`, locale, (start) => fits(start + ELLIPSIS))
      const atWord = cut.slice(0, cut.lastIndexOf(' '))
      const kept = atWord.length > cut.length / 2 ? atWord : cut
      return { lines: [...lines, withoutEnd(kept) + ELLIPSIS], isWhole: false }
    }
    lines.push(line)
  }
  return { lines, isWhole }
}

/** Between letters as readers see them, so that no Devanagari syllable is divided. At least one, so that it ends. */
function longestStart(text: string, locale: Locale, fits: (start: string) => boolean): string {
  let start = ''
  for (const { segment } of new Intl.Segmenter(locale).segment(text)) {
    if (start !== '' && !fits(start + segment)) break
    start += segment
  }
  return start
}

function shape(text: string, locale: Locale): { width: number; glyphs: Glyph[] } {
  const glyphs: Glyph[] = []
  let width = 0
  for (const { font, run } of runsOf(text)) {
    const buffer = new hb.Buffer()
    buffer.addText(run)
    buffer.guessSegmentProperties()
    buffer.setLanguage(locale)
    hb.shape(font, buffer)
    for (const { codepoint: id, xAdvance = 0, xOffset = 0, yOffset = 0 } of buffer.getGlyphInfosAndPositions()) {
      glyphs.push({ font, id, x: width + xOffset, y: yOffset })
      width += xAdvance
    }
  }
  return { width, glyphs }
}

/** Stretches of text in one font. */
function runsOf(text: string): { font: hb.Font; run: string }[] {
  const runs: { font: hb.Font; run: string }[] = []
  for (const letter of text) {
    const font = fontOf(letter)
    const last = runs.at(-1)
    if (font && last?.font === font) last.run += letter
    else if (font) runs.push({ font, run: letter })
  }
  return runs
}

function fontOf(letter: string): hb.Font | undefined {
  return FONTS.find((font) => font.nominalGlyph(letter.codePointAt(0)!) !== undefined)
}

/** Without the spaces and punctuation at the end. */
function withoutEnd(text: string): string {
  let end = text.length
  while (end > 0 && ' ,;:–-\t\n'.includes(text[end - 1]!)) end -= 1
  return text.slice(0, end)
}
