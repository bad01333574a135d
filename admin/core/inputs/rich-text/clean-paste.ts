import { partJoinedCells } from '../../../../contract/rich-text/joined-cells.ts'
import { makeLists } from './lists.ts'
import { pastedFile, putFigure, replaceSign } from './pasted-files.ts'

const GONE = 'script, style, meta, link, title, xml, head, template, [hidden], [role="checkbox"] img'
/** Marks of comments, and tracked deletions: a colleague's, not the reader's. */
const EDITORIAL =
  'del[cite], del[datetime], [class*="TrackChangeTextDeletion"], .msocomanchor, .MsoCommentReference, .msocomoff'
const COMMENT = '[style*="mso-element:comment" i]:not([style*="comment-list" i])'
const EDITORIAL_PARTS = ['comment-list', 'comment', 'header', 'footer']
const KEPT = ['href', 'src', 'alt', 'width', 'height', 'start', 'type', 'data-legacy-font']
/** Fonts that draw Devanagari over Latin letters as Preeti does. */
export const LEGACY_FONT = /preeti|kantipur|sagarmatha|(?<!microsoft )himal|ganess|navjeevan|shangrila/i

export const LEFT_OUT = ['pictures', 'videos', 'fields', 'comments', 'files'] as const
export type LeftOut = Record<(typeof LEFT_OUT)[number], number>

interface Cleaned {
  html: string
  /** Pictures that came with the text, by the addresses that stand for them in it. */
  files: Map<string, File>
  leftOut: LeftOut
}

export const NOTHING_LEFT_OUT: LeftOut = { pictures: 0, videos: 0, fields: 0, comments: 0, files: 0 }

/**
 * HTML from a word processor or another site, made ready for the editor, which drops what it does not know but cannot tell what
 * was meant: bold that is a style, lists that are paragraphs, headings that are too large, cells that are joined.
 * @param beside pictures that the clipboard has beside the text, in its order
 */
