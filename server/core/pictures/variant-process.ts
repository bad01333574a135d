import { connect, createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { VARIANT_SIZES } from '../../../contract/pictures/picture-variants.ts'
import type { MediaStore } from '../media/media-store.ts'
import { endChild, startChild } from '../process/child-process.ts'
import { projectFolder } from '../process/project-folder.ts'
import type { Poster, SignToDraw } from './draw-brand.ts'
import { PICTURE_BOUNDS, type Excess, type PictureBounds } from './picture-kind.ts'
import type { PictureToMake, PictureToPrepare, PreparedPicture } from './prepare-picture.ts'

type Work =
  | { kind: 'make'; picture: PictureToMake }
  | { kind: 'prepare'; upload: PictureToPrepare }
  | { kind: 'poster'; poster: Poster; logo: Buffer }
  | { kind: 'sign'; sign: SignToDraw }

export type ToWorker = Work & { number: number }

/** `refused`: the reason is for the user. */
export type WorkAnswer =
  | { kind: 'made'; fingerprint: string }
  /** Of a poster one alone. */
  | { kind: 'drawn'; files: Record<string, Buffer> }
  | { kind: 'prepared'; picture: PreparedPicture }
  | { kind: 'refused'; reason: string }
  | { kind: 'failed'; reason: string }

/** `begun` says whose fault it is if the process dies. */
export type FromWorker =
  | { kind: 'ready' }
  | { kind: 'begun'; number: number }
  | { kind: 'answer'; number: number; answer: WorkAnswer }

/** Drawings have the letters of the product, whatever fonts a machine has. */
const FONTS = join(projectFolder, 'server/core/pictures/fonts/fonts.conf')

/** MiB; pictures themselves are outside of the heap (picture-kind.ts). */
const HEAP = 256

interface Ended {
  kind: 'ended'
  reason: string
  fault: 'this' | 'other' | 'none'
  excess?: Excess
}
type AnswerOf<Kind> = Extract<WorkAnswer, { kind: Kind | 'failed' }> | Ended
type MakeAnswer = AnswerOf<'made'>
export type PrepareAnswer = AnswerOf<'prepared' | 'refused'>
type DrawAnswer = AnswerOf<'drawn'>

/** Does one thing at a time, uploads before variants. */
export type VariantProcess = ReturnType<typeof startVariantProcess>

interface Waiting {
  work: Work
  answer: (answer: WorkAnswer | Ended) => void
}

/** Works in the store's local folder: it decodes untrusted files, so it gets no keys of a bucket. */
export function startVariantProcess(media: MediaStore, bounds: PictureBounds = PICTURE_BOUNDS) {
  const child = startChild('server/core/pictures/variant-worker.ts', {
    args: [media.workFolder, String(bounds.memory)],
    // Decodes untrusted files, so it gets no secrets. The variable limits malloc's memory per thread.
    env: { MALLOC_ARENA_MAX: '2', FONTCONFIG_FILE: FONTS },
    heap: HEAP,
    // Keeps bytes as they are.
    serialization: 'advanced',
  })
  const waiting = new Map<number, Waiting>()
  const { promise: ready, resolve: sayReady, reject: sayNotReady } = Promise.withResolvers<void>()
  // Uploads do not wait for it.
  ready.catch(() => undefined)
  let isOver = false
  let isStopped = false
  let isLate = false
  let begun: { number: number; timer: NodeJS.Timeout } | undefined
  const ended = new Promise<{ reason: string; signal?: NodeJS.Signals | null }>((resolve) => {
    child.on('error', (error) => resolve({ reason: error.message }))
    child.once('exit', (code, signal) =>
      resolve({ reason: `the process ended with ${signal ?? `code ${code}`}`, signal }),
    )
  })
  void ended.then(({ reason, signal }) => {
    isOver = true
    clearTimeout(begun?.timer)
    sayNotReady(new Error(reason))
    // Otherwise only its own memory watch, or the system when out of memory, kills it.
    const excess = isLate ? 'time' : signal === 'SIGKILL' ? 'memory' : undefined
    for (const [number, { answer }] of waiting) {
      const fault = faultOf(number)
      answer({ kind: 'ended', reason, fault, ...(fault === 'this' && excess && { excess }) })
    }
    waiting.clear()
  })
  const faultOf = (number: number) => {
    if (isStopped || !begun) return 'none'
    return begun.number === number ? 'this' : 'other'
  }

  const begin = (number: number) => {
    clearTimeout(begun?.timer)
    const work = waiting.get(number)?.work
    const time = work?.kind === 'prepare' && work.upload.kind === 'svg' ? bounds.drawingTime : bounds.pictureTime
    const timer = setTimeout(() => {
      // A running decoder can only be killed.
      isLate = true
      child.kill('SIGKILL')
    }, time)
    begun = { number, timer: timer.unref() }
  }
  child.on('message', (message: FromWorker) => {
    if (message.kind === 'ready') return sayReady()
    if (message.kind === 'begun') return begin(message.number)
    if (begun?.number === message.number) {
      clearTimeout(begun.timer)
      begun = undefined
    }
    waiting.get(message.number)?.answer(message.answer)
    waiting.delete(message.number)
  })

  let number = 0
  const ask = async (work: Work): Promise<WorkAnswer | Ended> => {
    number += 1
    if (!child.connected) return { kind: 'ended', reason: (await ended).reason, fault: faultOf(number) }
    const { promise, resolve } = Promise.withResolvers<WorkAnswer | Ended>()
    waiting.set(number, { work, answer: resolve })
    child.send({ ...work, number } satisfies ToWorker, () => undefined)
    return promise
  }
  return {
    /** Resolves with the claim on these files; rejects when the process cannot start. */
    ready,
    /** Requires `ready`, which the others do not. */
    make: async ({ key, width, height }: Omit<PictureToMake, 'sizes'>, sizes = VARIANT_SIZES) =>
      (await media.stage([key], () => ask({ kind: 'make', picture: { key, width, height, sizes } }))) as MakeAnswer,
    prepare: async ({ path, kind, madePath, crop }: PictureToPrepare) =>
      (await ask({ kind: 'prepare', upload: { path, kind, madePath, crop } })) as PrepareAnswer,
    draw: async (work: Extract<Work, { kind: 'poster' | 'sign' }>) => (await ask(work)) as DrawAnswer,
    hasEnded: () => isOver || isLate || !child.connected,
    async end(): Promise<void> {
      endChild(child, () => void (child.connected && child.disconnect()))
      await ended
    },
    kill(): void {
      isStopped = true
      child.kill('SIGKILL')
    },
  }
}

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

/** A job that was begun is done again after the next start. */
class StoppingError extends Error {
  override name = 'StoppingError'
}

/** One decoding process for all users, running only while needed. */
export type SharedProcess = ReturnType<typeof shareVariantProcess>

/** Milliseconds of a turn while others wait, and until the next one. */
const TURN = 10_000
const PAUSE = 3_000

/**
 * @param idleTimeout milliseconds that it stays unused: starting it takes longer than a small picture
 * @param takeTurn undefined: it does not matter what other servers of the machine do
 */
export function shareVariantProcess(media: MediaStore, idleTimeout = 0, bounds = PICTURE_BOUNDS, takeTurn?: TakeTurn) {
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
    /** Whether other servers of the machine should have theirs. */
    hasTurnEnded: () => hasTurnEnded(),
    /** @param isUrgent somebody waits for it: needs no turn @throws StoppingError */
    async run<Result>(work: (process: VariantProcess) => Promise<Result>, isUrgent = false): Promise<Result> {
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
    async stop(): Promise<void> {
      isStopped = true
      clearTimeout(timer)
      current?.kill()
      await letGo()
    },
  }
}
