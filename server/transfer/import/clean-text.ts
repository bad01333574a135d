import { htmlToText } from '../../../contract/html-text.ts'
import { sanitizeHtml } from '../../core/content/html.ts'
import {
  attributesOf,
  elementsIn,
  isElement,
  isText,
  makeElement,
  makeText,
  parseHtml,
  type Tree,
  wordsOf,
  writeHtml,
} from '../../core/content/html-tree.ts'

export interface TextSite {
  /** The new address; undefined: as it is. */
  linkTo(address: string): Promise<string | undefined>
  /** Undefined: it was not imported. */
  pictureAt(address: string): Promise<TextPicture | undefined>
  /** By the id of an attachment. */
  pictureOf(id: number): Promise<TextPicture | undefined>
  onShortcode(name: string): void
  onEmbedded(address: string): void
  /** Such as `form`. */
  onLeftOut(what: string): void
  onLostPicture(address: string): void
}

export interface TextPicture {
  address: string
  width: number
  height: number
  alt: string
}

const BLOCK =
  'address|article|aside|blockquote|details|div|dl|fieldset|figure|footer|form|h[1-6]|header|hr|main|nav|ol|p|pre|section|table|ul|plaintext|xmp'
const STARTS_BLOCK = new RegExp(`^\\s*</?(?:${BLOCK})[\\s>/]`, 'i')
const MAX_SHORTCODE = 2_000
const NO_CONTENT = new Set(['script', 'style', 'textarea', 'template'])
/** Their contents are text, which the next parser would take for text once more. */
const WORD_FOR_WORD = new Set(['plaintext', 'xmp', 'listing'])
const EMBEDDING = new Set(['iframe', 'video', 'audio', 'embed', 'object'])
const LEFT_OUT = new Set(['form', 'svg', 'canvas', 'map', 'math'])
const IN_FIGURES = new Set(['img', 'table', 'blockquote', 'pre', 'figcaption'])
/** Of pictures and frames, as lazy loaders and galleries keep the one that is meant. */
const SOURCES = ['data-orig-file', 'data-lazy-src', 'data-src', 'data-original', 'data-large-file', 'src', 'data']
const SETS = ['data-lazy-srcset', 'data-srcset', 'srcset']

/** A text of WordPress as HTML for `cleanHtml`, with the addresses of this site. */
export async function cleanText(html: string, site: TextSite): Promise<string> {
  const isBlocks = html.includes('<!-- wp:')
  const plain = withoutComments(html)
  const withFigures = replaceBetween(plain, '[caption', '[/caption]', captionOf)
  const known = await replaceShortcodes(withFigures, site)
  return rewrite(isBlocks ? known : paragraphs(known), site)
}

interface Shortcode {
  /** From the first bracket to after the last one. */
  from: number
  to: number
  name: string
  isEnd: boolean
  attributes: string
}

