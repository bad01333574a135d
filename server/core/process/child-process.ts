import { fork, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { projectFolder } from './project-folder.ts'

/** Milliseconds from asking a process to end until it is killed. */
const GRACE = 5_000

interface ChildOptions {
  args?: string[]
  /** Undefined: that of this process. */
  env?: NodeJS.ProcessEnv
  /** MiB of JavaScript objects, above which it ends. */
  heap: number
}

/**
 * Starts a program of ours in another process. Within two seconds after this process has ended, even by SIGKILL, it
 * ends too (watch-parent.js).
 *
 * @param script path in the project
 */
export function startChild(script: string, { args = [], env, heap }: ChildOptions): ChildProcess {
  const watch = pathToFileURL(join(projectFolder, 'server/core/process/watch-parent.js'))
  watch.search = String(process.pid)
  return fork(join(projectFolder, script), args, {
    execArgv: [`--max-old-space-size=${heap}`, `--import=${watch.href}`],
    ...(env && { env }),
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
