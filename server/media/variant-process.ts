import { fork } from 'node:child_process'
import { join } from 'node:path'
import { VARIANT_SIZES, type VariantSizes } from '../../contract/picture-variants.ts'
import { projectFolder } from '../project-folder.ts'
import type { PictureToMake } from './make-variants.ts'
import { PICTURE_BOUNDS, type Excess, type PictureBounds } from './picture-bounds.ts'
import type { PictureToPrepare, PreparedPicture } from './prepare-picture.ts'
import type { FromWorker, ToWorker, Work, WorkAnswer } from './variant-messages.ts'

/** The process has died, and does no more. */
interface Ended {
  kind: 'ended'
  reason: string
  /** Over which work it died: `none` when it was doing nothing, could not start, or was stopped. */
  fault: 'this' | 'other' | 'none'
  /** Which bound this work broke. */
  excess?: Excess
}
type Failed = { kind: 'failed'; reason: string }

/** How the making of one picture's variants went. */
export type MakeAnswer = { kind: 'made' } | Failed | Ended
/** What became of an upload. `refused`: the reason is for the person who uploads it. */
export type PrepareAnswer =
  | { kind: 'prepared'; picture: PreparedPicture }
  | { kind: 'refused'; reason: string }
  | Failed
  | Ended

/** The process that decodes pictures, as the server sees it. It does one thing at a time, uploads before variants. */
export interface VariantProcess {
  /** Resolves when no other process makes variants of these files; rejects when the process cannot start. */
  ready: Promise<void>
  /** Makes one picture's variants; to be asked once it is ready. */
  make(picture: Omit<PictureToMake, 'sizes'>, sizes?: VariantSizes): Promise<MakeAnswer>
  /** Makes of an upload what is shown; may be asked at any time. */
  prepare(upload: PictureToPrepare): Promise<PrepareAnswer>
  hasEnded(): boolean
  /** Lets it go, and waits until it is gone. */
  end(): Promise<void>
  /** Ends it at once, in the middle of what it does. */
  kill(): void
}

/** A piece of work that has no answer yet. */
interface Waiting {
  work: Work
  answer: (answer: WorkAnswer | Ended) => void
}

/** @param location of the picture files, as `PictureFiles` tells it */
export function startVariantProcess(location: string, bounds: PictureBounds = PICTURE_BOUNDS): VariantProcess {
  const child = fork(join(projectFolder, 'server/media/variant-worker.ts'), [location, String(bounds.memory)], {
    // It reads files from outside, so it gets to know nothing of the server: no secret, no database. The one variable
    // keeps the allocator from hoarding memory for each thread.
    env: { MALLOC_ARENA_MAX: '2' },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const waiting = new Map<number, Waiting>()
  const { promise: ready, resolve: sayReady, reject: sayNotReady } = Promise.withResolvers<void>()
  // Who only prepares uploads does not wait for it.
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
    // Nobody else kills it but itself, over its memory, and a system that has none left.
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
      // What decodes cannot be stopped but by the system.
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
    ready,
    make: async ({ key, width, height }, sizes = VARIANT_SIZES) =>
      (await ask({ kind: 'make', picture: { key, width, height, sizes } })) as MakeAnswer,
    prepare: async ({ path, kind, madePath }) =>
      (await ask({ kind: 'prepare', upload: { path, kind, madePath } })) as PrepareAnswer,
    hasEnded: () => isOver || isLate || !child.connected,
    async end() {
      if (child.connected) child.disconnect()
      await ended
    },
    kill() {
      isStopped = true
      child.kill('SIGKILL')
    },
  }
}
