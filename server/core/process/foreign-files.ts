import { workInChild } from './child-process.ts'
import { createLimiter, QueueFullError } from './limiter.ts'
import { ServiceError } from './service-error.ts'

/**
 * The readers of files that others have made, with MiB of JavaScript objects and of all memory. Bytes of a part and their
 * ratio are bounds of the readers. Pictures: core/pictures/variant-process.ts; KML and the like are read by the browser.
 */
const READERS = {
  import: { script: 'server/transfer/import/read-file-worker.ts', heap: 192, memory: 384 },
  pdf: { script: 'server/core/documents/read-pdf-worker.ts', heap: 512, memory: 768 },
  film: { script: 'server/core/documents/read-film-worker.ts', heap: 64, memory: 256 },
  firstPage: { script: 'server/core/documents/draw-page-worker.ts', heap: 256, memory: 768 },
} as const
/** Milliseconds, and files that may wait. */
const TIME = 30_000
const turns = createLimiter({ concurrency: 1, maxQueued: 20 })

/**
 * Reads a file in a process without secrets: one at a time, because what is packed small may be large.
 * @throws ChildWorkError; ChildDiedError beyond a bound; ServiceError unavailable for too many
 */
export async function readForeignFile<Result, Work extends object = object>(
  kind: keyof typeof READERS,
  work: Work,
  signal: AbortSignal,
): Promise<Result> {
  const { script, heap, memory } = READERS[kind]
  try {
    return await turns.run(() => {
      const until = AbortSignal.any([signal, AbortSignal.timeout(TIME)])
      return workInChild<Work, Result>(script, work, until, { heap, memory, env: {} })
    })
  } catch (error) {
    if (!(error instanceof QueueFullError)) throw error
    throw new ServiceError('unavailable', 'Too many files are being read: try again in a minute', { retryAfter: 60 })
  }
}
