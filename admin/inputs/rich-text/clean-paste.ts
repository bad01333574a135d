import { wordLists } from './word-lists.ts'

const GONE = 'script, style, meta, link, title, xml, head, template, iframe, object, [hidden]'

/**
 * HTML from a word processor or another site, made ready for the editor, which drops what it does not know but cannot tell what
 * was meant: bold that is a style, lists that are paragraphs, headings that are too large, cells that are joined.
 */
export function cleanPaste(html: string): string {
  // What was copied from an editor of ours.
  if (html.includes('data-pm-slice')) return html
  // Word speaks to old browsers in comments, and in marks that begin like some.
  const { body } = new DOMParser().parseFromString(
    html.replace(/<!--.*?-->|<!\[(?:if|endif).*?>|<\?xml.*?>/gis, ''),
    'text/html',
  )
  wordLists(body)
  for (const element of body.querySelectorAll(GONE)) element.remove()
  for (const element of body.querySelectorAll<HTMLElement>('[style]')) keepMeaning(element)
  for (const element of body.querySelectorAll('h1')) rename(element, 'h2')
  for (const element of body.querySelectorAll('h4, h5, h6')) rename(element, 'h3')
  for (const table of body.querySelectorAll('table')) partCells(table)
  for (const picture of body.querySelectorAll('img')) if (!isOfSite(picture)) picture.remove()
  for (const element of body.querySelectorAll('*')) {
    for (const name of element.getAttributeNames())
      if (!['href', 'src', 'alt', 'width', 'height'].includes(name)) element.removeAttribute(name)
  }
  for (const element of body.querySelectorAll('p, h2, h3')) if (isEmpty(element)) element.remove()
  return body.innerHTML.trim()
}

/** Bold and italic that are styles become elements; a bold element that says it is none is taken away. */
function keepMeaning(element: HTMLElement): void {
  const style = declarationsOf(element)
  const weight = style.get('font-weight')
  const isHeading = element.closest('h1, h2, h3, h4, h5, h6, th') !== null
  if (element.matches('b, strong') && (weight === 'normal' || weight === '400'))
    return element.replaceWith(...element.childNodes)
  if (element.matches('span') && !isHeading) {
    if (weight === 'bold' || Number(weight) >= 600) wrapInside(element, 'strong')
    if (style.get('font-style') === 'italic') wrapInside(element, 'em')
  }
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

/** A cell across several columns or rows becomes that cell and empty ones, so that columns stay below each other. */
function partCells(table: HTMLTableElement): void {
  const rows = [...table.rows]
  for (const [rowIndex, row] of rows.entries()) {
    for (const cell of row.querySelectorAll<HTMLTableCellElement>(':scope > td, :scope > th')) {
      const { colSpan, rowSpan, cellIndex } = cell
      for (let below = 0; below < rowSpan; below += 1) {
        const target = rows[rowIndex + below]
        for (let column = below === 0 ? 1 : 0; target && column < colSpan; column += 1) {
          target.insertBefore(document.createElement(cell.tagName), target.cells[cellIndex + column] ?? null)
        }
      }
      cell.removeAttribute('colspan')
      cell.removeAttribute('rowspan')
    }
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
