import { createServer, request as httpRequest, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { expect, onTestFinished, test } from 'vitest'
import { createTestApp } from '../../create-test-app.ts'

const MESSAGE = JSON.stringify({ name: 'Maya', email: 'maya@example.org', subject: 'A', message: 'B' })

/** The API as the server answers it: requests of @hono/node-server are not quite those of the platform. */
async function listen(): Promise<{ server: Server; port: number }> {
  const { api } = await createTestApp('sqlite')
  const server = createServer(getRequestListener((request) => api.fetch(request), { overrideGlobalObjects: false }))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { server, port: (server.address() as AddressInfo).port }
}

/** Posts pieces, with the length said beforehand or not. @returns the status of the answer */
function post(port: number, pieces: string[], headers: Record<string, string | number> = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const path = '/api/v1/contact-us'
    const options = { host: '127.0.0.1', port, path, method: 'POST', agent: false as const }
    const call = httpRequest(
      { ...options, headers: { 'Content-Type': 'application/json', ...headers } },
      (response) => {
        response.resume()
        resolve(response.statusCode ?? 0)
      },
    )
    call.on('error', reject)
    for (const piece of pieces) call.write(piece)
    call.end()
  })
}

test('a message with a Content-Length is accepted', async () => {
  const { port } = await listen()
  expect(await post(port, [MESSAGE], { 'Content-Length': MESSAGE.length })).toBe(201)
})

test('a chunked message is accepted', async () => {
  const { port } = await listen()
  expect(await post(port, [MESSAGE.slice(0, 9), MESSAGE.slice(9)])).toBe(201)
})

test('a body that says it is too large is refused before it is read', async () => {
  const { port } = await listen()
  expect(await post(port, [], { 'Content-Length': 10_000_000, Expect: '100-continue' })).toBe(413)
})

test('a body that turns out too large is refused while it comes', async () => {
  const { port } = await listen()
  expect(
    await post(
      port,
      Array.from({ length: 40 }, () => 'x'.repeat(10_000)),
    ),
  ).toBe(413)
})
