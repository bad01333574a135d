import { request as httpRequest, type IncomingHttpHeaders } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  /** Bytes as they came. */
  bytes: Buffer
  /** Their text, unpacked. */
  text: string
}

/** Sends one request over a connection of its own; `fetch` would unpack the answer, and add headers. */
export function ask(address: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const call = httpRequest(address, { method, headers, agent: false }, (response) => {
      buffer(response).then((bytes) => {
        const encoding = response.headers['content-encoding']
        const unpacked =
          bytes.length === 0
            ? bytes
            : encoding === 'br'
              ? brotliDecompressSync(bytes)
              : encoding === 'gzip'
                ? gunzipSync(bytes)
                : bytes
        resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes, text: unpacked.toString() })
      }, reject)
    })
    call.on('error', reject)
    call.end()
  })
}
