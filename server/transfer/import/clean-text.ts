import sanitize from 'sanitize-html'

export interface TextSite {
  /** The new address; undefined: as it is. */
  linkTo(address: string): Promise<string | undefined>
  /** Undefined: it was not imported. */
  pictureAt(address: string): Promise<TextPicture | undefined>
  /** By the id of an attachment. */
  pictureOf(id: number): Promise<TextPicture | undefined>
  onShortcode(name: string): void
  onEmbedded(address: string): void
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

/** Every address in it. Pictures that are not here become links, so that none is lost silently. */
async function rewrite(html: string, site: TextSite): Promise<string> {
  const found = new Map<string, TextPicture | undefined>()
  const links = new Map<string, string | undefined>()
  const addresses = addressesIn(html)
  for (const address of addresses.pictures) found.set(address, await site.pictureAt(address))
  for (const address of addresses.links) links.set(address, await site.linkTo(address))
  const options: sanitize.IOptions = {
    allowedTags: false,
    allowedAttributes: false,
    allowVulnerableTags: true,
    // Their texts are no content.
    nonTextTags: ['script', 'style', 'textarea', 'noscript'],
    transformTags: {
      // Their contents are text, which the next parser would take for text once more.
      plaintext: 'pre',
      xmp: 'pre',
      a: (tagName, attribs) => {
        const address = attribs['href'] ?? ''
        return { tagName, attribs: { ...attribs, href: links.get(address) ?? address } }
      },
      img: (tagName, attribs) => {
        const address = attribs['src'] ?? ''
        const picture = found.get(address)
        if (picture) return { tagName, attribs: attributesOf(picture, attribs['alt']) }
        site.onLostPicture(address)
        return { tagName: 'a', attribs: { href: address }, text: attribs['alt'] || address }
      },
      iframe: (_, attribs) => {
        const address = attribs['src'] ?? ''
        site.onEmbedded(address)
        return { tagName: 'a', attribs: { href: address }, text: address }
      },
    },
  }
  return sanitize(html, options)
}

function addressesIn(html: string): { pictures: Set<string>; links: Set<string> } {
  const pictures = new Set<string>()
  const links = new Set<string>()
  sanitize(html, {
    allowedTags: false,
    allowedAttributes: false,
    allowVulnerableTags: true,
    transformTags: {
      img: (tagName, attribs) => {
        pictures.add(attribs['src'] ?? '')
        return { tagName, attribs }
      },
      a: (tagName, attribs) => {
        links.add(attribs['href'] ?? '')
        return { tagName, attribs }
      },
    },
  })
  return { pictures, links }
}

const attributesOf = ({ address, width, height, alt }: TextPicture, given: string | undefined) => ({
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
export function plainWords(html: string): string {
  const words = sanitize(withoutComments(html), {
    allowedTags: [],
    allowedAttributes: {},
  })
  return unescapeWords(words).replaceAll(/\s+/g, ' ').trim()
}

/** What sanitize-html leaves escaped in a text. */
function unescapeWords(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')
}

/** Whether most letters are Devanagari. */
export function isNepali(text: string): boolean {
  const nepali = text.match(/[\u0900-\u097f]/g)?.length ?? 0
  const latin = text.match(/[a-z]/gi)?.length ?? 0
  return nepali > latin
}
