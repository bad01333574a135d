import { basename } from 'node:path'
import { OperatorError } from '../../server/core/process/operator-error.ts'
import { asCalledHere } from '../../server/core/process/project-folder.ts'
import { ServiceError } from '../../server/core/process/service-error.ts'
import { UnavailableError } from '../../server/core/process/unavailable.ts'
import { purposeOf } from './commands.ts'

/** The command was called in a wrong way; its message precedes the usage. */
export class UsageError extends Error {
  override name = 'UsageError'
}

const FOR_OPERATORS = [OperatorError, UnavailableError, ServiceError]

/**
 * Runs the command that this process is for. Its exit code is 0 for success, 1 for a failure, 2 for a wrong call.
 *
 * @param usage said where --help asks for it, and after a UsageError
 */
export async function runCommand(usage: string, work: () => Promise<void>): Promise<void> {
  if (process.argv.slice(2).some((value) => value === '--help' || value === '-h'))
    return console.log(asCalledHere(`${purposeOf(basename(process.argv[1]!, '.ts'))}\n\n${usage}`))
  try {
    await work()
  } catch (error) {
    const isUsage = error instanceof UsageError || (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS')
    if (isUsage) console.error(asCalledHere(`${(error as Error).message}\n\n${usage}`))
    else if (FOR_OPERATORS.some((kind) => error instanceof kind)) console.error(asCalledHere((error as Error).message))
    else console.error(error)
    process.exitCode = isUsage ? 2 : 1
  }
}
