import { Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { readPageToken } from './page-token.ts'

export interface DrillMessage {
  key: string
  /** In X-Forwarded-For. */
  address: string
  body: { name: string; email: string; subject: string; message: string }
}

export interface Acknowledgement {
  status: number
  /** Of a stored message. */
  reference?: string
}

export interface Client {
  /** @throws without a whole answer */
  post(message: DrillMessage): Promise<Acknowledgement>
  close(): void
}

/** Like browsers: with a page's token, over persistent connections. */
export async function createClient(origin: string, connections: number): Promise<Client> {
  const token = await readPageToken(origin)
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  return {
    close: () => agent.destroy(),
    post: ({ key, address, body }) =>
      new Promise((resolve, reject) => {
        const content = Buffer.from(JSON.stringify(body))
        const headers = {
          'Content-Type': 'application/json',
          'Content-Length': content.length,
          'X-CSRF-TOKEN': token,
          'X-Forwarded-For': address,
          'Idempotency-Key': key,
        }
        const call = request(
          `${origin}/api/v1/contact-us`,
          { method: 'POST', agent, headers, timeout: 10_000 },
          (response) => {
            text(response)
              .then((answer) => {
                const { data } = JSON.parse(answer) as { data?: { reference: string } }
                resolve({ status: response.statusCode ?? 0, ...(data && { reference: data.reference }) })
              })
              .catch(reject)
          },
        )
        call.on('timeout', () => call.destroy(new Error('No answer in 10 s')))
        call.on('error', reject)
        call.end(content)
      }),
  }
}
