import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createErrorReports, isDsn } from '../../../server/core/process/error-reports.ts'
import { createLog } from '../../../server/core/process/log.ts'
import { runWithContext } from '../../../server/core/process/request-context.ts'

const TRACE_ID = '4bf92f3577b34da6a3ce929d0e0e4736'
const WAIT = { timeout: 10_000, interval: 10 }

interface Event {
  event_id: string
  logentry: { formatted: string }
  exception: { values: { value: string; stacktrace: { frames: object[] } }[] }
}

interface Received {
  url: string
  key: string | undefined
  event: Event
}

/** A service that takes envelopes, and answers each as the test says. */
async function openService(respond = (_request: IncomingMessage, response: ServerResponse) => void response.end('{}')) {
  const received: Received[] = []
  const server = createServer((request, response) => {
    text(request)
      .then((body) => {
        const [, , event = ''] = body.split('\n')
        const [, key] = /sentry_key=(\w+)/.exec(String(request.headers['x-sentry-auth'])) ?? []
        received.push({ url: request.url!, key, event: JSON.parse(event) as Event })
        respond(request, response)
      })
      .catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => (server.closeAllConnections(), void server.close()))
  const { port } = server.address() as AddressInfo
  const logged: unknown[] = []
  const reports = createErrorReports({
    dsn: `http://abc123@127.0.0.1:${port}/errors/7`,
    log: { info() {}, error: (said, cause) => void logged.push(said, cause) },
  })
  return { received, logged, reports }
}

test('an error that is logged is reported as an envelope, with its request', async () => {
  const { received, reports } = await openService()
  const log = createLog({ format: 'plain', dataDir: '.', isJournal: false, write() {}, onError: reports.report })
  runWithContext({ requestId: 'a-1', traceId: TRACE_ID }, () => log.error('GET /news', new TypeError('broken')))
  await vi.waitFor(() => expect(received).toHaveLength(1), WAIT)
  expect(received[0]).toMatchObject({ url: '/errors/api/7/envelope/', key: 'abc123' })
  const { event } = received[0]!
  expect(event).toMatchObject({
    level: 'error',
    logentry: { formatted: 'GET /news' },
    tags: { request_id: 'a-1' },
    contexts: { trace: { trace_id: TRACE_ID } },
    exception: { values: [{ type: 'TypeError', value: 'broken' }] },
  })
  expect(event.event_id).toMatch(/^[0-9a-f]{32}$/)
  const { frames } = event.exception.values[0]!.stacktrace
  expect(frames.at(-1)).toMatchObject({ filename: expect.stringContaining('error-reports.test.ts') })
})

test('a report has no queries, addresses and telephone numbers', async () => {
  const { received, reports } = await openService()
  reports.report('GET /search?q=maya', new Error('Mail to <maya.t@example.org>, +977 980-1234567, /a?b=c failed'))
  await vi.waitFor(() => expect(received).toHaveLength(1), WAIT)
  expect(received[0]!.event.logentry).toEqual({ formatted: 'GET /search?…' })
  expect(received[0]!.event.exception.values[0]!.value).toBe('Mail to [address] [number], /a?… failed')
  expect(JSON.stringify(received[0]!.event)).not.toMatch(/maya|1234567|b=c/)
})

test('a service that hangs delays nobody, and the queue is bounded', async () => {
  const open: ServerResponse[] = []
  const { received, reports } = await openService((_request, response) => void open.push(response))
  for (let index = 0; index < 1_000; index += 1) reports.report(`error ${index}`, undefined)
  await vi.waitFor(() => expect(open).toHaveLength(1), WAIT)
  // One is under way; 50 wait.
  for (let sent = 1; sent <= 51; sent += 1) {
    await vi.waitFor(() => expect(open).toHaveLength(sent), WAIT)
    open.at(-1)!.end('{}')
  }
  reports.report('one more', undefined)
  await vi.waitFor(() => expect(received.at(-1)!.event.logentry.formatted).toBe('one more'), WAIT)
  expect(received).toHaveLength(52)
})

test('a service that refuses is named in the log, and is not asked for a while after 429', async () => {
  let status = 500
  const { received, logged, reports } = await openService((_request, response) => {
    response.writeHead(status, { 'Retry-After': '120' }).end()
  })
  reports.report('first', undefined)
  await vi.waitFor(() => expect(logged[1]).toEqual(new Error('The service answered 500')), WAIT)
  status = 429
  reports.report('second', undefined)
  await vi.waitFor(() => expect(received).toHaveLength(2), WAIT)
  reports.report('within two minutes', undefined)
  const now = vi.spyOn(Date, 'now')
  onTestFinished(() => now.mockRestore())
  const base = Date.now()
  let minutes = 0
  await vi.waitFor(() => {
    now.mockReturnValue(base + (minutes += 3) * 60_000)
    reports.report('later', undefined)
    expect(received.length).toBeGreaterThan(2)
  }, WAIT)
  expect([received[2]!.event.logentry.formatted, logged.length]).toEqual(['later', 2])
})

test.each([
  ['https://abc@errors.example.org/1', true],
  ['https://errors.example.org/1', false],
  ['https://abc@errors.example.org/', false],
  ['ftp://abc@errors.example.org/1', false],
])('%s as an address of reports: %s', (address, expected) => {
  expect(isDsn(address)).toBe(expected)
})
