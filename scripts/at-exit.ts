import { constants } from 'node:os'

const cleanUps = new Set<() => void>()
let listening = false

/**
 * Has something done when this process ends, however it ends: by itself, by `process.exit`, or by Ctrl-C or a
 * SIGTERM. Only a SIGKILL is past help. What is done must be synchronous.
 * @returns takes it back
 */
export function atExit(cleanUp: () => void): () => void {
  if (!listening) {
    listening = true
    process.on('exit', () => {
      for (const each of cleanUps) each()
    })
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      // A shell tells a program ended by a signal by 128 and the signal's number.
      process.once(signal, () => process.exit(128 + constants.signals[signal]))
    }
  }
  cleanUps.add(cleanUp)
  return () => cleanUps.delete(cleanUp)
}
