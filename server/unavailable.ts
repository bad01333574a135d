/** The database cannot be reached or does not answer in time. Its source has logged that; whoever meets it repeats nothing. */
export class UnavailableError extends Error {
  override name = 'UnavailableError'
  /** Seconds after which another attempt makes sense. */
  readonly retryAfter = 5
}

/** By name: in development, pages and store have the class from two module graphs. */
export function isUnavailable(error: unknown): error is UnavailableError {
  return error instanceof Error && error.name === 'UnavailableError'
}
