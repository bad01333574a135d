import { fork, type ChildProcess, type ForkOptions } from 'node:child_process'
import { once } from 'node:events'
import { readFile, rm } from 'node:fs/promises'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { MINUTE } from './durations.ts'
import { OperatorError } from './operator-error.ts'
import { projectFolder } from './project-folder.ts'

/** Milliseconds from asking a process to end until it is killed. */
const GRACE = 5_000

/** Without `env`: that of this process. */
interface ChildOptions extends Pick<ForkOptions, 'env' | 'serialization'> {
  args?: string[]
  /** MiB of JavaScript objects, above which it ends. */
  heap: number
}

/**
 * Starts a program of ours in another process. Within two seconds after this process has ended, even by SIGKILL, it
 * ends too (watch-parent.js).
 *
 * @param script path in the project
 */
export function startChild(script: string, { args = [], heap, ...options }: ChildOptions): ChildProcess {
  const watch = pathToFileURL(join(projectFolder, 'server/core/process/watch-parent.js'))
  watch.search = String(process.pid)
  return fork(join(projectFolder, script), args, {
    execArgv: [`--max-old-space-size=${heap}`, `--import=${watch.href}`],
    ...options,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
}

/** Asks a process to end, and kills it if it does not. */
export function endChild(child: ChildProcess, ask = () => void child.kill('SIGTERM'), grace = GRACE): void {
  if (child.exitCode !== null || child.signalCode !== null) return
  ask()
  const timer = setTimeout(() => child.kill('SIGKILL'), grace).unref()
  child.once('exit', () => clearTimeout(timer))
}

/** Why a piece of work in another process failed: for the operator, or for the log with its stack. */
export class ChildWorkError extends Error {
  override name = 'ChildWorkError'
}

/** Its process ended before it had answered. */
export class ChildDiedError extends ChildWorkError {
  override name = 'ChildDiedError'
  static readonly start = 'The process ended early: '
}

/** Whether the last run of a job ended so. */
export function hasDiedBefore({ last_error }: { last_error: string | null }): boolean {
  return last_error?.startsWith(ChildDiedError.start) ?? false
}

type ChildAnswer<Result> = { kind: 'done'; result: Result } | { kind: 'failed'; reason: string }

/** Milliseconds between two looks at the memory of a process, and bytes of its pages. */
const LOOKS = 100
const PAGE = 4096

/** MiB: the dry run of an import of 692 MB took 0.4 GB with everything outside of the heap. */
const HEAP = 512

/**
 * Does one piece of work in a process of low priority, so that this one goes on answering. Settles when that process
 * has ended.
 *
 * @param script path in the project of a program that calls `answerWork`
 * @param work what the script gets: JSON
 * @param options.heap MiB; `memory`: MiB of all that it holds, beyond which it is killed; `env`: undefined for that of
 * this process
 * @param signal ends the process with SIGTERM, and with SIGKILL five seconds later
 * @throws ChildWorkError when the work fails, ChildDiedError when its process ends before it has answered
 */
export async function workInChild<Work extends object, Result>(
  script: string,
  work: Work,
  signal: AbortSignal,
  { memory, ...options }: { heap?: number; memory?: number; env?: NodeJS.ProcessEnv } = {},
): Promise<Result> {
  signal.throwIfAborted()
  const child = startChild(script, { heap: HEAP, ...options })
  const ended = once(child, 'exit').then(([code, ending]) => String(ending ?? `code ${code}`))
  const stop = () => endChild(child)
  signal.addEventListener('abort', stop, { once: true })
  const watch = memory === undefined ? undefined : boundMemory(child, memory)
  try {
    const answer = await new Promise<ChildAnswer<Result>>((resolve, reject) => {
      child.once('message', resolve)
      child.send(work, (error) => error && reject(error))
      ended.then((how) => reject(new ChildDiedError(`${ChildDiedError.start}${script}, ${how}`)), reject)
    })
    if (answer.kind === 'failed') throw new ChildWorkError(answer.reason)
    return answer.result
  } finally {
    if (child.pid !== undefined) {
      // It ends by itself after its answer; a hanging one is killed.
      endChild(child, () => undefined)
      await ended.catch(() => undefined)
    }
    signal.removeEventListener('abort', stop)
    clearInterval(watch)
  }
}

/** @public (extras use it) The same for work that writes files: without secrets, within a minute. @param to their paths: where it fails, there is none of them */
export async function writeInChild<Work extends object, Result>(
  script: string,
  work: Work,
  { to, signal, ...bounds }: { to: readonly string[]; signal: AbortSignal; heap: number; memory: number },
): Promise<Result> {
  try {
    const until = AbortSignal.any([signal, AbortSignal.timeout(MINUTE)])
    return await workInChild(script, work, until, { ...bounds, env: {} })
  } catch (error) {
    await Promise.all(to.map((path) => rm(path, { force: true })))
    signal.throwIfAborted()
    throw error
  }
}

/** The bound of V8 does not count buffers. Where there is no /proc, it is the only one. */
function boundMemory(child: ChildProcess, memory: number): NodeJS.Timeout {
  return setInterval(() => {
    void readFile(`/proc/${child.pid}/statm`, 'latin1').then(
      (pages) => Number(pages.split(' ')[1]) * PAGE > memory * 1024 * 1024 && child.kill('SIGKILL'),
      () => undefined,
    )
  }, LOOKS)
}

/**
 * Does the one piece of work that `workInChild` sends to this process, answers, and ends.
 * @param onStop called when the server stops, or ends this work: it must end soon. Without it, the process ends at once
 */
export function answerWork<Work, Result>(doWork: (work: Work) => Promise<Result>, onStop?: () => void): void {
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
      if (error instanceof OperatorError) return { kind: 'failed', reason: error.message }
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
