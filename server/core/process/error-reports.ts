import { randomUUID } from 'node:crypto'
import type { Log } from './log.ts'
import { currentRequest } from './request-context.ts'

const MAX_QUEUED = 50
const TIMEOUT = 5_000
const MAX_TEXT = 1_000
const MAX_FRAMES = 50
/** Seconds without a report after 429, when the service names none or too many. */
const DEFAULT_PAUSE = 60
const MAX_PAUSE = 3_600

/**
 * Reports errors to a service that takes Sentry's envelopes (https://develop.sentry.dev/sdk/data-model/envelopes/).
 * Reports have no bodies, cookies, headers, queries and e-mail addresses.
 * @param dsn such as https://key@errors.example.org/1
 * @param log must not report errors itself
 */
export function createErrorReports({ dsn, log }: { dsn: string; log: Log }) {
  const { url, key } = parseDsn(dsn)
  const queue: object[] = []
  let isSending = false
  let pausedUntil = 0

  async function sendAll(): Promise<void> {
    isSending = true
    for (let event = queue.shift(); event; event = queue.shift()) {
      if (Date.now() < pausedUntil) continue
      await send(event).catch((error: unknown) => log.error('An error could not be reported', error))
    }
    isSending = false
  }

  async function send(event: object): Promise<void> {
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/x-sentry-envelope',
        'X-Sentry-Auth': `Sentry sentry_version=7, sentry_client=site/1, sentry_key=${key}`,
      },
      body: envelopeOf(event),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT),
    })
    await answer.body?.cancel()
    if (answer.status === 429) pausedUntil = Date.now() + pauseOf(answer.headers.get('Retry-After')) * 1_000
    else if (!answer.ok) throw new Error(`The service answered ${answer.status}`)
  }

  return {
    /** Returns at once. What does not fit in the queue is dropped. */
    report(text: string, cause: unknown): void {
      if (queue.length >= MAX_QUEUED) return
      queue.push(eventOf(text, cause))
      if (!isSending) void sendAll()
    },
  }
}

export function isDsn(text: string): boolean {
  const { protocol, username, pathname } = URL.parse(text) ?? {}
  return /^https?:$/.test(protocol ?? '') && !!username && /\/[\w-]+$/.test(pathname ?? '')
}

/** https://develop.sentry.dev/sdk/foundations/transport/authentication/ */
function parseDsn(dsn: string): { url: string; key: string } {
  const { origin, username, pathname } = new URL(dsn)
  const slash = pathname.lastIndexOf('/')
  return { url: `${origin}${pathname.slice(0, slash)}/api/${pathname.slice(slash + 1)}/envelope/`, key: username }
}

function envelopeOf(event: object): string {
  const { event_id } = event as { event_id: string }
  const parts = [{ event_id, sent_at: new Date().toISOString() }, { type: 'event' }, event]
  return parts.map((part) => JSON.stringify(part)).join('\n')
}

function eventOf(text: string, cause: unknown): object {
  const { requestId, traceId } = currentRequest() ?? {}
  const error = cause instanceof Error ? cause : undefined
  return {
    event_id: randomUUID().replaceAll('-', ''),
    timestamp: Date.now() / 1_000,
    platform: 'node',
    level: 'error',
    logentry: { formatted: scrub(text) },
    ...(error && {
      exception: {
        values: [{ type: error.name, value: scrub(error.message), stacktrace: { frames: framesOf(error) } }],
      },
    }),
    ...(requestId !== undefined && { tags: { request_id: requestId } }),
    ...(traceId !== undefined && { contexts: { trace: { trace_id: traceId, span_id: traceId.slice(16) } } }),
  }
}

/** Of V8's stack, oldest first. */
function framesOf({ stack = '' }: Error): object[] {
  const lines = stack.split('\n').filter((line) => line.startsWith('    at '))
  return lines.slice(0, MAX_FRAMES).map(frameOf).toReversed()
}

/** @param line such as `    at name (file:///a.js:1:2)`, or without a name and parentheses */
function frameOf(line: string): object {
  const at = line.slice('    at '.length)
  const open = at.lastIndexOf('(')
  const [column, row, ...file] = at
    .slice(open + 1)
    .replace(')', '')
    .split(':')
    .toReversed()
  return {
    function: open > 0 ? at.slice(0, open - 1) : '?',
    filename: file.toReversed().join(':').slice(0, MAX_TEXT),
    lineno: Number(row) || 0,
    colno: Number(column) || 0,
  }
}

/** Without queries, e-mail addresses and long numbers such as of telephones. */
function scrub(text: string): string {
  return text
    .slice(0, MAX_TEXT)
    .split(' ')
    .map((word) => (word.includes('@') ? '[address]' : word.replace(/\?\S*/, '?…')))
    .join(' ')
    .replaceAll(/\+?\d[\d -]{7,20}/g, '[number]')
}

function pauseOf(retryAfter: string | null): number {
  const seconds = Number(retryAfter ?? DEFAULT_PAUSE)
  return seconds > 0 ? Math.min(seconds, MAX_PAUSE) : DEFAULT_PAUSE
}
