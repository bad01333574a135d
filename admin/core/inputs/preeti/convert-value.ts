import { convertRanges, preetiRanges, type Range } from '../../../../contract/preeti/find-preeti.ts'
import { textsOf } from '../texts-of.ts'
import { cleanPaste, LEGACY_FONT } from '../rich-text/clean-paste.ts'

const BLOCKS = 'p, h2, h3, h4, li, td, th, blockquote, figcaption'

/** Lines of which the pasted HTML said which parts have a legacy font. */
export type KnownLines = ReadonlyMap<string, Range[]>

/** A text with what was typed in Preeti as Unicode. */
export function convertLines(text: string, known: KnownLines): string {
  return text
    .split('\n')
    .map((line) => convertRanges(line, known.get(line) ?? preetiRanges(line)))
    .join('\n')
}

/** HTML with what was typed in Preeti as Unicode; links and formats stay. */
export function convertHtml(html: string, known: KnownLines): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const block of linesOf(body)) {
    const ranges = known.get(block.textContent) ?? preetiRanges(block.textContent)
    let start = 0
    for (const text of textsOf(block)) {
      const within = ranges.map(([from, to]): Range => [Math.max(from - start, 0), Math.max(to - start, 0)])
      start += text.data.length
      text.data = convertRanges(text.data, within)
    }
  }
  return body.innerHTML
}

/** Reads from pasted HTML what has a legacy font: it needs no guess. */
export function knownLines(html: string): KnownLines {
  const known = new Map<string, Range[]>()
  if (!LEGACY_FONT.test(html)) return known
  const { body } = new DOMParser().parseFromString(cleanPaste(html).html, 'text/html')
  for (const block of linesOf(body)) {
    let line = ''
    const ranges: Range[] = []
    for (const text of textsOf(block)) {
      const data = text.data.replaceAll(/[ \t\r\n]+/g, ' ')
      const start = line.length
      line += /^$| $/.test(line) ? data.trimStart() : data
      const font = text.parentElement?.closest('[data-legacy-font]')?.getAttribute('data-legacy-font')
      if (font === 'true') ranges.push([start, line.length])
    }
    if (ranges.length > 0) known.set(line.trimEnd(), ranges)
  }
  return known
}

function linesOf(body: HTMLElement): Element[] {
  return [body, ...body.querySelectorAll(BLOCKS)].filter((block) => !block.querySelector(BLOCKS))
}
