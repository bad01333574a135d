import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { constants } from 'node:os'

/** A program that has not ended this long after it was told to, in milliseconds, is left to itself. */
const PATIENCE = 10_000

const cleanUps = new Set<() => void>()
const children = new Set<ChildProcess>()
let listening = false

/**
 * Has something done when this process ends, however it ends: by itself, by `process.exit`, or by Ctrl-C or a
 * SIGTERM. Only a SIGKILL is past help. What is done must be synchronous.
 * @returns takes it back
 */
export function atExit(cleanUp: () => void): () => void {
  listen()
  cleanUps.add(cleanUp)
  return () => cleanUps.delete(cleanUp)
}

/**
 * Has a program told by SIGINT when this process is told to end, and waits for it: the program has servers and browsers
 * of its own to end. It should be `detached`, or Ctrl-C reaches it twice, which many take as "at once".
 */
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
    // A shell tells a program ended by a signal by 128 and the signal's number.
    const exit = () => process.exit(128 + constants.signals[signal])
    process.once(signal, () => {
      // A second one waits for nothing.
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