export function cleanPaste(html: string, beside: readonly File[] = []): Cleaned {
  const leftOut = { ...NOTHING_LEFT_OUT }
  const files = new Map<string, File>()
  // Copied from an editor of ours; other programs with the same library have pictures from elsewhere.
  if (html.includes('data-pm-slice') && !/<img[^>]+src="(?!\/)/.test(html)) return { html, files, leftOut }
  // Word speaks to old browsers in comments, and in marks that begin like some.
  const { body } = new DOMParser().parseFromString(
    html.replace(/<!--.*?-->|<!\[(?:if|endif).*?>|<\?xml.*?>/gis, ''),
    'text/html',
  )
  nameStyles(body)
  makeLists(body)
  for (const element of body.querySelectorAll(GONE)) element.remove()
  leftOut.comments = Math.max(...[COMMENT, '.MsoCommentReference'].map((marks) => body.querySelectorAll(marks).length))
  for (const element of body.querySelectorAll(EDITORIAL)) element.remove()
  for (const element of body.querySelectorAll<HTMLElement>('[style], font[face]')) keepMeaning(element)
  for (const element of body.querySelectorAll('h1')) rename(element, 'h2')
  for (const element of body.querySelectorAll('h4, h5, h6')) rename(element, 'h3')
  for (const element of body.querySelectorAll('del, strike')) rename(element, 's')
  for (const section of body.querySelectorAll<HTMLTableSectionElement>('thead, tbody, tfoot')) partCells(section)
  leftOut.videos = takeAway(body, 'video, audio, iframe, embed, object')
  leftOut.fields = takeAway(body, 'input:not([type="hidden"]), select, textarea')
  const pictures = [...body.querySelectorAll('img')].filter((picture) => !isOfSite(picture) && !replaceSign(picture))
  const unreachable = pictures.filter((picture) => !/^(?:https?|data):/i.test(picture.getAttribute('src') ?? ''))
  const found = unreachable.length === beside.length ? beside : []
  // From the last on, so that those of one paragraph keep their order behind it.
  for (const picture of pictures.toReversed()) {
    const file = pastedFile(picture) ?? found[unreachable.indexOf(picture)]
    if (file) {
      files.set(putFigure(picture, file), file)
      continue
    }
    leftOut.pictures += 1
    picture.remove()
  }
  for (const element of body.querySelectorAll('*')) {
    for (const name of element.getAttributeNames()) if (!KEPT.includes(name)) element.removeAttribute(name)
  }
  for (const element of body.querySelectorAll('p, h2, h3')) if (isEmpty(element)) element.remove()
  return { html: body.innerHTML.trim(), files, leftOut }
}

/** Makes headings and quotations of paragraphs that Word and Word Online only style as such. */
function nameStyles(body: HTMLElement): void {
  const quotes: Element[] = []
  for (const paragraph of body.querySelectorAll('p:not([style*="mso-list:"])')) {
    const outline = /mso-outline-level:\s*(\d)/.exec(paragraph.getAttribute('style') ?? '')?.[1]
    const level = outline ?? (paragraph.matches('[role="heading"]') ? paragraph.getAttribute('aria-level') : null)
    if (level || paragraph.matches('[class^="MsoTitle"]')) rename(paragraph, Number(level) > 2 ? 'h3' : 'h2')
    else if (paragraph.matches('[class^="MsoQuote"], [class^="MsoIntenseQuote"]')) {
      const before = quotes.find((quote) => quote === paragraph.previousElementSibling)
      const quote = before ?? document.createElement('blockquote')
      if (!before) paragraph.before(quote)
      quote.append(paragraph)
      quotes.push(quote)
    }
  }
}

/** Styles that mean something become elements; what is hidden or editorial goes, and bold that says it is none. */
function keepMeaning(element: HTMLElement): void {
  const style = declarationsOf(element)
  const weight = style.get('font-weight')
  const isHeading = element.closest('h1, h2, h3, h4, h5, h6, th') !== null
  if (style.get('display') === 'none' || style.get('mso-hide') === 'all') return element.remove()
  if (EDITORIAL_PARTS.includes(style.get('mso-element') ?? '')) return element.remove()
  if (style.get('mso-special-character') === 'comment') return element.remove()
  const font = style.get('font-family') ?? element.getAttribute('face')
  if (font) element.setAttribute('data-legacy-font', String(LEGACY_FONT.test(font)))
  if (element.matches('b, strong') && (weight === 'normal' || weight === '400'))
    return element.replaceWith(...element.childNodes)
  if (!element.matches('span')) return
  if (!isHeading && (weight === 'bold' || Number(weight) >= 600)) wrapInside(element, 'strong')
  if (!isHeading && style.get('font-style') === 'italic') wrapInside(element, 'em')
  if (style.get('text-decoration')?.includes('line-through') || style.get('text-decoration-line') === 'line-through')
    wrapInside(element, 's')
  const raised = { super: 'sup', sub: 'sub' }[style.get('vertical-align') ?? '']
  if (raised && !element.closest('sup, sub')) wrapInside(element, raised)
}
/** @returns how many of them there were */
function takeAway(body: HTMLElement, elements: string): number {
  const found = [...body.querySelectorAll(elements)]
  for (const element of found) element.remove()
  return found.length
}

/** The page's security policy lets no style take effect that stands in an element: `element.style` is empty. */
function declarationsOf(element: Element): Map<string, string> {
  const pairs = (element.getAttribute('style') ?? '')
    .split(';')
    .map((declaration) => declaration.split(':', 2).map((part) => part.trim().toLowerCase()))
  return new Map(pairs.flatMap(([name, value]) => (name && value ? [[name, value] as const] : [])))
}

function wrapInside(element: HTMLElement, name: string): void {
  const wrapper = document.createElement(name)
  wrapper.append(...element.childNodes)
  element.append(wrapper)
}

function rename(element: Element, name: string): void {
  const renamed = document.createElement(name)
  renamed.append(...element.childNodes)
  element.replaceWith(renamed)
}

/** Joined cells are parted, so that columns stay below each other. */
function partCells(section: HTMLTableSectionElement): void {
  const rows = [...section.rows].map((row) => ({ row, cells: [...row.cells] }))
  const joins = rows.map(({ cells }) => cells.map(({ colSpan, rowSpan }) => ({ columns: colSpan, rows: rowSpan })))
  for (const [index, parted] of partJoinedCells(joins).entries()) {
    const { row, cells } = rows[index]!
    let name = 'td'
    const shown = parted.map((place) => {
      if (place === 'empty') return document.createElement(name)
      const cell = cells[place]!
      name = cell.tagName
      for (const join of ['colspan', 'rowspan']) cell.removeAttribute(join)
      return cell
    })
    row.replaceChildren(...shown)
  }
}

function isOfSite(picture: HTMLImageElement): boolean {
  const address = URL.parse(picture.getAttribute('src') ?? '', location.href)
  if (address?.origin !== location.origin || !address.pathname.startsWith('/media/')) return false
  picture.setAttribute('src', address.pathname)
  return true
}

function isEmpty(element: Element): boolean {
  return (
    element.querySelector('img') === null &&
    !element.closest('td, th') &&
    (element.textContent ?? '').replaceAll('\u00a0', ' ').trim() === ''
  )
}
