import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { MINUTE } from '../process/durations.ts'
import type { Log } from '../process/log.ts'
import { UnavailableError } from '../process/unavailable.ts'

/** SQLSTATE: the server is shutting down or starting. */
const SERVER_UNAVAILABLE = new Set(['57P01', '57P02', '57P03'])
/** SQLSTATE of a server that answers, and has no room for one more: connections, memory, a limit that is set. */
const SERVER_BUSY = new Set(['53200', '53300', '53400'])
/** SQLSTATE of an exceeded `statement_timeout`. */
const CANCELLED = '57014'

const NETWORK_FAULTS = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
])
/** Messages of `pg` and its pool about lost or failed connections. */
const BROKEN_CONNECTION = /terminated|not queryable|read timeout|timeout exceeded|timeout expired|has been discarded/i

/** Faults that only a person can fix. */
const WRONG_SETTINGS: Record<string, string> = {
  '28P01': 'it refuses the password',
  '28000': 'it does not accept this user from here (pg_hba.conf), or there is no such user',
  '3D000': 'it has no database of this name',
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

export function isConnectionFault(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isConnectionFault)
  const code = codeOf(error)
  if (error instanceof pg.DatabaseError) return SERVER_UNAVAILABLE.has(code) || code.startsWith('08')
  return error instanceof Error && (NETWORK_FAULTS.has(code) || BROKEN_CONNECTION.test(error.message))
}

export function messageOf(error: unknown): string {
  if (error instanceof AggregateError) return messageOf(error.errors[0])
  return error instanceof Error ? error.message || codeOf(error) : String(error)
}

const CHECK_TIMEOUT = 1_500
/** Milliseconds between checks while it is unavailable, doubled up to the second value. */
const FIRST_INTERVAL = 250
const MAX_INTERVAL = 1_000

/**
 * Checks the database when a connection breaks. Statements wait for the check; while it is unavailable they fail.
 */
export type PostgresWatch = ReturnType<typeof watchPostgres>

export function watchPostgres(databaseUrl: string, log: Log) {
  let state: 'answers' | 'checking' | 'away' | 'closed' = 'answers'
  let check = Promise.resolve()
  let loggedLossAt = -Infinity
  let loggedBusyAt = -Infinity
  const callBacks: (() => void)[] = []
  const isClosed = () => state === 'closed'
  const close = () => void (state = 'closed')

  async function checkNow(reason: string): Promise<void> {
    const fault = await probe(databaseUrl)
    if (isClosed()) return
    if (fault === undefined) {
      state = 'answers'
      if (Date.now() - loggedLossAt < MINUTE) return
      loggedLossAt = Date.now()
      log.info(`The database closed a connection (${reason}); a new one works`)
      return
    }
    state = 'away'
    log.error(
      `The database is unavailable (${fault}). Pages in memory are still answered; everything else gets 503 until it is available`,
    )
    for (const callBack of callBacks) callBack()
    void waitUntilBack()
  }

  async function waitUntilBack(): Promise<void> {
    const since = Date.now()
    let minutes = 0
    for (let interval = FIRST_INTERVAL; ; interval = Math.min(interval * 2, MAX_INTERVAL)) {
      await wait(interval, undefined, { ref: false })
      const fault = isClosed() ? undefined : await probe(databaseUrl)
      if (isClosed()) return
      if (fault === undefined) break
      if (Date.now() - since < (minutes + 1) * MINUTE) continue
      minutes += 1
      log.error(`The database has been unavailable for ${minutes} min (${fault})`)
    }
    state = 'answers'
    log.info(`The database is back after ${((Date.now() - since) / 1000).toFixed(1)} s`)
  }

  return {
    /** @throws UnavailableError while the database is unavailable */
    async waitUntilAvailable(): Promise<void> {
      if (state === 'checking') await check
      if (state === 'away') throw new UnavailableError('The database is unavailable')
    },
    /** Maps an error of `pg` to the one for callers. */
    classify(error: unknown): unknown {
      if (codeOf(error) === CANCELLED) {
        log.error(`The database gave up a statement: ${messageOf(error)}`)
        return new UnavailableError('The database took too long', { what: 'statement', cause: error })
      }
      if (SERVER_BUSY.has(codeOf(error))) {
        if (Date.now() - loggedBusyAt > MINUTE) log.error(`The database has no room: ${messageOf(error)}`)
        loggedBusyAt = Date.now()
        return new UnavailableError(`The database has no room: ${messageOf(error)}`, { cause: error })
      }
      if (!isConnectionFault(error)) return error
      if (state === 'answers') {
        state = 'checking'
        check = checkNow(messageOf(error))
      }
      return new UnavailableError(`The database does not answer: ${messageOf(error)}`, { cause: error })
    },
    onUnavailable: (callBack: () => void) => void callBacks.push(callBack),
    close,
    [Symbol.dispose]: close,
  }
}

/** Returns the fault, or undefined when the database answers. */
async function probe(databaseUrl: string): Promise<string | undefined> {
  const error = await tryConnection(databaseUrl, CHECK_TIMEOUT)
  // A server that refuses this connection with its own message is up, and may serve other connections.
  return isConnectionFault(error) ? messageOf(error) : undefined
}

/** Queries over a new connection. Returns the error of `pg`, or undefined when the database answers. */
export async function tryConnection(databaseUrl: string, timeout: number): Promise<unknown> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: timeout,
    query_timeout: timeout,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select 1')
    void client.end().catch(() => {})
    return undefined
  } catch (error) {
    cutOff(client)
    return error
  }
}

/** Ends a connection without waiting for the server; its pending statements fail at once. */
export function cutOff(client: pg.ClientBase): void {
  ;(client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy()
}

const TIMEOUT = 5_000

/** Returns undefined on success. */
export async function connectOnce(databaseUrl: string): Promise<{ fault?: string; refusal?: string } | undefined> {
  const error = await tryConnection(databaseUrl, TIMEOUT)
  if (error === undefined) return undefined
  if (isConnectionFault(error) || SERVER_BUSY.has(codeOf(error))) return { fault: messageOf(error) }
  const wrong = WRONG_SETTINGS[codeOf(error)]
  const words = messageOf(error)
  return { refusal: `The database refuses this program: ${wrong ? `${wrong} (${words})` : words}. Check DATABASE_URL.` }
}
