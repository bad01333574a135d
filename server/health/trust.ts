import { hash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { connectedAddress, createClientOf, createNetworkCheck } from '../core/http/client-address.ts'
import type { HealthConfig } from './health-config.ts'

const FORWARDED = /^(?:x-forwarded-.+|forwarded|x-real-ip|via)$/

/**
 * Returns a function that tells whether a request may see details: its client is in a trusted network, or it has the
 * token. A client behind a proxy that is not in TRUSTED_PROXIES is a stranger, also where that proxy is on this machine.
 */
export function createTrust({
  trustedNetworks,
  token,
  trustedProxies,
}: HealthConfig & { trustedProxies: readonly string[] }): (request: IncomingMessage) => boolean {
  const clientOf = createClientOf(trustedProxies)
  const isProxy = createNetworkCheck(trustedProxies)
  const isTrusted = createNetworkCheck(trustedNetworks)
  return (request) => {
    if (token !== undefined && isSame(request.headers.authorization, `Bearer ${token}`)) return true
    const client = clientOf(request)
    if (client === undefined) return false
    const isForwarded = Object.keys(request.headers).some((name) => FORWARDED.test(name))
    if (isForwarded && (client === connectedAddress(request) || isProxy(client))) return false
    return isTrusted(client)
  }
}

/** In constant time. */
function isSame(given: string | undefined, expected: string): boolean {
  return given !== undefined && timingSafeEqual(hash('sha256', given, 'buffer'), hash('sha256', expected, 'buffer'))
}
