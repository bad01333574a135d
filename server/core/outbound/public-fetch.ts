import { lookup } from 'node:dns/promises'
import { request as requestSecure } from 'node:https'
import { request as requestPlain, type IncomingMessage, type RequestOptions } from 'node:http'
import { isIP, type LookupFunction } from 'node:net'
import { hostOf } from '../process/networks.ts'
import { isPublicAddress } from './public-address.ts'

/** Its message is for the user. */
class FetchError extends Error {
  override name = 'FetchError'
}

interface FetchOptions {
  /** Milliseconds for all of it. */
  timeout: number
  maxBytes: number
  /** For tests and networks of the firm's own. */
  isPrivateAllowed?: boolean | undefined
  signal?: AbortSignal | undefined
  resolve?: Resolve | undefined
}

interface FetchedFile {
  pieces: AsyncIterable<Uint8Array>
  declaredBytes: number | undefined
}

const MAX_REDIRECTS = 5

/** GET of http and https addresses of the public internet, with its redirects. @throws FetchError */
export async function fetchPublic(address: string, options: FetchOptions): Promise<FetchedFile> {
  const timeout = AbortSignal.timeout(options.timeout)
  const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout
  let url = address
  for (let step = 0; step <= MAX_REDIRECTS; step += 1) {
    const response = await ask(url, { ...options, signal })
    const { statusCode = 0, headers } = response
    if (statusCode >= 300 && statusCode < 400 && headers.location !== undefined) {
      response.destroy()
      const next = URL.parse(headers.location, url)
      if (!next) throw new FetchError('The server redirects to an address that cannot be read')
      url = next.href
      continue
    }
    if (statusCode !== 200) {
      response.destroy()
      throw new FetchError(`The server answered ${statusCode}`)
    }
    const declaredBytes = Number(headers['content-length'] ?? NaN)
    if (declaredBytes > options.maxBytes) {
      response.destroy()
      throw new FetchError(`The file is larger than ${Math.floor(options.maxBytes / 1024 / 1024)} MB`)
    }
    return {
      pieces: bounded(response, options.maxBytes),
      declaredBytes: Number.isNaN(declaredBytes) ? undefined : declaredBytes,
    }
  }
  throw new FetchError('The server redirects too often')
}

async function ask(
  address: string,
  { isPrivateAllowed = false, signal, resolve }: FetchOptions & { signal: AbortSignal },
): Promise<IncomingMessage> {
  const url = URL.parse(address)
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:'))
    throw new FetchError('Only http and https addresses are fetched')
  const headers = { 'User-Agent': 'site-import', Accept: '*/*', 'Accept-Encoding': 'identity' }
  try {
    return await requestChecked(url, { headers, isPrivateAllowed, signal, resolve })
  } catch (error) {
    throw new FetchError(signal.aborted ? 'The server did not answer in time' : (error as Error).message, {
      cause: error,
    })
  }
}

async function* bounded(response: IncomingMessage, maxBytes: number): AsyncGenerator<Uint8Array> {
  let bytes = 0
  for await (const piece of response as AsyncIterable<Uint8Array>) {
    bytes += piece.length
    if (bytes > maxBytes) throw new FetchError(`The file is larger than ${Math.floor(maxBytes / 1024 / 1024)} MB`)
    yield piece
  }
}

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

/** The connection's own look-up gets the checked addresses. */
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
