import sanitize, { type Attributes, type IOptions, type Tag } from 'sanitize-html'

/** Every element that HTML from an editor may have, with its attributes. Nothing else is kept; its text is. */
const ALLOWED: Record<string, string[]> = {
  p: [],
  h2: [],
  h3: [],
  ul: [],
  ol: [],
  li: [],
  a: ['href', 'rel'],
  strong: [],
  em: [],
  code: [],
  pre: [],
  blockquote: [],
  cite: [],
  table: [],
  caption: [],
  thead: [],
  tbody: [],
  tr: [],
  th: ['scope'],
  td: [],
  figure: [],
  figcaption: [],
  img: ['src', 'alt', 'width', 'height', 'loading'],
  br: [],
}

const LINK_PROTOCOLS = ['http:', 'https:', 'mailto:', 'tel:']
const SCOPES = ['col', 'row', 'colgroup', 'rowgroup']

/** Stands for the site while an address is read; no address can name it (RFC 2606). */
const SITE = 'https://site.invalid'

const OPTIONS: IOptions = {
  allowedTags: Object.keys(ALLOWED),
  allowedAttributes: ALLOWED,
  allowedSchemes: LINK_PROTOCOLS.map((protocol) => protocol.slice(0, -1)),
  allowProtocolRelative: false,
  transformTags: {
    // What word processors and mail programs write, in the words of this list.
    b: 'strong',
    i: 'em',
    h1: 'h2',
    h4: 'h3',
    a: (_name, attributes) => link(attributes.href ?? ''),
    img: (_name, attributes) => picture(attributes),
    th: (_name, attributes) => heading(attributes.scope ?? ''),
  },
}

/** An element that is not in the list: it goes, its text stays. */
const NOTHING: Tag = { tagName: 'nothing', attribs: {} }

/**
 * Makes HTML from an editor safe to stand in a page: elements and attributes of the list above, links that lead to the
 * site, the web, a mail or a telephone, pictures of the site itself. The same HTML put in again comes out unchanged.
 */
export function sanitizeHtml(html: string): string {
  return sanitize(html, OPTIONS).trim()
}

function link(href: string): Tag {
  const address = readAddress(href)
  if (!address) return NOTHING
  const isExternal = address.startsWith('http:') || address.startsWith('https:')
  return { tagName: 'a', attribs: isExternal ? { href: address, rel: 'noopener' } : { href: address } }
}

function picture({ src = '', alt = '', width, height, loading }: Attributes): Tag {
  const address = readAddress(src)
  // Pictures from elsewhere would tell that site who reads this one.
  if (!address?.startsWith('/')) return NOTHING
  const attribs: Attributes = { src: address, alt }
  if (width && /^\d{1,5}$/.test(width)) attribs['width'] = width
  if (height && /^\d{1,5}$/.test(height)) attribs['height'] = height
  if (loading === 'lazy' || loading === 'eager') attribs['loading'] = loading
  return { tagName: 'img', attribs }
}

function heading(scope: string): Tag {
  return { tagName: 'th', attribs: SCOPES.includes(scope) ? { scope } : {} }
}

/**
 * Reads an address as browsers do, and writes it anew: `/path` on the site, or whole with one of the protocols. Tricks with
 * white space, backslashes or missing protocols (`//example.org`) end here, because nothing of the given text is kept.
 */
function readAddress(text: string): string | undefined {
  const given = text.trim()
  const address = URL.parse(given, SITE)
  if (!address) return undefined
  if (address.origin === SITE)
    return given.startsWith('/') ? address.pathname + address.search + address.hash : undefined
  return LINK_PROTOCOLS.includes(address.protocol) ? address.href : undefined
}
