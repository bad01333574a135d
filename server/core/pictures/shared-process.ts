import { connect, createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { MediaStore } from '../media/media-store.ts'
import { PICTURE_BOUNDS } from './picture-kind.ts'
import { startVariantProcess, type VariantProcess } from './variant-process.ts'

/** Milliseconds. */
const INTERVAL = 1_000
/** Milliseconds, after which a program goes on without its turn: any user of the machine may hold the name. */
const LONGEST_WAIT = 5 * 60_000

interface Turn {
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

/** What was begun is to be done after the next start. */
class StoppingError extends Error {
  override name = 'StoppingError'
}

/** One decoding process for all users, running only while needed. */
export interface SharedProcess {
  /**
   * @param isUrgent somebody waits for it: needs no turn
   * @throws StoppingError
   */
  run<Result>(work: (process: VariantProcess) => Promise<Result>, isUrgent?: boolean): Promise<Result>
  /** Whether other servers of the machine should have theirs. */
  hasTurnEnded(): boolean
  stop(): Promise<void>
}

/** Milliseconds of a turn while others wait, and until the next one. */
const TURN = 10_000
const PAUSE = 3_000

/**
 * @param idleTimeout milliseconds that it stays unused: starting it takes longer than a small picture
 * @param takeTurn undefined: it does not matter what other servers of the machine do
 */
export function shareVariantProcess(
  media: MediaStore,
  idleTimeout = 0,
  bounds = PICTURE_BOUNDS,
  takeTurn?: TakeTurn,
): SharedProcess {
  let current: VariantProcess | undefined
  let users = 0
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  let turn: Promise<Turn> | undefined
  let hasTurnEnded = () => false
  let mayBegin = 0

  const letGo = async () => {
    const [old, oldTurn] = [current, turn]
    if (hasTurnEnded()) mayBegin = performance.now() + PAUSE
    current = turn = undefined
    hasTurnEnded = () => false
    await old?.end()
    ;(await oldTurn)?.release()
  }
  const beginTurn = async (take: TakeTurn) => {
    await wait(Math.max(0, mayBegin - performance.now()))
    const taken = await take(() => isStopped)
    const begun = performance.now()
    hasTurnEnded = () => performance.now() - begun > TURN && taken.isWanted()
    return taken
  }
  return {
    hasTurnEnded: () => hasTurnEnded(),
    async run(work, isUrgent = false) {
      if (isStopped) throw new StoppingError('pictures: the server is stopping')
      clearTimeout(timer)
      users += 1
      try {
        if (takeTurn && !isUrgent) {
          turn ??= beginTurn(takeTurn)
          await turn
          if (isStopped) throw new StoppingError('pictures: the server is stopping')
        }
        if (!current || current.hasEnded()) current = startVariantProcess(media, bounds)
        return await work(current)
      } finally {
        users -= 1
        if (users === 0 && (idleTimeout === 0 || hasTurnEnded())) await letGo()
        else if (users === 0) timer = setTimeout(() => void letGo(), idleTimeout).unref()
      }
    },
    async stop() {
      isStopped = true
      clearTimeout(timer)
      current?.kill()
      await letGo()
    },
  }
}
