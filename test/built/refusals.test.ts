import { once } from 'node:events'
import { Agent, request as httpRequest } from 'node:http'
import { connect } from 'node:net'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { createCsrfTokens } from '../../server/core/accounts/csrf.ts'
import { ask } from '../ask.ts'
import { start, temporaryFolder, type Program } from './program.ts'

/** Refusals of the built product before it renders a page: methods, bodies, tokens and addresses that no browser sends. */
const APP_SECRET = 'a secret of the test, longer than 32 characters'
const HOUR = 60 * 60 * 1000
const MIB = 1024 * 1024

const MESSAGE = { name: 'माया', email: 'maya@example.org', subject: 'पुल', message: 'पुल कहिले बन्छ?' }

/** Values in the form of a Nepali page. */
async function returned(answer: Response): Promise<string | undefined> {
  const page = await answer.text()
  expect(page).toContain('<html lang="ne"')
  return /<textarea[^>]*>([^<]*)/.exec(page)?.[1]
}

const startEmpty = () => start({ DATA_DIR: temporaryFolder(), SAMPLE_CONTENT: '0', APP_SECRET })

function postForm({ origin }: Program, fields: Record<string, string>): Promise<Response> {
  return fetch(`${origin}/contact`, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })
}

/** Sends so many pieces of a body, without saying its length, as browsers do: the connection is to stay open. */
async function send(
  address: string,
  method: string,
  count: number,
  piece: string,
): Promise<{ status: number | undefined; body: string }> {
  const call = httpRequest(address, {
    method,
    agent: new Agent({ keepAlive: true }),
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  })
  // A server does not read for ever: it may close the connection, and its answer may be lost by that.
  call.on('error', () => {})
  Readable.from(Array.from({ length: count }, () => piece)).pipe(call)
  const [response] = await once(call, 'response').catch(() => [])
  if (!response) return { status: undefined, body: '' }
  return { status: response.statusCode, body: await text(response).catch(() => '') }
}

/** Sends bytes as they are. @returns the status line of the answer, '' where the connection was only closed */
async function sendRaw({ origin }: Program, head: string): Promise<string> {
  const { port, hostname } = new URL(origin)
  const socket = connect(Number(port), hostname)
  socket.end(head)
  return (await text(socket)).split('\r\n')[0]!
}

test('a body with two lengths, or a length in another spelling, is refused: no second request hides behind the first', async () => {
  const program = await startEmpty()
  const hidden = 'GET /health/live HTTP/1.1\r\nHost: localhost\r\n\r\n'
  for (const lengths of [
    `Content-Length: ${hidden.length}\r\nTransfer-Encoding: chunked`,
    `Transfer-Encoding: chunked\r\nContent-Length: ${hidden.length}`,
    `Content-Length: 5\r\nContent-Length: ${hidden.length}`,
    'Transfer-Encoding: xchunked',
    'Content-Length: +5',
    'Transfer-Encoding : chunked',
  ]) {
    const head = `POST /contact HTTP/1.1\r\nHost: localhost\r\n${lengths}\r\n\r\n0\r\n\r\n${hidden}`
    expect(await sendRaw(program, head), lengths).toMatch(/^HTTP\/1\.1 400 /)
  }
})

test('62 MB of angle brackets by PUT are refused, and the server lives on', async () => {
  const program = await startEmpty()
  const { status, body } = await send(`${program.origin}/contact`, 'PUT', 62, `name=${'<'.repeat(MIB)}`)
  expect([405, undefined]).toContain(status)
  expect(body.length).toBeLessThan(200)
  expect((await fetch(`${program.origin}/`)).status).toBe(200)
  expect(program.said.errors).toBe('')
})

test('methods but GET, HEAD and POST are possible at no page, picture, file or staff screen', async () => {
  const program = await startEmpty()
  const allowed: Record<string, string> = {}
  for (const method of ['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND']) {
    for (const path of [
      '/',
      '/contact',
      '/contact.data',
      '/nothing',
      '/media/pictures/a/b.jpg',
      '/assets/a.js',
      '/admin',
      '/hydration/contact',
      '/favicon.svg',
    ]) {
      const answer = await ask(program.origin + path, {}, method)
      expect(answer.status, `${method} ${path}`).toBe(405)
      allowed[path] = answer.headers.allow!
    }
  }
  expect(allowed).toMatchObject({
    '/': 'GET, HEAD',
    '/contact': 'GET, HEAD, POST',
    '/contact.data': 'GET, HEAD',
    '/admin': 'GET, HEAD',
  })
  expect((await ask(`${program.origin}/news`, {}, 'POST')).status).toBe(405)
  expect((await ask(`${program.origin}/api/v1/news`, {}, 'TRACE')).status).toBe(405)
  expect((await ask(`${program.origin}/api/v1/news`, {}, 'OPTIONS')).headers.allow).toBe('GET, HEAD, POST')
})

