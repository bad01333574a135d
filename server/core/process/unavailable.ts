import { statfsSync } from 'node:fs'

/** https://www.sqlite.org/rescode.html#full */
const SQLITE_FULL = 13
/** https://www.postgresql.org/docs/current/errcodes-appendix.html: disk_full */
const POSTGRES_FULL = '53100'

export function isDiskFull(error: unknown): boolean {
  return describeFullDisk(error, '.') !== undefined
}

/** Names a full disk, with its path and free space; undefined for any other error. */
export function describeFullDisk(error: unknown, dataDir: string): string | undefined {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth += 1) {
    const { code, errcode, path } = cause as Error & { code?: unknown; errcode?: unknown; path?: unknown }
    if (code === POSTGRES_FULL) return `The disk of the database server is full: ${cause.message}`
    if (code === 'ENOSPC' || errcode === SQLITE_FULL) {
      const place = typeof path === 'string' ? path : dataDir
      return `The disk is full: ${place} (${freeOf(place) ?? freeOf(dataDir) ?? 'an unknown number of'} bytes free)`
    }
  }
  return undefined
}

function freeOf(path: string): number | undefined {
  try {
    const { bavail, bsize } = statfsSync(path)
    return bavail * bsize
  } catch {
    return undefined
  }
}

/**
 * Something cannot be used for now: the database, the store of pictures (or one statement took too
 * long). Its source has logged that.
 */
export class UnavailableError extends Error {
  override name = 'UnavailableError'
  readonly what: 'database' | 'statement' | 'pictures'
  /** Seconds. */
  readonly retryAfter: number

  constructor(
    message: string,
    { what = 'database', ...options }: ErrorOptions & Partial<Pick<UnavailableError, 'what'>> = {},
  ) {
    super(message, options)
    this.what = what
    this.retryAfter = what === 'pictures' ? 60 : 5
  }
}

/** By name: in development, pages and store have the class from two module graphs. */
export function isUnavailable(error: unknown): error is UnavailableError {
  return error instanceof Error && error.name === 'UnavailableError'
}
