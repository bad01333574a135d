import pg from 'pg'

/** SQLSTATE codes by which a server says that it is going down, or not up yet. */
const SERVER_IS_AWAY = new Set(['57P01', '57P02', '57P03'])
/** The server has no connection left for us: it passes by itself. */
const TOO_MANY_CONNECTIONS = '53300'
/** A statement took longer than `statement_timeout`. */
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
/** What `pg` and its pool say themselves of a connection that has gone, or does not come. */
const BROKEN_CONNECTION = /terminated|not queryable|read timeout|timeout exceeded|timeout expired|has been discarded/i

/** Words for faults of the connection settings: only a person can put these right. */
const WRONG_SETTINGS: Record<string, string> = {
  '28P01': 'it refuses the password',
  '28000': 'it does not let this user in from here (pg_hba.conf), or there is no such user',
  '3D000': 'it has no database of this name',
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

/** Whether the connection failed, and not the statement. */
export function isConnectionFault(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isConnectionFault)
  const code = codeOf(error)
  if (error instanceof pg.DatabaseError) return SERVER_IS_AWAY.has(code) || code.startsWith('08')
  return error instanceof Error && (NETWORK_FAULTS.has(code) || BROKEN_CONNECTION.test(error.message))
}

/** Whether a start may wait until this has passed. */
export function passesByItself(error: unknown): boolean {
  return isConnectionFault(error) || codeOf(error) === TOO_MANY_CONNECTIONS
}

export function tookTooLong(error: unknown): boolean {
  return codeOf(error) === CANCELLED
}

/** What is wrong with DATABASE_URL, in words; undefined when it is something else. */
export function settingsFault(error: unknown): string | undefined {
  return WRONG_SETTINGS[codeOf(error)]
}

/** A fault in one line, without its stack. */
export function wordsOf(error: unknown): string {
  if (error instanceof AggregateError) return wordsOf(error.errors[0])
  return error instanceof Error ? error.message || codeOf(error) : String(error)
}
