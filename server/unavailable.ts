/** The database is unavailable. Its source has logged that. */
export class UnavailableError extends Error {
  override name = 'UnavailableError'
  /** Seconds. */
  readonly retryAfter = 5
}

/** By name: in development, pages and store have the class from two module graphs. */
export function isUnavailable(error: unknown): error is UnavailableError {
  return error instanceof Error && error.name === 'UnavailableError'
}
