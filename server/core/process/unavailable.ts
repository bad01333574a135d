/**
 * What cannot be used for now: the database, the store of pictures (or one statement took too
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
