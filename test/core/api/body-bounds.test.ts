import { expect, test } from 'vitest'
import { REQUEST_BODY_BYTES } from '../../../contract/limits.ts'
import { signIn } from '../accounts/staff.ts'
import { createTestApp } from '../../create-test-app.ts'

interface Operation {
  requestBody?: { content: Record<string, unknown> }
}

/** The body of a call, as JSON that is a byte too long. */
const LONG = JSON.stringify('x'.repeat(REQUEST_BODY_BYTES - 1))

test('every call that takes JSON refuses more of it than its bound, also in pieces without a length', async () => {
  const app = await createTestApp('sqlite')
  const owner = await signIn(app, 'owner')
  const { paths } = (await (await app.request('/openapi.json')).json()) as {
    paths: Record<string, Record<string, Operation>>
  }
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([, { requestBody }]) => requestBody?.content['application/json'])
      .map(([method]) => ({
        method: method.toUpperCase(),
        path: path
          .replace('/api/v1', '')
          .replace('{entity}', 'news')
          .replaceAll(/\{\w+\}/g, '1'),
      })),
  )
  expect(calls.length).toBeGreaterThan(30)
  for (const { method, path } of calls) {
    const pieces = new ReadableStream<Uint8Array>({
      start(controller) {
        for (let start = 0; start < LONG.length; start += 65_536)
          controller.enqueue(new TextEncoder().encode(LONG.slice(start, start + 65_536)))
        controller.close()
      },
    })
    const init = {
      method,
      body: pieces,
      duplex: 'half',
      headers: { 'Content-Type': 'application/json', Cookie: owner.cookie() },
    } as RequestInit
    expect((await app.request(path, init)).status, `${method} ${path}`).toBe(413)
  }
})

test('JSON that is nested deeper than any stack is a client error', async () => {
  const app = await createTestApp('sqlite')
  const owner = await signIn(app, 'owner')
  const depth = 50_000
  for (const body of [
    '['.repeat(depth) + ']'.repeat(depth),
    `${'{"translations":'.repeat(depth / 5)}1${'}'.repeat(depth / 5)}`,
    '['.repeat(depth),
  ]) {
    for (const [method, path] of [
      ['POST', '/news'],
      ['PATCH', '/projects/1'],
      ['POST', '/contact-us'],
      ['PUT', '/content/news/order'],
    ] as const) {
      const answer = await app.request(path, {
        method,
        body,
        headers: { 'Content-Type': 'application/json', Cookie: owner.cookie() },
      })
      expect(answer.status, `${method} ${path}`).toBeLessThan(500)
    }
  }
  expect(app.errors).toEqual([])
})

test('an interrupted body is a client error', async () => {
  const app = await createTestApp('sqlite')
  const body = new ReadableStream({
    pull(controller) {
      controller.error(new Error('the connection was closed'))
    },
  })
  const answer = await app.request('/contact-us', {
    method: 'POST',
    body,
    duplex: 'half',
    headers: { 'Content-Type': 'application/json' },
  } as RequestInit)
  expect(answer.status).toBe(400)
  expect(app.errors).toEqual([])
})
