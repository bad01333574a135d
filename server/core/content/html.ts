import { partJoinedCells } from '../../../contract/rich-text/joined-cells.ts'
import {
  attributesOf,
  type Attributes,
  elementsIn,
  isElement,
  isText,
  makeElement,
  makeText,
  parseHtml,
  type Tree,
  wordsOf,
  writeHtml,
} from './html-tree.ts'

/** Elements that are kept, with what is kept of their attributes; others are replaced by what is in them. */
const ALLOWED: Record<string, (given: Attributes) => Attributes | undefined> = {
  ...Object.fromEntries(
    `p h2 h3 ul strong em code sup sub s pre blockquote cite table caption thead tbody tr figure figcaption br`
      .split(' ')
      .map((name) => [name, () => ({})]),
  ),
  ol: (given) => only(given, { start: NUMBER, type: /^[1aAiI]$/ }),
  li: (given) => only(given, { value: NUMBER }),
  // The joins are resolved with their section.
  th: (given) => only(given, { scope: /^(?:col|row)(?:group)?$/, ...JOINS }),
  td: (given) => only(given, JOINS),
  a: link,
  img: picture,
}

/** From word processors, mail programs and other sites. */
const RENAMED: Record<string, string> = {
  b: 'strong',
  i: 'em',
  del: 's',
  strike: 's',
  h1: 'h2',
  h4: 'h3',
  h5: 'h3',
  h6: 'h3',
  tfoot: 'tbody',
  xmp: 'pre',
  plaintext: 'pre',
  listing: 'pre',
}
/** Their texts are no content. */
const DROPPED = new Set(
  'script style template textarea select option title noscript noembed noframes iframe annotation video audio'.split(
    ' ',
  ),
)
/** Words of one do not run into those of the next. */
const BLOCKS = new Set(
  `div section article address main header footer aside nav dl dt dd details summary form fieldset legend center hr
  menu dir hgroup search`.split(/\s+/),
)
const IS_BLOCK = new Set(['p', 'h2', 'h3', 'ul', 'ol', 'pre', 'blockquote', 'table', 'figure', 'li'])
const ROOT = '#document-fragment'
const TAKES_PARAGRAPHS = new Set([ROOT, 'blockquote', 'li', 'td', 'th'])

const NUMBER = /^-?\d{1,5}$/
const JOINS = { colspan: /^\d{1,10}$/, rowspan: /^\d{1,10}$/ }

const LINK_PROTOCOLS = ['http:', 'https:', 'mailto:', 'tel:']
/** The item that a link was chosen for: a kind and an id. */
const ITEM = /^[a-z-]{1,30}:[1-9]\d{0,8}$/

/** A base for parsing; no real address can name it (RFC 2606). */
const SITE = 'https://site.invalid'
const MAX_ROUNDS = 20

/**
 * Sanitizes an editor's HTML. What is written is read as the same tree again, by a browser, too: it is cleaned until
 * nothing changes. @throws ServiceError invalid for HTML that grows or nests without bounds
 */
export function sanitizeHtml(html: string): string {
  let text = html
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const tree = parseHtml(text)
    tree.childNodes = cleanIn(tree)
    const written = writeHtml(tree).replaceAll('&nbsp;', '\u00a0').trim()
    if (written === text) return written
    text = written
  }
  return sanitizeHtml(`<p>${wordsOf(parseHtml(text)).replaceAll('<', '&lt;')}</p>`)
}

function cleanIn(parent: Tree.ParentNode): Tree.ChildNode[] {
  return parent.childNodes.flatMap((node) => {
    if (isText(node)) return [makeText(node.value)]
    return isElement(node) ? cleanElement(node) : []
  })
}

function cleanElement(element: Tree.Element): Tree.ChildNode[] {
  if (DROPPED.has(element.tagName)) return []
  const children = cleanIn(element)
  const given = attributesOf(element)
  const name = nameOf(element, given)
  const attributes = ALLOWED[name]?.(given)
  if (!attributes) return BLOCKS.has(name) ? apart(element, children) : children
  if (name === 'thead' || name === 'tbody') partCells(children)
  if (name === 'ul' || name === 'ol') nestLists(children)
  // A line feed at the beginning is none for browsers.
  if (name === 'pre' && children[0] && isText(children[0])) children[0].value = children[0].value.replace(/^\n+/, '')
  return [makeElement(name, attributes, children)]
}

/** The raised and lowered parts of formulas, by their place. */
const SCRIPTS: Record<string, string[]> = { msup: ['', 'sup'], msub: ['', 'sub'], msubsup: ['', 'sub', 'sup'] }

