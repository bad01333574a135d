import {
  attributesOf,
  elementsIn,
  isElement,
  isText,
  makeElement,
  makeText,
  parseHtml,
  type Tree,
  writeHtml,
} from '../../../server/core/content/html-tree.ts'

export interface TextSite {
  /** The new address; undefined: as it is. */
  linkTo(address: string): Promise<string | undefined>
  /** Undefined: it was not imported. */
  pictureAt(address: string): Promise<TextPicture | undefined>
  /** By the id of an attachment. */
  pictureOf(id: number): Promise<TextPicture | undefined>
  /** For the report: a shortcode, an address, or what is left out, such as `form`. */
  note(note: 'shortcode' | 'embedded' | 'otherType' | 'pictureLost', text: string): void
}

export interface TextPicture {
  address: string
  width: number
  height: number
  alt: string
}

const NO_CONTENT = new Set(['script', 'style', 'textarea', 'template'])
/** Their contents are text, which the next parser would take for text once more. */
const WORD_FOR_WORD = new Set(['plaintext', 'xmp', 'listing'])
const EMBEDDING = new Set(['iframe', 'video', 'audio', 'embed', 'object'])
const LEFT_OUT = new Set(['form', 'svg', 'canvas', 'map', 'math'])
const IN_FIGURES = new Set(['img', 'table', 'blockquote', 'pre', 'figcaption'])
/** Of pictures and frames, as lazy loaders and galleries keep the one that is meant. */
const SOURCES = ['data-orig-file', 'data-lazy-src', 'data-src', 'data-original', 'data-large-file', 'src', 'data']
const SETS = ['data-lazy-srcset', 'data-srcset', 'srcset']

/** Every address in it. What is not here becomes a link, so that nothing is lost silently. */
export async function rewrite(html: string, site: TextSite): Promise<string> {
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
      if (LEFT_OUT.has(name)) site.note('otherType', name)
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

/** The picture that a lazy loader would show, or the largest of several sizes. A placeholder beside its picture is none. */
async function rewritePicture(element: Tree.Element, site: TextSite, shown: Set<string>, isSpare: boolean) {
  const given = attributesOf(element)
  const addresses = addressesOf(given)
  for (const address of addresses) {
    const picture = await site.pictureAt(address)
    if (!picture) continue
    if (isSpare && shown.has(picture.address)) return replace(element, [])
    shown.add(picture.address)
    const { address: src, width, height, alt } = picture
    const size = { width: String(width), height: String(height) }
    element.attrs = makeElement('img', { src, alt: given['alt'] || alt, ...size, loading: 'lazy' }, []).attrs
    return
  }
  const [address] = addresses
  const siblings = element.parentNode!.childNodes
  if (address === undefined && siblings[siblings.indexOf(element) + 1]?.nodeName === 'noscript')
    return replace(element, [])
  if (address === undefined) site.note('otherType', 'picture')
  else site.note('pictureLost', address)
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
    site.note('otherType', element.tagName)
    return replace(element, [])
  }
  site.note('embedded', address)
  const to = (await site.linkTo(address)) ?? address
  replace(element, linkIn(element, to, address))
}

/** Addresses that stand by themselves are embedded by WordPress. */
async function linkAddresses(parent: Tree.ParentNode, site: TextSite): Promise<void> {
  for (const node of parent.childNodes.slice()) {
    const address = isText(node) ? node.value.trim() : ''
    if (!/^https?:\/\/[^\s<>]+$/i.test(address)) continue
    site.note('embedded', address)
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
