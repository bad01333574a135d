import { toLatinDigits } from '../../../../contract/digits.ts'
import { textsOf } from '../texts-of.ts'

const WORD_LIST = /mso-list:\s*(\S+)\s+level(\d)/i
/** A mark that was typed in front of a line: a bullet, a number, or a letter in brackets. */
const TYPED = /^\s*([•·▪◦‣●○■➢✓❖\uF0A7\uF0B7*–-](?=\s)|\(?(?:[\d०-९]{1,3}[.)]|[a-zक-ह]\)))\s+/u
const BLOCKS = 'p, h1, h2, h3, h4, h5, h6, li[data-aria-level], div:not(:has(p, div, ul, ol, table, h1, h2, h3))'
const CONSONANTS = 'कखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसह'
const ROMAN: Record<string, number> = { i: 1, v: 5, x: 10, l: 50, c: 100 }

interface Count {
  /** The signs that count, as an `ol` names them, or `क`; empty for bullets. */
  style: string
  number: number
}

interface Item extends Count {
  block: Element
  level: number
  /** Characters of a typed mark, which is still part of the text. */
  typed: number
}

/** Makes lists of what Word, Word Online (a list for each item) and typed marks in front of lines only show as such. */
export function makeLists(body: HTMLElement): void {
  const counts = new Map<string, number>()
  const blocks = [...body.querySelectorAll(BLOCKS)]
  const items = blocks.flatMap((block) => wordItem(block, counts) ?? onlineItem(block) ?? typedItem(block) ?? [])
  /** The lists that are open at this place, the outermost first. */
  let open: (Item & { list: Element })[] = []
  for (const item of items) {
    const place = item.block.localName === 'li' ? outermost(item.block.parentElement!) : item.block
    if (open[0]?.list.nextElementSibling !== place) open = []
    while (open.length > 0 && open.at(-1)!.level > item.level) open.pop()
    if (open.at(-1)?.level === item.level && !goesOn(open.at(-1)!, item)) open.pop()
    if (open.at(-1)?.level !== item.level) {
      const list = document.createElement(item.style ? 'ol' : 'ul')
      if (/[ai]/i.test(item.style)) list.setAttribute('type', item.style)
      if (item.style && item.number !== 1) list.setAttribute('start', String(item.number))
      const parent = open.at(-1)?.list.lastElementChild
      if (parent) parent.append(list)
      else place.before(list)
      open.push({ ...item, list })
    }
    const current = open.at(-1)!
    current.number = item.number
    const entry = document.createElement('li')
    current.list.append(entry)
    cutStart(item.block, item.typed)
    entry.append(...item.block.childNodes)
    item.block.remove()
    if (!place.querySelector('li')) place.remove()
  }
  for (const list of body.querySelectorAll('ol')) if (typeOf(list) !== '1') list.setAttribute('type', typeOf(list))
}

/** Lines of plain text as paragraphs, where some of them have typed marks. */
export function listedLines(text: string): string[] | undefined {
  const lines = text.split(/[\r\n]+/).filter((line) => line.trim())
  return lines.filter((line) => TYPED.test(line)).length > 1 ? lines : undefined
}

function goesOn(before: Count, { style, number }: Count): boolean {
  return before.style === style && (style === '' || number === before.number + 1)
}

/** Word's items are paragraphs with a mark in front, which say in a style how deep they lie. */
function wordItem(block: Element, counts: Map<string, number>): Item | undefined {
  const [, id, depth] = WORD_LIST.exec(block.getAttribute('style') ?? '') ?? []
  if (!id || !depth) return undefined
  const marks = [...block.querySelectorAll('[style*="mso-list" i]')]
  const mark = marks.map(({ textContent }) => textContent).join('')
  for (const element of marks) element.remove()
  const key = `${id} ${depth}`
  const count = readMark(mark.trim(), (counts.get(key) ?? 0) + 1)
  // A heading stays one, with its number as text.
  if (block.localName !== 'p') {
    if (count.style) block.prepend(`${mark.trim()} `)
    return undefined
  }
  counts.set(key, count.number)
  return { block, level: Number(depth), typed: 0, ...count }
}

function onlineItem(block: Element): Item | undefined {
  const level = Number(block.getAttribute('data-aria-level'))
  if (block.localName !== 'li') return undefined
  const list = block.parentElement!
  const number = Number(block.getAttribute('data-aria-posinset') ?? list.getAttribute('start') ?? 1)
  return { block, level, typed: 0, style: list.localName === 'ol' ? typeOf(list) : '', number }
}

/** A typed mark counts where the line before or after has one as well, and numbers follow each other. */
function typedItem(block: Element): Item | undefined {
  const count = typedCount(block)
  const [before, after] = [block.previousElementSibling, block.nextElementSibling].map(typedCount)
  if (!count || !((before && goesOn(before, count)) || (after && goesOn(count, after)))) return undefined
  return { block, level: 1, typed: TYPED.exec(block.textContent)![0].length, ...count }
}

function typedCount(block: Element | null): Count | undefined {
  const mark = block?.matches('p, div') ? TYPED.exec(block.textContent)?.[1] : undefined
  return mark === undefined ? undefined : readMark(mark, 1)
}

/** @param expected the number that would come next: it tells the letter i from the Roman one */
function readMark(mark: string, expected: number): Count {
  const digits = /(\d+)\D*$/.exec(toLatinDigits(mark))
  if (digits) return { style: '1', number: Number(digits[1]) }
  // A bullet in Word's own font is the letter o as well: what counts has a full stop or a bracket behind it.
  const written = /(\p{L}\p{M}*)+(?=[.)]$)/u.exec(mark)?.[0]
  if (!written) return { style: '', number: 0 }
  const letters = written.toLowerCase()
  const consonant = CONSONANTS.indexOf(written) + 1
  if (consonant > 0) return { style: 'क', number: consonant }
  const values = [...letters].map((letter) => ROMAN[letter] ?? 0)
  const sum = values.reduce((so, value, at) => so + (value < (values[at + 1] ?? 0) ? -value : value), 0)
  const roman = values.includes(0) ? 0 : sum
  const place = letters.length === 1 ? letters.charCodeAt(0) - 96 : 0
  const isRoman = roman > 0 && place !== expected && (roman === expected || letters === 'i' || place === 0)
  const style = isRoman ? 'i' : 'a'
  const number = isRoman ? roman : place > 0 && place < 27 ? place : expected
  return { style: written === letters ? style : style.toUpperCase(), number }
}

/** The type of a numbered list, which Google and Word Online write as a style. */
function typeOf(list: Element): string {
  const style = [list, list.querySelector('li')].map((element) => element?.getAttribute('style')).join()
  const [, size, kind] = /list-style-type:\s*(lower|upper)-(alpha|latin|roman)/i.exec(style) ?? []
  if (!kind) return list.getAttribute('type') ?? '1'
  const letter = kind === 'roman' ? 'i' : 'a'
  return size === 'upper' ? letter.toUpperCase() : letter
}

function outermost(list: Element): Element {
  const parent = list.parentElement
  return parent?.localName === 'div' && parent.childElementCount === 1 ? outermost(parent) : list
}

function cutStart(block: Element, length: number): void {
  let left = length
  for (const text of textsOf(block)) {
    const cut = Math.min(left, text.data.length)
    text.data = text.data.slice(cut)
    left -= cut
  }
}
