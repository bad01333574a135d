import { once } from 'node:events'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { text } from 'node:stream/consumers'
import { describe, expect, onTestFinished, test } from 'vitest'
import { findCaddy, startCaddy } from '../../scripts/caddy.ts'
import { freePort } from '../../scripts/free-port.ts'
import { run, start, stop, temporaryFolder } from './program.ts'

/** The example deploy/Caddyfile, with the built server behind it. */
const caddy = process.platform === 'win32' ? undefined : findCaddy()
if (!caddy) console.warn('SKIPPED: deploy/Caddyfile is not tried, because there is no Caddy on this machine')

async function startBehindCaddy() {
  const [serverPort, port] = [await freePort(), await freePort()]
  const settings = {
    PORT: String(serverPort),
    PUBLIC_URL: `https://localhost:${port}`,
    TRUSTED_PROXIES: '127.0.0.1',
    DATA_DIR: temporaryFolder(),
    SAMPLE_CONTENT: '0',
  }
  const server = await start(settings)
  const front = await startCaddy(caddy!, temporaryFolder(), { serverPort, port })
  onTestFinished(front.stop)
  const answerTo = async (call: ReturnType<typeof httpRequest>) => {
    const [response] = (await once(call.end(), 'response')) as [IncomingMessage]
    return { status: response.statusCode, headers: response.headers, body: await text(response) }
  }
  const ask = (path: string, headers = {}) =>
    answerTo(httpsRequest(`${settings.PUBLIC_URL}${path}`, { headers, rejectUnauthorized: false, agent: false }))
  const askPlain = (path: string) => answerTo(httpRequest(`http://localhost:${front.plainPort}${path}`))
  return { ask, askPlain, server, settings }
}

describe.skipIf(!caddy)('the example for Caddy', () => {
  test('pages come over TLS, name HTTP/3, and keep the headers of the server', async () => {
    const { ask, askPlain, settings } = await startBehindCaddy()
    const { status, headers } = await ask('/about', { 'Accept-Encoding': 'br' })
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'alt-svc': expect.stringContaining('h3='),
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'content-encoding': 'br',
      'x-frame-options': 'DENY',
    })
    expect((await ask('/metrics')).status).toBe(404)
    expect(await askPlain('/about')).toMatchObject({
      status: 301,
      headers: { location: `${settings.PUBLIC_URL}/about` },
    })
    expect((await askPlain('/api/v1/projects')).status).toBe(403)
  })

  test('a request waits while the server starts again, and is told when it stays away', async () => {
    const { ask, server, settings } = await startBehindCaddy()
    expect(await stop(server)).toBe(0)
    const waiting = ask('/about')
    const again = await run(settings)
    expect((await waiting).status).toBe(200)
    expect(await stop(again)).toBe(0)
    expect(await ask('/about')).toMatchObject({ status: 502, body: expect.stringMatching(/try again in a minute/) })
  })
})
