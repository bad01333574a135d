import { html } from 'hono/html'

/** Characters that XML cannot hold, not even escaped. */
const NOT_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

/** Hono's HTML escapes are the five of XML. */
export const xml = html

/** @param root made with `xml` */
export function xmlDocument(root: ReturnType<typeof xml>): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${String(root).replace(NOT_XML, '')}`
}
