import { fork } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { projectFolder } from './project-folder.ts'

/** Why a piece of work in another process failed: for the operator, or for the log with its stack. */
export class ChildWorkError extends Error {
  override name = 'ChildWorkError'
}

type ChildAnswer<Result> = { kind: 'done'; result: Result } | { kind: 'failed'; reason: string }

/**
 * Does one piece of work in a process of low priority, so that this one goes on answering.
 *
 * @param script path in the project of a program that calls `answerWork`
 * @param work what the script gets: JSON
 * @param signal ends the process with SIGTERM
 * @throws ChildWorkError when the work fails, or its process ends before it has answered
 */
export async function workInChild<Work extends object, Result>(
  script: string,
  work: Work,
  signal: AbortSignal,
): Promise<Result> {
  signal.throwIfAborted()
  const child = fork(join(projectFolder, script), { execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  const stop = () => child.kill('SIGTERM')
  signal.addEventListener('abort', stop, { once: true })
  try {
    const answer = await new Promise<ChildAnswer<Result>>((resolve, reject) => {
      child.once('message', resolve)
      child.once('error', reject)
      child.once('exit', (code, ending) =>
        reject(new ChildWorkError(`The process of ${script} ended with ${ending ?? `code ${code}`}.`)),
      )
      child.send(work, (error) => error && reject(error))
    })
    if (answer.kind === 'failed') throw new ChildWorkError(answer.reason)
    return answer.result
  } finally {
    signal.removeEventListener('abort', stop)
  }
}

interface AnswerOptions {
  /** Its messages are for the operator; of other errors the stack is told. */
  ForOperator: new (message: string) => Error
  /** Called when the server stops, or ends this work: it must end soon. Without it, the process ends at once. */
  onStop?: () => void
}

/** Does the one piece of work that `workInChild` sends to this process, answers, and ends. */
export function answerWork<Work, Result>(
  doWork: (work: Work) => Promise<Result>,
  { ForOperator, onStop }: AnswerOptions,
): void {
  process.once('disconnect', onStop ?? (() => process.exit(0)))
  if (onStop) process.once('SIGTERM', onStop)
  // Of a terminal: it reaches the server as well, which says when to stop.
  process.on('SIGINT', () => undefined)
  process.umask(0o077)
  try {
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // Some containers forbid it.
  }

  const answerTo = async (work: Work): Promise<ChildAnswer<Result>> => {
    try {
      return { kind: 'done', result: await doWork(work) }
    } catch (error) {
      if (error instanceof ForOperator) return { kind: 'failed', reason: error.message }
      return { kind: 'failed', reason: error instanceof Error ? (error.stack ?? error.message) : String(error) }
    }
  }
  process.once('message', (work: Work) => {
    void answerTo(work).then((answer) => {
      if (process.connected) process.send!(answer, () => process.exit(0))
      else process.exit(0)
    })
  })
}
