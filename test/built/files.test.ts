import { globSync } from 'node:fs'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { start, temporaryFolder } from './program.ts'

/** How the built server answers what has no page: files of the build, and the API's own description. */
const script = globSync('assets/framework-*.js', { cwd: resolve(import.meta.dirname, '../../build/client') })[0]!

async function ask(address: string, headers: Record<string, string> = {}): Promise<IncomingMessage> {
  const [response] = (await once(
    httpRequest(address, { headers: { 'Accept-Encoding': 'br', ...headers } }).end(),
    'response',
  )) as [IncomingMessage]
  response.resume()
  return response
}

test('files of the build are kept for ever, come compressed, and are not sent again to who has them', async () => {
  const { origin } = await start({ DATA_DIR: temporaryFolder(), SAMPLE_CONTENT: '0' })
  const { statusCode, headers } = await ask(`${origin}/${script}`)
  expect([statusCode, headers['content-encoding'], headers['vary']]).toEqual([200, 'br', 'Accept-Encoding'])
  const since = await ask(`${origin}/${script}`, { 'If-Modified-Since': headers['last-modified']! })
  expect(since.statusCode).toBe(304)
  expect(since.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept-Encoding',
    'x-content-type-options': 'nosniff',
  })
  expect((await ask(`${origin}/${script}`, { 'If-Modified-Since': 'Thu, 01 Jan 2026 00:00:00 GMT' })).statusCode).toBe(
    200,
  )
  const gone = await ask(`${origin}/assets/framework-00000000.js`)
  expect([gone.statusCode, gone.headers['cache-control'], gone.headers['content-type']]).toEqual([
    404,
    'no-store',
    'text/plain; charset=UTF-8',
  ])
})

test('the API describes itself', async () => {
  const { origin, said } = await start({ DATA_DIR: temporaryFolder(), SAMPLE_CONTENT: '0' })
  expect((await ask(`${origin}/api/v1/`)).statusCode).toBe(200)
  expect((await ask(`${origin}/api/v1/openapi.json`)).statusCode).toBe(200)
  expect(said.errors).toBe('')
})