/** `[name attributes]` and `[/name]`, and words in brackets that look alike; not `[1]` or `[…]`. */
function shortcodesIn(html: string): Shortcode[] {
  const found: Shortcode[] = []
  let close = -1
  for (let from = html.indexOf('['); from >= 0; from = html.indexOf('[', from + 1)) {
    if (close < from) close = html.indexOf(']', from)
    if (close < 0) break
    if (close - from > MAX_SHORTCODE) continue
    const inner = html.slice(from + 1, close)
    const [start, slash, name] = /^(\/?)([a-z][a-z0-9_-]{1,39})(?=\s|$)/i.exec(inner) ?? []
    if (start === undefined || /[[<>]/.test(inner)) continue
    const attributes = inner.slice(start.length)
    found.push({ from, to: close + 1, name: name!.toLowerCase(), isEnd: slash !== '', attributes })
  }
  return found
}

/** Words in brackets stay, unless they have attributes or an end. */
async function replaceShortcodes(html: string, site: TextSite): Promise<string> {
  const all = shortcodesIn(html)
  const ended = new Set(all.filter(({ isEnd }) => isEnd).map(({ name }) => name))
  let result = ''
  let from = 0
  for (const [index, { from: start, to, name, isEnd, attributes }] of all.entries()) {
    if (start < from) continue
    let replaced: string | undefined
    const next = all[index + 1]
    if (name === 'gallery') replaced = await galleryOf(attributes, site)
    else if (name === 'embed' && next?.name === 'embed' && next.isEnd) {
      result += html.slice(from, start) + linkOf(html.slice(to, next.from).trim())
      from = next.to
      continue
    } else if (isEnd || ended.has(name) || attributes.includes('=')) {
      replaced = ''
      if (!isEnd) site.onShortcode(name)
    }
    if (replaced === undefined) continue
    result += html.slice(from, start) + replaced
    from = to
  }
  return result + html.slice(from)
}

/** Nothing for other schemes, whose link would be removed and leave its address as a text. */
const linkOf = (address: string): string =>
  /^https?:\/\//i.test(address) ? `<p><a href="${escape(address)}">${escape(address)}</a></p>` : ''

async function galleryOf(attributes: string, site: TextSite): Promise<string> {
  const ids = /^["']?([\d,\s]*)/.exec(attributes.split('ids=')[1] ?? '')?.[1] ?? ''
  const pictures = await Promise.all(
    ids
      .split(',')
      .map(Number)
      .filter(Boolean)
      .map((id) => site.pictureOf(id)),
  )
  return pictures.flatMap((picture) => (picture ? `\n\n<figure>${tagOf(picture)}</figure>` : [])).join('')
}

const withoutComments = (html: string): string => replaceBetween(html, '<!--', '-->', () => '')

/** In linear time, unlike a regular expression with a lazy middle. */
function replaceBetween(text: string, start: string, end: string, replace: (inner: string) => string): string {
  let result = ''
  let from = 0
  for (;;) {
    const at = text.indexOf(start, from)
    const to = at < 0 ? -1 : text.indexOf(end, at + start.length)
    if (to < 0) return result + text.slice(from)
    result += text.slice(from, at) + replace(text.slice(at + start.length, to))
    from = to + end.length
  }
}

/** Attributes up to the bracket, the picture, perhaps within a link, and then the words. */
function captionOf(text: string): string {
  const bracket = text.indexOf(']')
  const [attributes, inner] = [text.slice(0, bracket), text.slice(bracket + 1)]
  const end = inner.search(/<img\b/i) < 0 ? 0 : inner.indexOf('>', inner.search(/<img\b/i)) + 1
  const afterLink = /^\s*<\/a>/i.exec(inner.slice(end))?.[0].length ?? 0
  const [picture, words] = [inner.slice(0, end + afterLink), inner.slice(end + afterLink)]
  const caption = words.trim() || (/\bcaption="([^"]*)"/i.exec(attributes)?.[1] ?? '')
  return `\n\n<figure>${picture.trim()}${caption && `<figcaption>${caption}</figcaption>`}</figure>\n\n`
}

/** The classic editor stores no paragraphs: an empty line ends one (wpautop of WordPress). */
function paragraphs(html: string): string {
  return html
    .replaceAll(/\r\n?/g, '\n')
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => (STARTS_BLOCK.test(part) ? part : `<p>${part.replaceAll('\n', '<br>')}</p>`))
    .join('\n')
}

/** Every address in it. What is not here becomes a link, so that nothing is lost silently. */
async function rewrite(html: string, site: TextSite): Promise<string> {
  const tree = parseHtml(html)
  /** Of pictures, and those that stand in for scripts. */
  const [shown, spare] = [new Set<string>(), new Set<Tree.Node>()]
  await linkAddresses(tree, site)
  for (const element of elementsIn(tree.childNodes)) {
    const { tagName: name } = element
    const given = attributesOf(element)
    if (NO_CONTENT.has(name)) replace(element, [])
    else if (WORD_FOR_WORD.has(name)) element.tagName = element.nodeName = 'pre'
    else if (name === 'a') {
      const address = given['href'] ?? ''
      element.attrs = [{ name: 'href', value: (await site.linkTo(address)) ?? address }]
    } else if (name === 'img') await rewritePicture(element, site, shown, spare.has(element))
    else if (name === 'noscript') {
      for (const child of elementsIn(element.childNodes)) spare.add(child)
      replace(element, element.childNodes)
    } else if (EMBEDDING.has(name)) await rewriteEmbedded(element, site)
    else {
      if (LEFT_OUT.has(name)) site.onLeftOut(name)
      if (!isWithin(element, ['a', 'pre', 'code'])) await linkAddresses(element, site)
    }
  }
  for (const figure of elementsIn(tree.childNodes))
    if (
      figure.tagName === 'figure' &&
      ![...elementsIn(figure.childNodes)].some(({ tagName }) => IN_FIGURES.has(tagName))
    )
      figure.tagName = figure.nodeName = 'div'
  return writeHtml(tree)
}

