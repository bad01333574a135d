import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { readLogSettings } from '../../../server/core/process/config-values.ts'
import { createLog, isJournalStream, type LogSettings } from '../../../server/core/process/log.ts'
import { createRequestListener } from '../../../server/core/http/request-listener.ts'
import { readRequestContext, runWithContext } from '../../../server/core/process/request-context.ts'
import { createCachedSite } from '../delivery/cached-site.ts'
import { ask } from '../../ask.ts'

const UUID = /^[0-9a-f-]{36}$/
const TRACE_ID = '4bf92f3577b34da6a3ce929d0e0e4736'
const CONTEXT = { requestId: 'a-1', traceId: TRACE_ID }

function openLog(settings: Partial<LogSettings> = {}) {
  const lines: [string, string][] = []
  const write = (stream: string, text: string) => void lines.push([stream, text])
  const log = createLog({ format: 'plain', dataDir: tmpdir(), isJournal: false, write, ...settings })
  return { log, lines, texts: () => lines.map(([, text]) => text) }
}

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-23T04:00:00Z') }))
afterEach(() => void vi.useRealTimers())

test('a plain line has the time, the request and the stack of an error', () => {
  const { log, lines } = openLog()
  log.info('Site   http://localhost')
  runWithContext(CONTEXT, () => log.error('GET /news', new Error('broken')))
  expect(lines[0]).toEqual(['out', 'Site   http://localhost'])
  expect(lines[1]![0]).toBe('error')
  expect(lines[1]![1]).toMatch(/^2026-11-23T04:00:00.000Z error: GET \/news \(request a-1\)\nError: broken\n +at /)
})

test('a line has no query, the cause of an error, and words for an answer that was thrown', () => {
  const { log, texts } = openLog()
  const fault = { status: 500, statusText: '', internal: false, data: { message: 'Something went wrong' } }
  log.error('GET https://a.example/contact?email=maya@example.org could not be sent', fault)
  log.error('GET /news', new Error('Outer', { cause: new Error('No table /x?name=Maya') }))
  expect(texts()[0]).toContain('error: GET https://a.example/contact could not be sent\n500 Something went wrong')
  expect(texts()[1]).toMatch(/Error: Outer\n[^]*caused by Error: No table \/x\n/)
  expect(texts().join()).not.toMatch(/[Mm]aya|object Object/)
})

test('as JSON, each line is one object, whatever the text has in it', () => {
  const { log, texts } = openLog({ format: 'json', isJournal: true })
  log.info('two\nlines')
  runWithContext(CONTEXT, () => log.error('GET /news', new Error('broken')))
  expect(texts().every((text) => !text.includes('\n'))).toBe(true)
  const [first, second] = texts().map((text) => JSON.parse(text) as object)
  expect(first).toEqual({ level: 'info', time: '2026-11-23T04:00:00.000Z', message: 'two\nlines' })
  expect(second).toMatchObject({
    ...CONTEXT,
    level: 'error',
    message: 'GET /news',
    error: { name: 'Error', message: 'broken', stack: expect.stringContaining('log.test.ts') },
  })
})

test('under systemd each line begins with its priority', () => {
  const { log, texts } = openLog({ isJournal: true })
  log.info('one\ntwo')
  log.error('broken')
  expect(texts()).toEqual(['<6>one\n<6>two', '<3>2026-11-23T04:00:00.000Z error: broken'])
  expect([isJournalStream(undefined), isJournalStream('8:1')]).toEqual([false, false])
  expect(readLogSettings({ LOG_FORMAT: 'JSON' })).toEqual({ format: 'plain', dataDir: './data', isJournal: false })
})

test('an error that comes again is counted, and said once a minute', () => {
  const { log, texts } = openLog()
  for (const path of ['/a', '/b', '/c']) log.error(`GET ${path}`, new Error('broken'))
  log.error('something else')
  expect(texts()).toHaveLength(2)
  vi.advanceTimersByTime(60_000)
  expect(texts()[2]).toBe('2026-11-23T04:01:00.000Z error: 2 more in the last minute: Error: broken')
  log.error('GET /d', new Error('broken'))
  vi.advanceTimersByTime(60_000)
  expect(texts()[3]).toContain('1 more in the last minute')
  vi.advanceTimersByTime(60_000)
  log.error('GET /e', new Error('broken'))
  expect([texts().length, texts()[4]]).toEqual([5, expect.stringContaining('GET /e')])
})

