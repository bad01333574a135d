import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Log } from './log.ts'

const run = promisify(execFile)

/**
 * Reports to systemd (sd_notify(3)); without systemd, does nothing. Node has no unix datagram sockets: `systemd-notify` sends, as a child process (needs `NotifyAccess=all`).
 * @param watchdogMs systemd restarts a server that has been silent for so long (`WatchdogSec=`); undefined: it does not
 */
export function connectServiceManager(isWanted: boolean, log: Log, watchdogMs?: number) {
  let last: Promise<unknown> = Promise.resolve()
  const notify = (...fields: string[]) => {
    if (!isWanted) return
    // In order: "ready" must not arrive before "waiting".
    last = last
      .then(() => run('systemd-notify', fields))
      .catch((error: Error) => log.error(`systemd was not told "${fields.join(' ')}": ${error.message}`))
  }
  return {
    ready: () => {
      notify('READY=1', 'STATUS=Serving')
      // From a timer, so that an event loop that hangs falls silent; twice in the time, as sd_watchdog_enabled(3) advises.
      if (watchdogMs !== undefined) setInterval(() => notify('WATCHDOG=1'), watchdogMs / 2).unref()
    },
    stopping: () => notify('STOPPING=1', 'STATUS=Stopping'),
    /** @param text one line, shown by `systemctl status` */
    status: (text: string) => notify(`STATUS=${text.replaceAll(/\s+/g, ' ')}`),
  }
}

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
