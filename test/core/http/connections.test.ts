import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { TIMEOUTS, watchConnections } from '../../../server/core/http/connections.ts'

const LARGE = 'x'.repeat(20 * 1024 * 1024)

/** Answers /slow when the test says so, /large with 20 MiB, and everything else at once. */
async function listen() {
  const slow = Promise.withResolvers<void>()
  /** Traffic that the server has seen: addresses asked for, and connections. */
  const seen = { asked: 0, connected: 0 }
  const answer: RequestListener = async (request, response) => {
    seen.asked += 1
    if (request.url === '/slow') await slow.promise
    response.end(request.url === '/large' ? LARGE : 'answered')
  }
  const server = createServer(answer)
  const close = watchConnections(server)
  server.on('connection', () => (seen.connected += 1))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => server.closeAllConnections())
  const open = async () => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
    await once(socket, 'connect')
    return { send: (words: string) => socket.write(words), socket, readAll: () => text(socket) }
  }
  return { server, close, open, seen, answerSlow: slow.resolve }
}

/** @returns the code of the error, or `connected`: the system may take one more before it has closed the port */
async function tryToConnect(port: number) {
  const socket = connect(port, '127.0.0.1')
  return once(socket, 'connect')
    .then(
      () => 'connected',
      ({ code }: NodeJS.ErrnoException) => code,
    )
    .finally(() => socket.destroy())
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`

test('a running request is answered when the server stops, and its connection is closed', async () => {
  const { close, open, seen, answerSlow } = await listen()
  const connections = await Promise.all([open(), open(), open()])
  for (const { send } of connections) send(get('/first') + get('/slow'))
  const all = Promise.all(connections.map(({ readAll }) => readAll()))
  await vi.waitFor(() => expect(seen.asked).toBe(6), { timeout: 10_000 })
  const closed = close()
  answerSlow()
  for (const said of await all) {
    expect(said.match(/HTTP\/1.1 200 OK/g)).toHaveLength(2)
    expect(said).toMatch(/Connection: keep-alive[^]*Connection: close\r\n[^]*answered$/)
  }
  await closed
})

test('a request that is on its way when the server stops is answered, also in two pieces', async () => {
  const { close, open, seen } = await listen()
  const [used, fresh, halfway, slow] = await Promise.all([open(), open(), open(), open()])
  const all = Promise.all([used, fresh, halfway, slow].map(({ readAll }) => readAll()))
  used.send(get('/first'))
  halfway.send('GET /late HTTP')
  await vi.waitFor(() => expect(seen).toEqual({ asked: 1, connected: 4 }), { timeout: 10_000 })
  const closed = close()
  used.send(get('/late'))
  fresh.send(get('/late'))
  slow.send('GET ')
  await setTimeout(700)
  halfway.send('/1.1\r\nHost: a\r\n\r\n')
  slow.send('/late HTTP/1.1\r\nHost: a\r\n\r\n')
  for (const said of await all) expect(said).toMatch(/Connection: close\r\n[^]*answered$/)
  await closed
})

test('an answer that is written but not read yet arrives in full', async () => {
  const { close, open } = await listen()
  const reader = await open()
  reader.send(get('/large'))
  await once(reader.socket, 'readable')
  const closed = close()
  await setTimeout(700)
  expect((await reader.readAll()).endsWith(LARGE)).toBe(true)
  await closed
})

test('idle connections are closed at once, and new ones are refused', async () => {
  const { server, close, open, seen } = await listen()
  const idle = await open()
  await vi.waitFor(() => expect(seen.connected).toBe(1))
  const port = (server.address() as AddressInfo).port
  const began = Date.now()
  const closed = close()
  await expect.poll(() => tryToConnect(port)).toBe('ECONNREFUSED')
  expect(await idle.readAll()).toBe('')
  await closed
  expect(Date.now() - began).toBeLessThan(3_000)
})

test('an idle connection stays open for longer than nginx keeps it', () => {
  const { keepAliveTimeout, headersTimeout, requestTimeout, connectionsCheckingInterval } = TIMEOUTS
  expect(keepAliveTimeout).toBeGreaterThan(60_000)
  expect(headersTimeout).toBeLessThan(requestTimeout)
  expect(headersTimeout + connectionsCheckingInterval).toBeLessThanOrEqual(20_000)
})

test('a head that arrives letter by letter is cut off in time', async () => {
  const sooner = Object.fromEntries(Object.entries(TIMEOUTS).map(([name, time]) => [name, time / 50]))
  const server = createServer(sooner, (_request, response) => void response.end()).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.write('GET / HTTP/1.1\r\n')
  const drip = setInterval(() => socket.write('x'), 20)
  onTestFinished(() => clearInterval(drip))
  // Not to its end: a letter that arrives after the answer resets the connection.
  const [answer] = await once(socket.setEncoding('utf8'), 'data')
  expect(answer).toContain('408 Request Timeout')
})