test('ever new errors do not fill the memory: what comes after 200 shares a count', () => {
  const { log, texts } = openLog()
  for (let index = 0; index < 1_000; index += 1) log.error(`error ${index}`)
  expect(texts()).toHaveLength(201)
  vi.advanceTimersByTime(60_000)
  expect(texts().slice(201)).toEqual([expect.stringContaining('799 more in the last minute: other errors')])
})

test.each([
  ['a file', Object.assign(new Error('ENOSPC: no space left'), { code: 'ENOSPC', path: `${tmpdir()}/a/b` })],
  ['SQLite', new Error('wrapped', { cause: Object.assign(new Error('full'), { errcode: 13 }) })],
])('a full disk is named, with its path and free space: %s', (_what, error) => {
  const { log, texts } = openLog()
  log.error('POST /api/v1/contact-us', error)
  expect(texts()[0]).toMatch(/contact-us: The disk is full: \S+ \(\d+ bytes free\)$/)
})

test('a full disk of Postgres is that of another machine', () => {
  const { log, texts } = openLog()
  log.error('POST /news', Object.assign(new Error('could not extend file "base/1"'), { code: '53100' }))
  expect(texts()[0]).toContain('The disk of the database server is full: could not extend file "base/1"')
})

test.each<[string, IncomingHttpHeaders, object]>([
  [
    'ids that came are taken',
    { 'x-request-id': 'a.B_1-2', traceparent: `00-${TRACE_ID}-00f067aa0ba902b7-01` },
    { requestId: 'a.B_1-2', traceId: TRACE_ID },
  ],
  [
    'a request id that is too long is not',
    { 'x-request-id': 'x'.repeat(65) },
    { requestId: expect.stringMatching(UUID) },
  ],
  ['nor one that could break a line', { 'x-request-id': 'a\nb' }, { requestId: expect.stringMatching(UUID) }],
  ['a trace of zeros is none', { traceparent: `00-${'0'.repeat(32)}-00f067aa0ba902b7-01` }, { traceId: undefined }],
  ['nor one of an unknown form', { traceparent: TRACE_ID }, { traceId: undefined }],
])('%s', (_title, headers, expected) => {
  expect(readRequestContext(headers)).toMatchObject(expected)
})

describe('each answer has the id of its request', () => {
  beforeEach(() => void vi.useRealTimers())

  test('and its errors are logged with it', async () => {
    const { log, texts } = openLog({ format: 'json' })
    const server = createServer(
      createRequestListener({
        answer: (request) => {
          if (request.url.endsWith('/broken')) throw new Error('broken')
          return new Response('there')
        },
        first: undefined,
        log,
      }),
    )
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void server.close())
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    expect((await ask(origin)).headers['x-request-id']).toMatch(UUID)
    const broken = await ask(`${origin}/broken`, { 'X-Request-Id': 'mine' })
    expect([broken.status, broken.headers['x-request-id']]).toEqual([500, 'mine'])
    expect(JSON.parse(texts()[0]!)).toMatchObject({ requestId: 'mine', error: { message: 'broken' } })
  })

  test('also one from memory, which keeps that of nobody', async () => {
    const { ask: askSite } = await createCachedSite()
    const ids = []
    for (const id of ['first', 'second', 'third'])
      ids.push((await askSite('/', { 'X-Request-Id': id })).headers['x-request-id'])
    expect(ids).toEqual(['first', 'second', 'third'])
    const { headers } = await askSite('/')
    const unchanged = await askSite('/', { 'If-None-Match': headers.etag!, 'X-Request-Id': 'fourth' })
    expect([unchanged.status, unchanged.headers['x-request-id']]).toEqual([304, 'fourth'])
  })
})