/** Of the element that stands for one: Google Docs and Word have styles that mean something. */
function nameOf(element: Tree.Element, { style = '' }: Attributes): string {
  const { tagName, parentNode } = element
  const script =
    isElement(parentNode) && SCRIPTS[parentNode.tagName]?.[parentNode.childNodes.filter(isElement).indexOf(element)]
  if (script) return script
  if (tagName === 'span' && !(isElement(parentNode) && /^su[bp]$/.test(parentNode.tagName))) {
    const raised = /vertical-align:\s?(super|sub)\b/i.exec(style)?.[1]?.toLowerCase()
    if (raised) return raised.slice(0, 3)
    if (/line-through/i.test(style)) return 's'
  }
  if ((tagName === 'b' || tagName === 'strong') && /font-weight:\s?(?:normal|400)/i.test(style)) return 'span'
  return RENAMED[tagName] ?? tagName
}

/** A list directly within a list belongs to the item before it. */
function nestLists(children: Tree.ChildNode[]): void {
  for (const child of children.slice()) {
    const item = children.slice(0, children.indexOf(child)).findLast(isElement)
    if (!isElement(child) || !/^[ou]l$/.test(child.tagName) || item?.tagName !== 'li') continue
    children.splice(children.indexOf(child), 1)
    item.childNodes.push(child)
    child.parentNode = item
  }
}

/** The contents of a block: a paragraph, where there may be one. */
function apart({ parentNode }: Tree.Element, children: Tree.ChildNode[]): Tree.ChildNode[] {
  let host = parentNode
  while (isElement(host) && BLOCKS.has(host.tagName)) host = host.parentNode
  const isIn = host?.nodeName ?? ''
  const isAlone = isIn !== ROOT && parentNode?.childNodes.filter(isSaid).length === 1
  if (isAlone || [...elementsIn(children)].some(({ tagName }) => IS_BLOCK.has(tagName))) return children
  if (children.some(isSaid) && TAKES_PARAGRAPHS.has(isIn)) return [makeElement('p', {}, children)]
  return [makeText(' '), ...children, makeText(' ')]
}

const isSaid = (node: Tree.Node): boolean => isElement(node) || wordsOf(node).trim() !== ''

/** Figures stay below the heading of their column. */
function partCells(section: Tree.ChildNode[]): void {
  const rows = section.filter((node) => isElement(node) && node.tagName === 'tr') as Tree.Element[]
  const cells = rows.map((row) => row.childNodes.filter(isElement))
  const joins = cells.map((row) =>
    row.map((cell) => {
      const { colspan = '1', rowspan = '1' } = attributesOf(cell)
      cell.attrs = cell.attrs.filter(({ name }) => name === 'scope')
      return { columns: Number(colspan), rows: Number(rowspan) }
    }),
  )
  if (joins.flat().every(({ columns, rows: down }) => columns === 1 && down === 1)) return
  for (const [index, parted] of partJoinedCells(joins).entries()) {
    const own = cells[index]!
    let name = 'td'
    rows[index]!.childNodes = parted.map((cell) => {
      if (cell === 'empty') return makeElement(name, {}, [])
      name = own[cell]!.tagName
      return own[cell]!
    })
  }
}

function only(given: Attributes, allowed: Record<string, RegExp>): Attributes {
  return Object.fromEntries(
    Object.entries(allowed).flatMap(([name, like]) => (like.test(given[name] ?? '') ? [[name, given[name]!]] : [])),
  )
}

function link({ href = '', 'data-item': item = '' }: Attributes): Attributes | undefined {
  const address = readAddress(href)
  if (!address) return undefined
  if (/^https?:/.test(address)) return { href: address, rel: 'noopener' }
  // Directly after the address: item-links.ts reads them together.
  return { href: address, ...(address.startsWith('/') && ITEM.test(item) && { 'data-item': item }) }
}

function picture(given: Attributes): Attributes | undefined {
  const address = readAddress(given['src'] ?? '')
  // Pictures of another site would reveal readers to it.
  if (!address?.startsWith('/')) return undefined
  const rest = only(given, { width: /^\d{1,5}$/, height: /^\d{1,5}$/, loading: /^(?:lazy|eager)$/ })
  return { src: address, alt: given['alt'] ?? '', ...rest }
}

/** Normalizes an address like browsers: tricks with white space, backslashes or `//example.org` do not survive. */
function readAddress(text: string): string | undefined {
  const given = text.trim()
  const address = URL.parse(given, SITE)
  if (!address) return undefined
  if (address.origin === SITE)
    return given.startsWith('/') ? address.pathname + address.search + address.hash : undefined
  return LINK_PROTOCOLS.includes(address.protocol) ? address.href : undefined
}
