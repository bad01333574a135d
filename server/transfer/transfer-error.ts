import { OperatorError } from '../core/process/operator-error.ts'

/** Its message is for the operator. */
export class TransferError extends OperatorError {
  override name = 'TransferError'
}
