import { connect, createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** Milliseconds. */
const INTERVAL = 1_000
/** Milliseconds, after which a program goes on without its turn: any user of the machine may hold the name. */
const LONGEST_WAIT = 5 * 60_000

export interface Turn {
  /** Whether another program waits for it. */
  isWanted(): boolean
  release(): void
}

/** Resolves when it is this program's turn, or when it has stopped. */
export type TakeTurn = (isStopped: () => boolean) => Promise<Turn>

const NO_TURN: Turn = { isWanted: () => false, release() {} }

/**
 * Turns that all servers of a machine take: a name that the system releases with its process. A file would not do,
 * because services have temporary folders and users of their own. Without such names (macOS), everybody has a turn.
 */
export function createTurns(name: string, interval = INTERVAL): TakeTurn {
  const path = process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : `\0${name}`
  return async (isStopped) => {
    for (const deadline = performance.now() + LONGEST_WAIT; performance.now() < deadline; await wait(interval)) {
      if (isStopped()) break
      const turn = await claim(path)
      if (turn) return turn
      // Tells the holder that somebody waits.
      connect(path)
        .on('error', () => undefined)
        .unref()
    }
    return NO_TURN
  }
}

/** Undefined: another process holds it. */
function claim(path: string): Promise<Turn | undefined> {
  const { promise, resolve } = Promise.withResolvers<Turn | undefined>()
  let isWanted = false
  const holder = createServer((socket) => {
    isWanted = true
    socket.destroy()
  }).unref()
  holder.once('error', ({ code }: NodeJS.ErrnoException) => resolve(code === 'EADDRINUSE' ? undefined : NO_TURN))
  holder.listen(path, () => resolve({ isWanted: () => isWanted, release: () => void holder.close() }))
  return promise
}

export const takePictureTurn = createTurns('engineering-consultancy-site.pictures')
