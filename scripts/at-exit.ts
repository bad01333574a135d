import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { constants } from 'node:os'

/** Milliseconds. */
const PATIENCE = 10_000

const cleanUps = new Set<() => void>()
const children = new Set<ChildProcess>()
let listening = false

/** Runs `cleanUp` (synchronous) at any end of the process but SIGKILL. Returns a function that cancels it. */
export function atExit(cleanUp: () => void): () => void {
  listen()
  cleanUps.add(cleanUp)
  return () => cleanUps.delete(cleanUp)
}

/** Sends SIGINT to a child at this process's end, and waits. `detached`, so that Ctrl+C does not reach it twice. */
export function endWithThis(child: ChildProcess): void {
  listen()
  children.add(child)
  child.once('exit', () => children.delete(child))
}

function listen(): void {
  if (listening) return
  listening = true
  process.on('exit', () => {
    for (const cleanUp of cleanUps) cleanUp()
    for (const child of children) child.kill()
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    // The shell's exit code: 128 plus the signal's number.
    const exit = () => process.exit(128 + constants.signals[signal])
    process.once(signal, () => {
      // A second signal does not wait.
      process.once(signal, exit)
      setTimeout(exit, PATIENCE)
      const ended = [...children].map((child) => {
        const exited = once(child, 'exit')
        child.kill('SIGINT')
        return exited
      })
      void Promise.all(ended).then(exit)
    })
  }
}
