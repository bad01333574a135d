import { get, type IncomingHttpHeaders } from 'node:http'
import { buffer } from 'node:stream/consumers'

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  /** Still compressed. */
  body: Buffer
}

/** `fetch` would decompress the body. The default encoding is brotli. */
export function ask(address: string, headers: Record<string, string> = { 'Accept-Encoding': 'br' }): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = get(address, { agent: false, headers, timeout: 10_000 }, (response) => {
      buffer(response).then(
        (body) => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
        reject,
      )
    })
    request.on('timeout', () => request.destroy(new Error(`${address} was not answered in 10 s`)))
    request.on('error', reject)
  })
}

/** @throws unless the status is 200 */
export async function askForPage(address: string, headers?: Record<string, string>): Promise<Answer> {
  const answer = await ask(address, headers)
  if (answer.status !== 200) throw new Error(`${address} was answered ${answer.status}`)
  return answer
}
