import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { Log } from '../log.ts'
import { UnavailableError } from '../unavailable.ts'
import { isConnectionFault, tookTooLong, wordsOf } from './postgres-faults.ts'

/** Milliseconds that the server has to answer when it is checked. */
const CHECK_PATIENCE = 1_500
/** Milliseconds between two checks while it is away: doubled from the first to the second. */
const FIRST_INTERVAL = 250
const LONGEST_INTERVAL = 1_000
const MINUTE = 60_000

/**
 * Knows whether the database answers. A connection that breaks has it checked at once: meanwhile statements wait, and while
 * it is away they fail at once, instead of each after a time-out of its own.
 */
export interface PostgresWatch {
  /** Returns when statements may be sent. @throws UnavailableError while the database is away */
  pass(): Promise<void>
  /** @returns the error that callers get for one of `pg`'s */
  judge(error: unknown): unknown
  /** Calls back when the database has gone, so that nobody waits on its connections any longer. */
  whenGone(callBack: () => void): void
  close(): void
}

export function watchPostgres(databaseUrl: string, log: Log): PostgresWatch {
  let state: 'answers' | 'checking' | 'away' | 'closed' = 'answers'
  let check = Promise.resolve()
  let loggedLossAt = -Infinity
  const callBacks: (() => void)[] = []
  const isClosed = () => state === 'closed'

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
      `The database is away (${fault}). Pages in memory are still answered; everything else gets 503 until it is back`,
    )
    for (const callBack of callBacks) callBack()
    void waitUntilBack()
  }

  async function waitUntilBack(): Promise<void> {
    const since = Date.now()
    let minutes = 0
    for (let interval = FIRST_INTERVAL; ; interval = Math.min(interval * 2, LONGEST_INTERVAL)) {
      await wait(interval, undefined, { ref: false })
      const fault = isClosed() ? undefined : await probe(databaseUrl)
      if (isClosed()) return
      if (fault === undefined) break
      if (Date.now() - since < (minutes + 1) * MINUTE) continue
      minutes += 1
      log.error(`The database has been away for ${minutes} min (${fault})`)
    }
    state = 'answers'
    log.info(`The database is back after ${((Date.now() - since) / 1000).toFixed(1)} s`)
  }

  return {
    async pass() {
      if (state === 'checking') await check
      if (state === 'away') throw new UnavailableError('The database is away')
    },
    judge(error) {
      if (tookTooLong(error)) {
        log.error(`The database gave up a statement: ${wordsOf(error)}`)
        return new UnavailableError('The database took too long', { cause: error })
      }
      if (!isConnectionFault(error)) return error
      if (state === 'answers') {
        state = 'checking'
        check = checkNow(wordsOf(error))
      }
      return new UnavailableError(`The database does not answer: ${wordsOf(error)}`, { cause: error })
    },
    whenGone: (callBack) => void callBacks.push(callBack),
    close: () => void (state = 'closed'),
  }
}

/** Asks the server something. @returns what is wrong; undefined when it answers */
async function probe(databaseUrl: string): Promise<string | undefined> {
  const error = await tryConnection(databaseUrl, CHECK_PATIENCE)
  // A server that refuses this connection in words of its own is there, and may serve the others.
  return isConnectionFault(error) ? wordsOf(error) : undefined
}

/**
 * Asks the server something over a connection of its own.
 * @param patience milliseconds, for the connection and for the answer
 * @returns the error of `pg`; undefined when it answers
 */
export async function tryConnection(databaseUrl: string, patience: number): Promise<unknown> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: patience,
    query_timeout: patience,
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

/** Ends a connection without waiting for the server. What waits for an answer on it fails at once. */
export function cutOff(client: pg.ClientBase): void {
  ;(client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy()
}
