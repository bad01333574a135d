import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import { createNetworkCheck } from '../process/networks.ts'

/** Returns a function that finds the network of the client, for limits: an IPv4 address or a /64 of IPv6. */
export function createAddressOf(trustedProxies: readonly string[]): (environment: unknown) => string | undefined {
  const clientOf = createClientOf(trustedProxies)
  return (environment) => {
    const incoming = (environment as { incoming?: IncomingMessage } | undefined)?.incoming
    const client = incoming && clientOf(incoming)
    return client && networkOf(client)
  }
}

/** Returns a function that finds the last address in `X-Forwarded-For` that is not a trusted proxy. */
export function createClientOf(trustedProxies: readonly string[]): (incoming: IncomingMessage) => string | undefined {
  const isTrusted = createNetworkCheck(trustedProxies)
  return (incoming) => {
    const connected = connectedAddress(incoming)
    if (!connected) return undefined
    let address = connected
    const forwarded = String(incoming.headers['x-forwarded-for'] ?? '').split(',')
    while (isTrusted(address) && forwarded.length > 0) {
      const before = plain(forwarded.pop()!.trim())
      if (isIP(before) === 0) break
      address = before
    }
    return address
  }
}

/** The other end of the connection: the client, or a proxy. */
export function connectedAddress({ socket }: Pick<IncomingMessage, 'socket'>): string | undefined {
  return socket?.remoteAddress && plain(socket.remoteAddress)
}

export function isAddressOrNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/')
  const family = isIP(address)
  if (family === 0 || rest.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 6 ? 128 : 32))
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
