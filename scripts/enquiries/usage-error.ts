/** An error whose message is for the operator. */
export class UsageError extends Error {
  override name = 'UsageError'
}
