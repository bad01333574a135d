import { lookup } from 'node:dns/promises'
import { request as requestPlain, type IncomingMessage, type RequestOptions } from 'node:http'
import { request as requestSecure } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { hostOf, isPublicAddress } from './public-address.ts'

interface Address {
  address: string
  family: number
}

/** All addresses of a name. */
export type Resolve = (name: string) => Promise<Address[]>

export class PrivateAddressError extends Error {
  override name = 'PrivateAddressError'
}

interface CheckedRequest extends Pick<RequestOptions, 'method' | 'headers' | 'maxHeaderSize'> {
  body?: string
  isPrivateAllowed: boolean
  /** Also ends the look-up of the name, and the reading of the answer. */
  signal: AbortSignal
  /** For tests. */
  resolve?: Resolve | undefined
}

/**
 * Requests an http or https address that somebody has typed in. All addresses of its name are checked, and the connection
 * goes to one of these: a name cannot lead elsewhere after the check. Redirects are not followed.
 *
 * @throws PrivateAddressError
 */
export async function requestChecked(
  url: URL,
  { body, isPrivateAllowed, signal, resolve = resolveAll, ...options }: CheckedRequest,
): Promise<IncomingMessage> {
  const host = hostOf(url)
  const addresses = await orAbort(findAddresses(host, resolve), signal)
  if (!isPrivateAllowed && !addresses.every(({ address }) => isPublicAddress(address)))
    throw new PrivateAddressError(`${host} is in a private network`)
  const request = url.protocol === 'https:' ? requestSecure : requestPlain
  return new Promise((done, fail) => {
    // No agent: neither a kept connection nor a proxy, which would look the name up by itself.
    const outgoing = request(url, { ...options, agent: false, lookup: answerWith(addresses), signal }, done)
    outgoing.on('error', fail)
    outgoing.end(body)
  })
}

async function findAddresses(host: string, resolve: Resolve): Promise<Address[]> {
  const family = isIP(host)
  const addresses = family === 0 ? await resolve(host) : [{ address: host, family }]
  if (addresses.length === 0) throw new Error(`The name ${host} has no address`)
  return addresses
}

const resolveAll: Resolve = (name) => lookup(name, { all: true })

/** What the connection asks, once more, gets the checked addresses. */
function answerWith(addresses: Address[]): LookupFunction {
  return (_name, { all }, callback) => {
    if (all) callback(null, addresses)
    else callback(null, addresses[0]!.address, addresses[0]!.family)
  }
}

/** A look-up cannot be aborted; its result is then ignored. */
function orAbort<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
    work.then(resolve, reject)
  })
}
