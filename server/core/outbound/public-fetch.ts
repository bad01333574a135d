import type { IncomingMessage } from 'node:http'
import { requestChecked, type Resolve } from './checked-request.ts'

/** Its message is for the user. */
export class FetchError extends Error {
  override name = 'FetchError'
}

export interface FetchOptions {
  /** Milliseconds for all of it. */
  timeout: number
  maxBytes: number
  /** For tests and networks of the firm's own. */
  isPrivateAllowed?: boolean | undefined
  signal?: AbortSignal | undefined
  resolve?: Resolve | undefined
}

export interface FetchedFile {
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
