import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { connect as connectHttp2 } from 'node:http2'
import { join, resolve } from 'node:path'
import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { connect as connectTls, type ConnectionOptions } from 'node:tls'
import { brotliDecompressSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, test, vi } from 'vitest'
import { findNginx } from '../../scripts/nginx.ts'
import { EXTRAS } from '../extras.ts'
import { start, stop } from './program.ts'
import { startBehindNginx, type ProxiedAnswer } from './proxied-site.ts'

/** The example deploy/nginx.conf, with the built server behind it. */
const nginx = process.platform === 'win32' ? undefined : findNginx()
if (!nginx) console.warn('SKIPPED: deploy/nginx.conf is not tried, because there is no nginx on this machine')
/** nginx counts in whole seconds: what it keeps for one may be nearly two old. */
const KEPT = 2_050
const PASSWORD = 'a bridge over the river'
const MAX = 25 * 1024 * 1024

const textOf = ({ headers, body }: ProxiedAnswer) =>
  String(headers['content-encoding'] === 'br' ? brotliDecompressSync(body) : body)
const cacheOf = ({ headers }: ProxiedAnswer) => headers['x-cache']
const tokenOf = (page: string) => /name="csrf-token" content="([^"]+)"/.exec(page)![1]!

/** Makes an owner's account as a person does, and signs in. @returns what the owner's calls carry */
async function signIn({
  ask,
  settings,
}: Awaited<ReturnType<typeof startBehindNginx>>): Promise<Record<string, string>> {
  const script = resolve(import.meta.dirname, '../../scripts/staff.ts')
  const options = ['add', 'owner@example.org', '--role', 'owner', '--password-stdin']
  const made = spawnSync(process.execPath, [script, ...options], {
    env: { PATH: process.env['PATH'], ...settings },
    input: PASSWORD,
    encoding: 'utf8',
  })
  expect(made.stderr).toBe('')
  const headers = { 'Content-Type': 'application/json', 'X-CSRF-TOKEN': tokenOf(textOf(await ask('/contact'))) }
  const answer = await ask('/api/v1/session', {
    method: 'POST',
    headers,
    body: JSON.stringify({ email: 'owner@example.org', password: PASSWORD }),
  })
  expect(answer.status).toBe(200)
  const cookie = answer.headers['set-cookie']!.map((line) => line.split(';')[0]).join('; ')
  expect(cookie).toContain('__Secure-staff.session_token=')
  return { ...headers, Cookie: cookie }
}

