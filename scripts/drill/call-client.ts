import { Agent, request as httpRequest } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import type { GeneratedCall, Role } from './generate-calls.ts'

/** Milliseconds. */
const PATIENCE = 60_000

/** A status, or why there is none. */
export type Outcome = number | 'closed' | 'too slow'

export interface CallClient {
  send(call: GeneratedCall): Promise<Outcome>
  /** From a network address of its own per role. */
  signIn(role: Exclude<Role, 'visitor'>, email: string, password: string): Promise<void>
  isSignedIn(role: Exclude<Role, 'visitor'>): Promise<boolean>
  close(): void
}

/** An HTTP client for hostile requests. */
export async function createCallClient(origin: string): Promise<CallClient> {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  const cookies = new Map<Role, string>()
  let addresses = 0
  let token = ''
  const newAddress = () => `10.${(++addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`
  const loadToken = async () => {
    token = /name="csrf-token" content="([^"]+)"/.exec(await (await fetch(`${origin}/contact`)).text())?.[1] ?? ''
  }
  await loadToken()

  const headersOf = (call: GeneratedCall): Record<string, string> => {
    const cookie = cookies.get(call.role)
    const all = {
      'X-Forwarded-For': newAddress(),
      ...(call.hasToken && { 'X-CSRF-TOKEN': token }),
      ...(cookie && { Cookie: cookie }),
      ...call.headers,
    }
    return Object.fromEntries(Object.entries(all).map(([name, value]) => [name, sendableHeader(value)]))
  }

  return {
    async send(call) {
      const body = call.body?.replaceAll('%7B%7Btoken%7D%7D', token)
      if (call.missingBytes > 0) return sendHalf(origin, call, headersOf(call), body ?? '')
      return new Promise((resolve) => {
        const options = {
          method: call.method,
          path: sendable(call.path),
          agent,
          headers: headersOf(call),
          setHost: call.headers['Host'] === undefined,
          timeout: PATIENCE,
        }
        const sent = httpRequest(origin, options, (response) => {
          // Long answers may break off before their end.
          response.on('error', () => resolve('closed'))
          response.on('end', () => resolve(response.statusCode ?? 'closed'))
          response.resume()
        })
        sent.on('upgrade', (_response, socket) => socket.destroy())
        sent.on('timeout', () => {
          resolve('too slow')
          sent.destroy()
        })
        sent.on('error', () => resolve('closed'))
        sent.end(body)
      })
    },
    async signIn(role, email, password) {
      await loadToken()
      const headers = { 'Content-Type': 'application/json', 'X-CSRF-TOKEN': token, 'X-Forwarded-For': newAddress() }
      const answer = await fetch(`${origin}/api/v1/session`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ email, password }),
      })
      if (!answer.ok) throw new Error(`Signing in as ${email} was answered ${answer.status}: ${await answer.text()}`)
      cookies.set(
        role,
        answer.headers
          .getSetCookie()
          .map((line) => line.split(';')[0])
          .join('; '),
      )
    },
    async isSignedIn(role) {
      const answer = await fetch(`${origin}/api/v1/session`, {
        headers: { Cookie: cookies.get(role) ?? '', 'X-Forwarded-For': newAddress() },
      })
      await answer.text()
      return answer.ok
    },
    close: () => agent.destroy(),
  }
}

/** Sends a body shorter than its Content-Length, and closes the connection. */
async function sendHalf(
  origin: string,
  call: GeneratedCall,
  headers: Record<string, string>,
  body: string,
): Promise<Outcome> {
  const { hostname, port, host } = new URL(origin)
  const bytes = Buffer.from(body)
  const lines = Object.entries({
    Host: host,
    ...headers,
    'Content-Length': String(bytes.length + call.missingBytes),
  }).map(([name, value]) => `${name}: ${value}\r\n`)
  const socket = connect(Number(port), hostname)
  socket.setTimeout(PATIENCE, () => socket.destroy())
  socket.end(
    Buffer.concat([Buffer.from(`${call.method} ${sendable(call.path)} HTTP/1.1\r\n${lines.join('')}\r\n`), bytes]),
  )
  const answer = await text(socket).catch(() => '')
  const [, status] = /^HTTP\/1\.1 (\d{3})/.exec(answer) ?? []
  return status === undefined ? 'closed' : Number(status)
}

/** Escapes what a request line cannot contain. */
function sendable(path: string): string {
  return sendableHeader(path).replaceAll(' ', '%20')
}

/** Removes what a header cannot contain. */
function sendableHeader(value: string): string {
  return value.toWellFormed().replaceAll(/[^\x20-\x7e]/gu, encodeURIComponent)
}