test('a form with a forged token, or with none, costs the server no page', async () => {
  const program = await startEmpty()
  for (const csrf of ['', 'forged.token']) {
    const answer = await postForm(program, { csrf, name: 'X'.repeat(200_000) })
    expect(answer.status).toBe(403)
    const page = await answer.text()
    expect(page).toContain('not sent')
    expect(page.length).toBeLessThan(2_000)
  }
})

test('a form whose token has expired comes back with what was typed, cut to the bounds of the fields', async () => {
  const program = await startEmpty()
  const csrf = createCsrfTokens(APP_SECRET, () => Date.now() - 30 * HOUR).create()
  const answer = await postForm(program, {
    csrf,
    name: 'N'.repeat(100_000),
    email: 'maya@example.org',
    subject: 'A bridge',
    message: 'How long?',
  })
  expect(answer.status).toBe(403)
  const page = await answer.text()
  expect(/<textarea[^>]*>([^<]*)/.exec(page)?.[1]).toBe('How long?')
  expect(page.includes('Your message was not sent')).toBe(true)
  expect(Math.max(...[...page.matchAll(/N+/g)].map(([run]) => run.length))).toBe(200)
})

test('a form that is too large, of too many fields or of another kind is refused', async () => {
  const program = await startEmpty()
  const csrf = createCsrfTokens(APP_SECRET).create()
  for (let count = 0; count < 10; count += 1) {
    expect((await send(`${program.origin}/contact`, 'POST', 40, 'x'.repeat(50_000))).status).toBe(413)
  }
  const many = await fetch(`${program.origin}/contact`, {
    method: 'POST',
    body: new URLSearchParams([['csrf', csrf], ...Array.from({ length: 20_000 }, () => ['name', 'a'])]),
  })
  expect(many.status).toBe(400)
  const parts = new FormData()
  parts.set('csrf', csrf)
  expect((await fetch(`${program.origin}/contact`, { method: 'POST', body: parts })).status).toBe(415)
})

test('/ne/contact refuses in Nepali, and gives back the typed text', async () => {
  const program = await startEmpty()
  const post = (fields: Record<string, string>, csrf: string) =>
    fetch(`${program.origin}/ne/contact`, {
      method: 'POST',
      body: new URLSearchParams({ csrf, ...MESSAGE, ...fields }),
      redirect: 'manual',
    })
  const [genuine, expired] = [0, 30 * HOUR].map((age) =>
    createCsrfTokens(APP_SECRET, () => Date.now() - age).create(),
  ) as [string, string]
  const late = await post({}, expired)
  expect([late.status, await returned(late)]).toEqual([403, MESSAGE.message])
  const wrong = await post({ email: 'maya' }, genuine)
  expect([wrong.status, await returned(wrong)]).toEqual([422, MESSAGE.message])
  const forged = await post({}, 'a.b')
  const parts = new FormData()
  parts.set('csrf', genuine)
  for (const [status, answer] of [
    [403, forged],
    [405, await fetch(`${program.origin}/ne/contact`, { method: 'PUT' })],
    [415, await fetch(`${program.origin}/ne/contact`, { method: 'POST', body: parts })],
  ] as const) {
    expect([answer.status, /[ऀ-ॿ]{3}/.test(await answer.text())]).toEqual([status, true])
  }
  const large = await send(`${program.origin}/ne/contact`, 'POST', 40, 'x'.repeat(10_000))
  expect([large.status, /[ऀ-ॿ]{3}/.test(large.body)]).toEqual([413, true])
})

test('bad hosts and targets are answered 400 in plain words, and leave no line in the log', async () => {
  const program = await startEmpty()
  for (const host of ['256.256.256.256', 'a..b:99999', '[::1', 'a b', 'a/b', '%zz', '999999999999']) {
    for (const path of [
      '/',
      '/api/v1/news',
      '/admin',
      '/media/pictures/a/b.jpg',
      '/assets/a.js',
      '/contact?reference=x',
    ]) {
      expect(
        await sendRaw(program, `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`),
        `${host} ${path}`,
      ).toBe('HTTP/1.1 400 Bad Request')
    }
  }
  for (const path of [
    '/news/%00',
    '/%00',
    '/projects?search=%00',
    '/media/pictures/a/%00.jpg',
    '/assets/%00',
    '/admin/%00',
    '/api/v1/news/slug/%00',
    '/news/%E0%A4%A',
    '*',
    'http://256.256.256.256/',
  ]) {
    expect(await sendRaw(program, `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`), path).toBe(
      'HTTP/1.1 400 Bad Request',
    )
  }
  expect((await fetch(`${program.origin}/%0A`)).status).toBe(404)
  expect(await sendRaw(program, 'CONNECT example.org:443 HTTP/1.1\r\nHost: example.org\r\n\r\n')).not.toContain('200')
  expect((await fetch(`${program.origin}/`)).status).toBe(200)
  expect(program.said.errors).toBe('')
})
