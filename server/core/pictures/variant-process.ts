import type { SignFile } from '../../../contract/brand/sign.ts'
import { VARIANT_SIZES, type VariantSizes } from '../../../contract/pictures/picture-variants.ts'
import type { FirmCard } from '../../../contract/pictures/social-card.ts'
import type { MediaStore } from '../media/media-store.ts'
import { endChild, startChild } from '../process/child-process.ts'
import type { PictureToMake, PictureToPrepare, PreparedPicture } from './prepare-picture.ts'
import { PICTURE_BOUNDS, type Excess, type PictureBounds } from './picture-kind.ts'

/** Pictures are in base64, as all that is sent between the processes. */
export interface SignWork {
  letters: string
  color: string
  light: string | null
  dark: string | null
}

type Work =
  | { kind: 'make'; picture: PictureToMake }
  | { kind: 'prepare'; upload: PictureToPrepare }
  | { kind: 'card'; card: FirmCard; logo: string }
  | { kind: 'sign'; sign: SignWork }

export type ToWorker = Work & { number: number }

/** `refused`: the reason is for the user. */
export type WorkAnswer =
  | { kind: 'made'; fingerprint: string }
  /** In base64. */
  | { kind: 'drawn'; jpeg: string }
  | { kind: 'signed'; files: Record<SignFile, string> }
  | { kind: 'prepared'; picture: PreparedPicture }
  | { kind: 'refused' | 'failed'; reason: string }

/** `begun` says whose fault it is if the process dies. */
export type FromWorker =
  | { kind: 'ready' }
  | { kind: 'begun'; number: number }
  | { kind: 'answer'; number: number; answer: WorkAnswer }

/** MiB; pictures themselves are outside of the heap (picture-kind.ts). */
const HEAP = 256

interface Ended {
  kind: 'ended'
  reason: string
  fault: 'this' | 'other' | 'none'
  excess?: Excess
}
type Failed = { kind: 'failed'; reason: string }

type MakeAnswer = { kind: 'made'; fingerprint: string } | Failed | Ended
/** `refused`: the reason is for the user. */
export type PrepareAnswer =
  | { kind: 'prepared'; picture: PreparedPicture }
  | { kind: 'refused'; reason: string }
  | Failed
  | Ended

type DrawAnswer = { kind: 'drawn'; jpeg: string } | Failed | Ended
type SignAnswer = { kind: 'signed'; files: Record<SignFile, string> } | Failed | Ended

/** Does one thing at a time, uploads before variants. */
export interface VariantProcess {
  /** Resolves with the claim on these files; rejects when the process cannot start. */
  ready: Promise<void>
  /** Requires `ready`. */
  make(picture: Omit<PictureToMake, 'sizes'>, sizes?: VariantSizes): Promise<MakeAnswer>
  /** Does not require `ready`. */
  prepare(upload: PictureToPrepare): Promise<PrepareAnswer>
  /** Does not require `ready`. */
  drawCard(card: FirmCard, logo: string): Promise<DrawAnswer>
  drawSign(sign: SignWork): Promise<SignAnswer>
  hasEnded(): boolean
  end(): Promise<void>
  kill(): void
}

interface Waiting {
  work: Work
  answer: (answer: WorkAnswer | Ended) => void
}

/** Works in the store's local folder: it decodes untrusted files, so it gets no keys of a bucket. */
export function startVariantProcess(media: MediaStore, bounds: PictureBounds = PICTURE_BOUNDS): VariantProcess {
  const child = startChild('server/core/pictures/variant-worker.ts', {
    args: [media.workFolder, String(bounds.memory)],
    // Decodes untrusted files, so it gets no secrets. The variable limits malloc's memory per thread.
    env: { MALLOC_ARENA_MAX: '2' },
    heap: HEAP,
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
    ready,
    make: async ({ key, width, height }, sizes = VARIANT_SIZES) =>
      (await media.stage([key], () => ask({ kind: 'make', picture: { key, width, height, sizes } }))) as MakeAnswer,
    prepare: async ({ path, kind, madePath, crop }) =>
      (await ask({ kind: 'prepare', upload: { path, kind, madePath, crop } })) as PrepareAnswer,
    drawCard: async (card, logo) => (await ask({ kind: 'card', card, logo })) as DrawAnswer,
    drawSign: async (sign) => (await ask({ kind: 'sign', sign })) as SignAnswer,
    hasEnded: () => isOver || isLate || !child.connected,
    async end() {
      endChild(child, () => void (child.connected && child.disconnect()))
      await ended
    },
    kill() {
      isStopped = true
      child.kill('SIGKILL')
    },
  }
}
