import sanitize, { type Attributes, type IOptions, type Tag } from 'sanitize-html'

/** The only elements and attributes that are kept; other elements are replaced by their text. */
const ALLOWED: Record<string, string[]> = {
  p: [],
  h2: [],
  h3: [],
  ul: [],
  ol: [],
  li: [],
  a: ['href', 'rel', 'data-item'],
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
/** The item that a link was chosen for: a kind and an id. */
const ITEM = /^[a-z-]{1,30}:[1-9]\d{0,8}$/
const SCOPES = ['col', 'row', 'colgroup', 'rowgroup']

/** A base for parsing; no real address can name it (RFC 2606). */
const SITE = 'https://site.invalid'

const OPTIONS: IOptions = {
  allowedTags: Object.keys(ALLOWED),
  allowedAttributes: ALLOWED,
  allowedSchemes: LINK_PROTOCOLS.map((protocol) => protocol.slice(0, -1)),
  allowProtocolRelative: false,
  transformTags: {
    // From word processors and mail programs.
    b: 'strong',
    i: 'em',
    h1: 'h2',
    h4: 'h3',
    a: (_name, attributes) => link(attributes),
    img: (_name, attributes) => picture(attributes),
    th: (_name, attributes) => heading(attributes.scope ?? ''),
  },
}

/** An element to be replaced by its text. */
const NOTHING: Tag = { tagName: 'nothing', attribs: {} }

/** Sanitizes an editor's HTML; idempotent. */
export function sanitizeHtml(html: string): string {
  return sanitize(html, OPTIONS).trim()
}

function link({ href = '', 'data-item': item = '' }: Attributes): Tag {
  const address = readAddress(href)
  if (!address) return NOTHING
  const attribs: Attributes = { href: address }
  if (/^https?:/.test(address)) attribs['rel'] = 'noopener'
  // Directly after the address: item-links.ts reads them together.
  if (address.startsWith('/') && ITEM.test(item)) attribs['data-item'] = item
  return { tagName: 'a', attribs }
}

function picture({ src = '', alt = '', width, height, loading }: Attributes): Tag {
  const address = readAddress(src)
  // Pictures of another site would reveal readers to it.
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

/** Normalizes an address like browsers: tricks with white space, backslashes or `//example.org` do not survive. */
function readAddress(text: string): string | undefined {
  const given = text.trim()
  const address = URL.parse(given, SITE)
  if (!address) return undefined
  if (address.origin === SITE)
    return given.startsWith('/') ? address.pathname + address.search + address.hash : undefined
  return LINK_PROTOCOLS.includes(address.protocol) ? address.href : undefined
}
