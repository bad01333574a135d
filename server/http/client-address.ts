import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'

/** Returns a function that finds the last address in `X-Forwarded-For` that is not a trusted proxy. */
export function createAddressOf(trustedProxies: readonly string[]): (environment: unknown) => string | undefined {
  const trusted = listOf(trustedProxies)
  const isTrusted = (address: string) =>
    isIP(address) > 0 && trusted.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
  return (environment) => {
    const incoming = (environment as { incoming?: IncomingMessage } | undefined)?.incoming
    const connected = incoming?.socket?.remoteAddress
    if (!incoming || !connected) return undefined
    let address = plain(connected)
    const forwarded = String(incoming.headers['x-forwarded-for'] ?? '').split(',')
    while (isTrusted(address) && forwarded.length > 0) {
      const before = plain(forwarded.pop()!.trim())
      if (isIP(before) === 0) break
      address = before
    }
    return networkOf(address)
  }
}

export function isAddressOrNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/')
  const family = isIP(address)
  if (family === 0 || rest.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 6 ? 128 : 32))
}

function listOf(entries: readonly string[]): BlockList {
  const list = new BlockList()
  for (const entry of entries) {
    const [address = '', bits] = entry.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    if (bits === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(bits), family)
  }
  return list
}

/** A dual-stack server sees an IPv4 client as ::ffff:192.0.2.1; proxies may add a port. */
function plain(address: string): string {
  const [, bracketed] = /^\[([^\]]+)\](?::\d+)?$/.exec(address) ?? []
  const [, withPort] = /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(address) ?? []
  return (bracketed ?? withPort ?? address).replace(/^::ffff:(?=\d+\.)/i, '')
}

/** One household has a whole /64 of IPv6 addresses and may use another one for each message. */
function networkOf(address: string): string {
  if (isIP(address) !== 6) return address
  const [head = '', tail] = address.split('%')[0]!.split('::')
  const first = head.split(':').filter(Boolean)
  const last = (tail ?? '').split(':').filter(Boolean)
  const all =
    tail === undefined
      ? first
      : [...first, ...Array.from({ length: 8 - first.length - last.length }, () => '0'), ...last]
  return `${all
    .slice(0, 4)
    .map((part) => Number.parseInt(part, 16).toString(16))
    .join(':')}::/64`
}
