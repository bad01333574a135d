import { get, type IncomingHttpHeaders } from 'node:http'
import { buffer } from 'node:stream/consumers'

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  /** As it came over the wire: still compressed. */
  body: Buffer
}

/** One GET over a connection of its own, as brotli where the server has it unless told otherwise. `fetch` would unpack it. */
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

/** The same, of what has to be there. @throws when the status is not 200 */
export async function askForPage(address: string, headers?: Record<string, string>): Promise<Answer> {
  const answer = await ask(address, headers)
  if (answer.status !== 200) throw new Error(`${address} was answered ${answer.status}`)
  return answer
}
