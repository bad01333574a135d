import type { Log } from './log.ts'

/** Milliseconds. */
const SAME_SIGNAL = 1_000

/** Ends the process when `stop` is done; a second signal ends it at once. */
export function stopOnSignal(log: Log, stop: () => Promise<void>): void {
  let began = 0
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (began > 0) {
        // npm and the process group each deliver a signal that was sent once.
        if (performance.now() - began > SAME_SIGNAL) process.exit(1)
        return
      }
      began = performance.now()
      log.info('Stopping')
      stop().then(
        () => process.exit(0),
        (error: unknown) => {
          log.error('The server did not stop cleanly', error)
          process.exit(1)
        },
      )
    })
  }
}