describe.skipIf(!nginx)('the example for nginx', () => {
  test('pages come over TLS and HTTP/2, are kept for a moment, and are answered 304', async () => {
    const { ask, origin, plainPort } = await startBehindNginx(nginx!)
    await setTimeout(KEPT)
    const page = await ask('/about')
    expect([page.status, cacheOf(page)]).toEqual([200, 'MISS'])
    expect(page.headers).toMatchObject({
      'strict-transport-security': 'max-age=31536000',
      'content-encoding': 'br',
      'x-frame-options': 'DENY',
    })
    const again = await ask('/about', { headers: { 'Accept-Encoding': 'gzip;q=0.5, deflate, br;q=1.0' } })
    expect([cacheOf(again), textOf(again) === textOf(page)]).toEqual(['HIT', true])
    const plain = await ask('/about', { headers: { 'Accept-Encoding': 'br;q=0' } })
    expect([cacheOf(plain), textOf(plain) === textOf(page), plain.headers['content-encoding']]).toEqual([
      'MISS',
      true,
      undefined,
    ])
    const unchanged = await ask('/about', { headers: { 'If-None-Match': page.headers.etag! } })
    expect([unchanged.status, unchanged.body.length]).toEqual([304, 0])
    await setTimeout(KEPT)
    expect(cacheOf(await ask('/about'))).toBe('REVALIDATED')

    const session = connectHttp2(origin, { rejectUnauthorized: false })
    const [headers] = await once(session.request({ ':path': '/about' }).end(), 'response')
    session.close()
    expect(headers).toMatchObject({ ':status': 200 })
    const moved = await fetch(`http://127.0.0.1:${plainPort}/about?a=b`, {
      redirect: 'manual',
      headers: { Host: 'localhost' },
    })
    expect([moved.status, moved.headers.get('Location')]).toEqual([301, 'https://localhost/about?a=b'])
    // A program that forgets TLS must notice: its key went over the wire.
    const call = await fetch(`http://127.0.0.1:${plainPort}/api/v1/news`, {
      redirect: 'manual',
      headers: { Host: 'localhost' },
    })
    expect([call.status, await call.text()]).toEqual([403, 'Use https\n'])
  })

  test('other hosts of the firm need no TLS, but those below the name of a site that begins with www do', async () => {
    const { ask } = await startBehindNginx(nginx!, {
      'server_name localhost;\n\n': 'server_name localhost www.site.test;\n\n',
    })
    const policyOf = async (Host?: string) =>
      (await ask('/about', { headers: { ...(Host && { Host }) } })).headers['strict-transport-security']
    expect(await policyOf()).toBe('max-age=31536000')
    expect(await policyOf('www.site.test')).toBe('max-age=31536000; includeSubDomains')
  })

  test('answers of nginx itself have nosniff and a policy too, and others have each header once', async () => {
    const { ask, first } = await startBehindNginx(nginx!)
    const guardsOf = async (path: string, method = 'GET') => {
      const { status, headers } = await ask(path, { method })
      return [status, headers['x-content-type-options'], headers['content-security-policy']]
    }
    const own = ['nosniff', "default-src 'none'; frame-ancestors 'none'"]
    expect(await guardsOf('/metrics')).toEqual([404, ...own])
    expect(await guardsOf('/about', 'DELETE')).toEqual([405, ...own])
    await guardsOf('/about')
    for (const path of ['/about', '/about', '/nothing', '/api/v1/news'])
      expect(await guardsOf(path), path).toEqual([
        expect.any(Number),
        'nosniff',
        expect.stringMatching(/^default-src[^,]*$/),
      ])
    expect(await stop(first)).toBe(0)
    expect(await guardsOf('/services')).toEqual([502, ...own])
    await setTimeout(KEPT)
    expect(await guardsOf('/about')).toEqual([200, 'nosniff', expect.stringMatching(/^default-src[^,]*$/)])
  })

  test('the log of requests has no query and no token of a link, nor has the page that led to one', async () => {
    const { ask, folder } = await startBehindNginx(nginx!)
    const Referer = 'https://localhost/news/a?preview=secret1'
    await ask('/news/a?preview=secret2&search=bridge', { headers: { Referer } })
    for (const path of ['/confirm/secret3', '/ne/confirm/secret4', '/%63onfirm/secret5'])
      await ask(path, { headers: { Referer: 'https://localhost/confirm/secret6' } })
    // nginx writes a line after the answer has gone out.
    const log = await vi.waitFor(() => {
      const text = readFileSync(join(folder, 'access.log'), 'utf8')
      expect(text.match(/"GET \/confirm\/- HTTP/g)).toHaveLength(3)
      return text
    })
    expect(log).not.toMatch(/secret|bridge/)
    expect(log).toMatch(/^127\.0\.0\.5 - .* "GET \/news\/a HTTP\/1\.1" 403 \d+ "https:\/\/localhost\/news\/a" "/m)
  })

  test('a name that is not the site gets no answer, and old versions of TLS do not either', async () => {
    const { port } = await startBehindNginx(nginx!)
    const connected = (options: ConnectionOptions) =>
      once(connectTls({ port, host: '127.0.0.1', rejectUnauthorized: false, ...options }), 'secureConnect')
    await connected({ servername: 'localhost' })
    await expect(connected({ servername: 'other.example' })).rejects.toThrow('unrecognized name')
    await expect(connected({})).rejects.toThrow('unrecognized name')
    const old = {
      servername: 'localhost',
      minVersion: 'TLSv1',
      maxVersion: 'TLSv1.1',
      ciphers: 'ALL:@SECLEVEL=0',
    } as const
    await expect(connected(old)).rejects.toThrow('protocol version')
    const by = (ciphers: string) => connected({ servername: 'localhost', maxVersion: 'TLSv1.2', ciphers })
    await by('ECDHE-ECDSA-AES256-GCM-SHA384')
    await expect(by('ECDHE-ECDSA-AES128-SHA:AES128-SHA:AES128-GCM-SHA256')).rejects.toThrow('handshake failure')
  })

  test('strangers read one word of its health, never from the cache, and no metrics; each answer has an id', async () => {
    const { ask, first } = await startBehindNginx(nginx!)
    const [live, ready, metrics] = [await ask('/health/live'), await ask('/health/ready'), await ask('/metrics')]
    expect([live.status, textOf(live)]).toEqual([200, 'live\n'])
    expect([cacheOf(ready), textOf(ready)]).toEqual([undefined, expect.stringMatching(/^(?:ready|degraded)\n$/)])
    expect([metrics.status, textOf(metrics)]).toEqual([404, expect.not.stringContaining('process_')])
    const direct = await fetch(`${first.origin}/metrics`)
    const isThere = EXTRAS.some(({ addresses }) => addresses?.includes('/metrics'))
    expect([direct.status, (await direct.text()).includes('process_')]).toEqual(isThere ? [200, true] : [404, false])
    const ids = [await ask('/about'), await ask('/about')].map(({ headers }) => headers['x-request-id'])
    expect(ids).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), expect.stringMatching(/^[0-9a-f]{32}$/)])
    expect(ids[0]).not.toBe(ids[1])
    expect(await stop(first)).toBe(0)
    expect((await ask('/health/ready')).status).toBe(502)
  })

  test('staff see an edit at once, visitors two seconds later, and nothing of staff is kept', async () => {
    const site = await startBehindNginx(nginx!)
    const staff = await signIn(site)
    await site.ask('/about/teams')
    const add = (name: string) =>
      site.ask('/api/v1/teams', { method: 'POST', headers: staff, body: JSON.stringify({ name, publish: true }) })
    expect((await add('Gita Sample')).status).toBe(201)
    const forStaff = await site.ask('/about/teams', { headers: staff })
    expect([cacheOf(forStaff), textOf(forStaff).includes('Gita Sample')]).toEqual(['BYPASS', true])
    await setTimeout(KEPT)
    expect(textOf(await site.ask('/about/teams')).includes('Gita Sample')).toBe(true)
    // Not even where nobody has asked for a while, and the first who does is still waiting.
    expect((await add('Hari Sample')).status).toBe(201)
    await setTimeout(KEPT)
    const visitors = await Promise.all(Array.from({ length: 8 }, () => site.ask('/about/teams')))
    expect(visitors.map((page) => textOf(page).includes('Hari Sample'))).not.toContain(false)

    const list = await site.ask('/api/v1/messages', { headers: staff })
    expect([list.status, (await site.ask('/api/v1/messages')).status]).toEqual([200, 401])
    expect((await site.ask('/admin')).headers['cache-control']).toBe('no-store')
  })

  test('cached pages are answered while the server is unavailable, and new ones as soon as it is back', async () => {
    const { ask, first, settings } = await startBehindNginx(nginx!)
    const page = textOf(await ask('/about'))
    expect(await stop(first)).toBe(0)
    await setTimeout(KEPT)
    const stale = await ask('/about')
    expect([stale.status, cacheOf(stale), textOf(stale) === page]).toEqual([200, 'STALE', true])
    expect((await ask('/services')).status).toBe(502)
    await start(settings)
    expect((await ask('/services')).status).toBe(200)
    expect(cacheOf(await ask('/about'))).toMatch(/REVALIDATED|EXPIRED/)
  })

  test('messages and uploads of 25 MB pass, with the address of who sent them', async () => {
    const site = await startBehindNginx(nginx!)
    const staff = await signIn(site)
    const message = JSON.stringify({ name: 'Maya', email: 'maya@example.org', subject: 'A', message: 'B' })
    const headers = { 'Content-Type': 'application/json', 'X-CSRF-TOKEN': staff['X-CSRF-TOKEN']! }
    expect((await site.ask('/api/v1/contact-us', { method: 'POST', headers, body: message })).status).toBe(201)
    const picture = await sharp({ create: { width: 640, height: 400, channels: 3, background: '#0b5c5f' } })
      .jpeg()
      .toBuffer()
    // Bytes behind the end of a JPEG are no part of it.
    const file = Buffer.concat([picture, Buffer.alloc(MAX - picture.length)])
    const upload = await site.ask('/api/v1/pictures?name=large.jpg', {
      method: 'POST',
      headers: { ...staff, 'X-Forwarded-For': '192.0.2.66', 'Content-Type': 'image/jpeg' },
      body: file,
    })
    expect(upload.status).toBe(201)
    const audit = JSON.parse(textOf(await site.ask('/api/v1/audit', { headers: staff }))) as {
      data: { address: string }[]
    }
    expect(audit.data[0], 'not the one of the proxy, nor one that the visitor wrote himself').toMatchObject({
      address: '127.0.0.5',
    })
    const { data } = JSON.parse(textOf(upload))
    const part = { headers: { Range: 'bytes=10-29' } }
    const address = data.picture.url
    for (const state of ['MISS', 'HIT']) {
      const range = await site.ask(address, part)
      expect([range.status, range.body.length, cacheOf(range)]).toEqual([206, 20, state])
    }
    expect((await site.ask(address, { headers: { Range: 'bytes=99999999-' } })).status).toBe(416)
    expect(readdirSync(join(site.folder, 'client_body')), 'nothing of it was written to the disk of nginx').toEqual([])
    const tooLarge = await site.ask('/api/v1/contact-us', {
      method: 'POST',
      headers,
      body: 'x'.repeat(1024 * 1024 + 1),
    })
    expect(tooLarge.status).toBe(413)
  })

  test('methods that the site does not have are refused before the server', async () => {
    const { ask, first } = await startBehindNginx(nginx!)
    expect(await stop(first)).toBe(0)
    const pages = 'GET, HEAD, POST'
    for (const [path, method, status, allow] of [
      ['/contact', 'PUT', 405, pages],
      ['/contact', 'PATCH', 405, pages],
      ['/about', 'DELETE', 405, pages],
      ['/admin/assets/a.js', 'OPTIONS', 405, pages],
      ['/contact', 'POST', 502, undefined],
      ['/api/v1/projects/1', 'PATCH', 502, undefined],
      ['/api/v1/projects', 'PROPFIND', 405, `${pages}, PUT, PATCH, DELETE`],
    ] as const) {
      const answer = await ask(path, { method, body: 'name=%3C' })
      expect([path, method, answer.status, answer.headers.allow]).toEqual([path, method, status, allow])
    }
  })

  test.each([
    ['/contact', 301],
    ['/api/v1/contact-us', 301],
    ['/assets/a.js', 2],
    ['/admin', 2],
  ])('a body for %s that is larger than any it takes is refused', async (path, kilobytes) => {
    const { ask } = await startBehindNginx(nginx!)
    const answer = await ask(path, { method: 'POST', body: 'x'.repeat(kilobytes * 1024) })
    expect([answer.status, String(answer.body)]).toEqual([413, expect.stringContaining('nginx')])
  })

  test.each([
    ['searches', '/projects?search=bridge', 41],
    ['searches of the API', '/api/v1/projects?search=bridge', 41],
    ['searches of the whole site', '/search?q=bridge', 41],
    ['searches of the whole site by the API', '/api/v1/search?q=bridge', 41],
    ['pages', '/about', 201],
    ['calls of the API', '/api/v1/services', 201],
  ])('an address that sends too many %s at once is answered 429, another one is served', async (_what, path, most) => {
    // So slow that the test need not be quick: the burst is what is counted.
    const { askMany } = await startBehindNginx(nginx!, { 'rate=50r/s': 'rate=1r/m', 'rate=10r/s': 'rate=1r/m' })
    const answers = await askMany(path, most + 10, '127.0.0.6')
    const refused = answers.filter((headers) => headers[':status'] === 429)
    expect([answers.filter((headers) => headers[':status'] === 200).length, refused.length]).toEqual([most, 10])
    expect(refused[0]!['retry-after']).toBe('2')
    expect((await askMany(path, 1, '127.0.0.7'))[0]![':status']).toBe(200)
  })
})
