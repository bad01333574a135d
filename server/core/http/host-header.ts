import type { IncomingMessage } from 'node:http'

/** A name or an IP address, with or without a port. */
const HOST = /^(?:\[[0-9a-f:.]{2,45}\]|[\w.-]{1,253})(?::\d{1,5})?$/i
/** `..`, `-` or `a..b`, which URL takes for hosts. */
const MISPLACED = /^[.-]|\.[.-]|-(?:[.:]|$)/

/** The one before: nearly all requests have the same. */
let lastGood: string | undefined

/** Whether a request has one Host that can be one, or none (HTTP/1.0). RFC 9112, section 3.2, wants 400 for others. */
export function hasGoodHost({ headers: { host }, rawHeaders }: IncomingMessage): boolean {
  if (host !== undefined && host !== lastGood) {
    if (!HOST.test(host) || MISPLACED.test(host)) return false
    lastGood = host
  }
  // Node keeps the first of several.
  let count = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]!
    if (name.length === 4 && name.toLowerCase() === 'host') count += 1
  }
  return count < 2
}
