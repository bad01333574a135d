import { describeFullDisk, isDiskFull } from '../core/process/unavailable.ts'
import { OperatorError } from '../core/process/operator-error.ts'
import pathAdvice from './path-advice.json' with { type: 'json' }

/** Its message is for the operator. */
export class BackupError extends OperatorError {
  override name = 'BackupError'
}

/** Another process writes there. */
export class BackupBusyError extends BackupError {
  override name = 'BackupBusyError'
}

/** By the system's code. */
const ADVICE: Partial<Record<string, string>> = pathAdvice

/** A sentence for the operator that names path and code. */
export function explainPathFault(path: string, error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException
  const advice = code === undefined ? undefined : ADVICE[code]
  return (
    describeFullDisk(error, path) ?? (advice === undefined ? `${path}: ${message}` : `${path} (${code}): ${advice}`)
  )
}

/** Makes a fault of the file system one for the operator; other errors stay as they are. */
export function nameFault(path: string, error: unknown): unknown {
  const isFault = error instanceof Error && ('path' in error || isDiskFull(error))
  return isFault ? new BackupError(explainPathFault(path, error), { cause: error }) : error
}

/** @throws BackupError where the file system refuses the work */
export function named<Result>(path: string, work: Promise<Result>): Promise<Result> {
  return work.catch((error: unknown) => {
    throw nameFault(path, error)
  })
}
