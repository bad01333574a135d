import { textsOf } from '../texts-of.ts'
import { DOMSerializer, type Node as TextNode } from '@tiptap/pm/model'

/** A text as HTML, as a person would write it: no paragraph around what is alone in its cell, heads of tables as heads. */
export function toHtml(text: TextNode): string {
  const page = document.implementation.createHTMLDocument()
  const root = page.createElement('div')
  root.append(DOMSerializer.fromSchema(text.type.schema).serializeFragment(text.content, { document: page }))
  for (const cell of root.querySelectorAll('li, td, th')) unwrapOnly(cell)
  for (const table of root.querySelectorAll('table')) tidyTable(table)
  // Pictures that are being uploaded have no address yet.
  for (const figure of root.querySelectorAll('figure:has(> img[src^="blob:"])')) figure.remove()
  for (const empty of root.querySelectorAll(
    'p:empty:not(td p, th p, li p), h2:empty, h3:empty, figcaption:empty, cite:empty',
  ))
    empty.remove()
  return [...root.children].map(({ outerHTML }) => outerHTML).join('\n')
}

/** A paragraph that is alone, or has nothing but further lists below it, says nothing. */
function unwrapOnly(cell: Element): void {
  const [first, ...others] = cell.children
  if (first?.tagName !== 'P' || others.some(({ tagName }) => tagName !== 'UL' && tagName !== 'OL')) return
  first.replaceWith(...first.childNodes)
}

function tidyTable(table: HTMLTableElement): void {
  const [first] = table.rows
  if (first && [...first.cells].every(({ tagName }) => tagName === 'TH')) table.createTHead().append(first)
  for (const cell of table.querySelectorAll('th')) cell.setAttribute('scope', cell.closest('thead') ? 'col' : 'row')
  for (const body of table.querySelectorAll('tbody')) if (body.rows.length === 0) body.remove()
}

const BLOCKS =
  'p, h2, h3, ul, ol, li, blockquote, cite, pre, table, caption, thead, tbody, tr, th, td, figure, figcaption'

/** Do two texts look the same to readers? Line ends between blocks, the order of attributes and the like are of no account. */
export function looksSame(one: string, other: string): boolean {
  return canonicalBody(one).isEqualNode(canonicalBody(other))
}

function canonicalBody(html: string): HTMLElement {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const cell of body.querySelectorAll('li, td, th')) unwrapOnly(cell)
  for (const code of body.querySelectorAll('pre > code')) code.replaceWith(...code.childNodes)
  for (const element of body.querySelectorAll('*')) {
    element.removeAttribute('rel')
    if (element.getAttribute('start') === '1') element.removeAttribute('start')
  }
  body.normalize()
  for (const text of textsOf(body)) {
    if (text.parentElement?.closest('pre')) continue
    text.data = text.data.replace(/[ \t\r\n]+/g, ' ')
    if (isEdge(text.previousSibling, text)) text.data = text.data.trimStart()
    if (isEdge(text.nextSibling, text)) text.data = text.data.trimEnd()
  }
  body.normalize()
  return body
}

/** Is there a block's edge, or that of a line, on this side of a text? */
function isEdge(neighbour: ChildNode | null, text: Text): boolean {
  if (neighbour) return neighbour instanceof Element && neighbour.matches(`${BLOCKS}, br`)
  return text.parentElement?.matches(`${BLOCKS}, body`) === true
}
