const PROTOCOLS = ['http:', 'https:', 'mailto:', 'tel:']

/**
 * Reads an address as somebody types it. @returns what a link is to hold, undefined where it leads nowhere that a link may
 * lead: a path of the site, the web, a mail or a telephone (server/core/content/html.ts has the last word)
 */
export function addressOf(typed: string): string | undefined {
  const text = typed.trim()
  if (text === '' || /\s/.test(text)) return undefined
  if (/^\/(?![/\\])/.test(text)) return text
  if (/^[^@:/\s]+@[^@:/\s]+\.[^@:/\s]+$/.test(text)) return `mailto:${text}`
  const address = URL.parse(/^www\./i.test(text) ? `https://${text}` : text)
  if (!address || !PROTOCOLS.includes(address.protocol)) return undefined
  // The site itself may move to another name.
  if (address.origin === location.origin) return address.pathname + address.search + address.hash
  if (address.protocol.startsWith('http') && !address.hostname.includes('.')) return undefined
  return address.href
}