/** What a lazy loader would show, or the largest of several sizes. A placeholder beside its picture is none. */
async function rewritePicture(element: Tree.Element, site: TextSite, shown: Set<string>, isSpare: boolean) {
  const given = attributesOf(element)
  const addresses = addressesOf(given)
  for (const address of addresses) {
    const picture = await site.pictureAt(address)
    if (!picture) continue
    if (isSpare && shown.has(picture.address)) return replace(element, [])
    shown.add(picture.address)
    element.attrs = makeElement('img', picturesAttributes(picture, given['alt']), []).attrs
    return
  }
  const [address] = addresses
  const siblings = element.parentNode!.childNodes
  if (address === undefined && siblings[siblings.indexOf(element) + 1]?.nodeName === 'noscript')
    return replace(element, [])
  if (address === undefined) site.onLeftOut('picture')
  else site.onLostPicture(address)
  replace(element, linkIn(element, address, given['alt'] || address || ''))
}

/** Addresses that a picture may have, the best first; a picture within the text has none. */
function addressesOf(given: Record<string, string>): string[] {
  const sets = SETS.flatMap((name) => given[name]?.split(/,\s+/) ?? [])
    .map((one) => one.trim().split(/\s+/))
    .toSorted(([, a = '0'], [, b = '0']) => Number.parseFloat(b) - Number.parseFloat(a))
    .map(([address = '']) => address)
  const all = [...SOURCES.map((name) => given[name] ?? ''), ...sets].map((address) => address.trim())
  return [...new Set(all)].filter((address) => address !== '' && !/^(?:data|about|blob|javascript):/i.test(address))
}

async function rewriteEmbedded(element: Tree.Element, site: TextSite): Promise<void> {
  const all = [element, ...elementsIn(element.childNodes)].flatMap((one) => addressesOf(attributesOf(one)))
  const [address] = all
  if (address === undefined) {
    site.onLeftOut(element.tagName)
    return replace(element, [])
  }
  site.onEmbedded(address)
  const to = (await site.linkTo(address)) ?? address
  replace(element, linkIn(element, to, address))
}

/** Addresses that stand by themselves are embedded by WordPress. */
async function linkAddresses(parent: Tree.ParentNode, site: TextSite): Promise<void> {
  for (const node of [...parent.childNodes]) {
    const address = isText(node) ? node.value.trim() : ''
    if (!/^https?:\/\/[^\s<>]+$/i.test(address)) continue
    site.onEmbedded(address)
    const to = (await site.linkTo(address)) ?? address
    replace(node, [makeElement('a', { href: to }, [makeText(address)])])
  }
}

/** Words alone within a link. */
const linkIn = (element: Tree.Element, href: string | undefined, words: string): Tree.ChildNode[] =>
  href === undefined || isWithin(element, ['a']) ? [makeText(words)] : [makeElement('a', { href }, [makeText(words)])]

function isWithin(element: Tree.Element, names: string[]): boolean {
  for (let at: Tree.ParentNode | null = element; isElement(at); at = at.parentNode)
    if (names.includes(at.tagName)) return true
  return false
}

function replace(node: Tree.ChildNode, others: Tree.ChildNode[]): void {
  const parent = node.parentNode!
  for (const other of others) other.parentNode = parent
  parent.childNodes.splice(parent.childNodes.indexOf(node), 1, ...others)
}

const picturesAttributes = ({ address, width, height, alt }: TextPicture, given: string | undefined) => ({
  src: address,
  alt: given || alt,
  width: String(width),
  height: String(height),
  loading: 'lazy',
})

function tagOf(picture: TextPicture): string {
  // The address is of this site already; rewrite() looks it up once more.
  return `<img src="${picture.address}" alt="${escape(picture.alt)}">`
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

/** Words alone, without markup. */
export const plainWords = (html: string): string => htmlToText(sanitizeHtml(withoutComments(html)))

/** Whether most letters are Devanagari. */
export function isNepali(text: string): boolean {
  const nepali = text.match(/[\u0900-\u097f]/g)?.length ?? 0
  const latin = text.match(/[a-z]/gi)?.length ?? 0
  return nepali > latin
}
