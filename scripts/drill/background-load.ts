import { fork } from 'node:child_process'
import { once } from 'node:events'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { atExit } from '../at-exit.ts'
import type { LoadOrder, LoadReport } from './load-process.ts'

/** Loads a server from another process. Returns a function that stops it and reports. */
export const startLoad = (order: LoadOrder): (() => Promise<LoadReport>) => startProcess('load-process.ts', order)

/**
 * Of low priority: visitors do not take the server's own processors from it.
 * @param file of this folder; it takes the order, then 'stop', as messages, and answers with its report
 */
export function startProcess(file: string, order: object): () => Promise<LoadReport> {
  const child = fork(join(import.meta.dirname, file))
  setPriority(child.pid!, constants.priority.PRIORITY_LOW)
  const forget = atExit(() => child.kill('SIGKILL'))
  child.send(order)
  return async () => {
    const reported = once(child, 'message') as Promise<[LoadReport]>
    child.send('stop')
    const [report] = await reported
    forget()
    return report
  }
}
