/** Its message is for the operator, and says enough: the log needs no stack. */
export class OperatorError extends Error {
  override name = 'OperatorError'
}
