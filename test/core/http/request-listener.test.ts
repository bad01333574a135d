import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { createRequestListener, type Answer, type Middleware } from '../../../server/core/http/request-listener.ts'
import { DEFAULT_POLICY } from '../../../server/core/http/security-headers.ts'
import { ask } from '../../ask.ts'

/** Of answers that the listener gives by itself. */
const GUARDS = {
  'content-type': 'text/plain; charset=utf-8',
  'x-content-type-options': 'nosniff',
  'content-security-policy': DEFAULT_POLICY,
}

/** A server whose answers a test makes. */
async function listen(answer: Answer, first?: Middleware) {
  const errors: unknown[] = []
  const log = { info() {}, error: (said: string, cause?: unknown) => void errors.push(said, cause) }
  const server = createServer(createRequestListener({ answer, first, log }))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  return { errors, port, ask: () => ask(`http://127.0.0.1:${port}/`) }
}

test('whatever is thrown for one request ends that request alone', async () => {
  const fault = new Error('a fault of ours')
  const answers: Answer[] = [
    () => {
      throw fault
    },
    () => Promise.reject(fault),
  ]
  for (const answer of answers) {
    const { ask, errors } = await listen(answer)
    for (let again = 0; again < 2; again += 1)
      expect(await ask()).toMatchObject({ status: 500, text: 'Something went wrong', headers: GUARDS })
    expect(errors).toContain(fault)
  }
})

test('an error in what answers first ends that request alone', async () => {
  const { ask } = await listen(
    () => new Response('there'),
    (request, _response, next) => {
      if (request.headers['accept-encoding'] === undefined) throw new Error('a fault of ours')
      next()
    },
  )
  for (let again = 0; again < 2; again += 1) expect(await ask()).toMatchObject({ status: 500, headers: GUARDS })
})

test.each([
  ...['a..b:99999', '..', '-', 'a..b', 'a-', '-a', 'a-.b', 'a b', '.a', 'a:b', '[x]', 'a/b'].map((host) => [host]),
  ['example.org', 'example.org'],
  ['example.org', 'evil.example'],
])('Host %s %s is refused in plain words, before everything else and without a line in the log', async (...hosts) => {
  const { port, errors } = await listen(
    () => new Response('there'),
    () => expect.unreachable(),
  )
  const said = await send(port, hosts)
  expect(said).toMatch(/^HTTP\/1\.1 400 /)
  expect(said).toContain('The Host header or the address is not valid')
  for (const [name, value] of Object.entries(GUARDS)) expect(said.toLowerCase()).toContain(`\r\n${name}: ${value}`)
  expect(errors).toEqual([])
})

test.each([
  'example.org',
  'EXAMPLE.org:8080',
  'xn--h1e.example',
  'site_app:3000',
  '10.0.0.1',
  '[::1]:3000',
  'example.org.',
])('Host %s is answered', async (host) => {
  const { port } = await listen(() => new Response('there'))
  expect(await send(port, [host])).toMatch(/^HTTP\/1\.1 200 /)
})

function send(port: number, hosts: string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.end(`GET / HTTP/1.1\r\n${hosts.map((host) => `Host: ${host}\r\n`).join('')}Connection: close\r\n\r\n`)
  return text(socket)
}
