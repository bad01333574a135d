import pg from 'pg'

/** SQLSTATE: the server is shutting down or starting. */
const SERVER_UNAVAILABLE = new Set(['57P01', '57P02', '57P03'])
const TOO_MANY_CONNECTIONS = '53300'
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

/** Whether the fault is temporary, so that a start may wait. */
export function isTemporary(error: unknown): boolean {
  return isConnectionFault(error) || codeOf(error) === TOO_MANY_CONNECTIONS
}

export function tookTooLong(error: unknown): boolean {
  return codeOf(error) === CANCELLED
}

/** Explains a wrong DATABASE_URL; undefined for other faults. */
export function settingsFault(error: unknown): string | undefined {
  return WRONG_SETTINGS[codeOf(error)]
}

export function messageOf(error: unknown): string {
  if (error instanceof AggregateError) return messageOf(error.errors[0])
  return error instanceof Error ? error.message || codeOf(error) : String(error)
}
