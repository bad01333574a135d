import { ChildWorkError, writeInChild } from '../../../../server/core/process/child-process.ts'
import { createLimiter } from '../../../../server/core/process/limiter.ts'
import { ServiceError } from '../../../../server/core/process/service-error.ts'
import type { Joined, JoinWork } from './join-worker.ts'
import REASONS from './reasons.json' with { type: 'json' }

export { REASONS }

/** Why a file is not in the PDF. */
export type Unreadable = keyof typeof REASONS

/** Had by a PDF, and no more by its pages. `fields`: also links and notes; `layers`: hidden ones show. */
export type Loss = 'attachments' | 'fields' | 'layers' | 'scripts' | 'signature'

export type JoinedFile =
  | { outcome: 'kept'; pages: number; losses: Loss[] }
  /** Dots per inch of its pictures, at most. */
  | { outcome: 'smaller'; pages: number; losses: Loss[]; dpi: number }
  | { outcome: 'unreadable'; reason: Unreadable }

type Options = Omit<JoinWork, 'files'> & { signal: AbortSignal }

/** MiB of JavaScript objects and of all memory. */
const BOUNDS = { heap: 128, memory: 512 }
const WORKER = 'extras/papers/server/join/join-worker.ts'
const turns = createLimiter({ concurrency: 1 })

/**
 * Joins PDF files and pictures to one PDF, in a process without secrets, one at a time. Text stays text; pictures, and
 * pages that are one scanned picture, are made smaller in steps until the whole fits.
 * @param paths in the order of the pages; the contents tell the kind of a file
 * @returns what became of each file, in the same order
 * @throws ServiceError too_large with the least size, if that is above the bound; invalid if no file can be read
 */
export async function joinPapers(paths: string[], options: Options): Promise<Joined> {
  const joined = await turns.run(() => joinReadable(paths, options))
  if (joined.pages === 0) throw new ServiceError('invalid', 'None of these files can be read')
  if (joined.bytes <= options.bound) return joined
  const [least, bound] = [Math.ceil(joined.bytes / 1e4) / 100, Math.floor(options.bound / 1e4) / 100]
  throw new ServiceError(
    'too_large',
    `These papers take at least ${least} MB, with pictures as small as can be read; allowed are ${bound} MB. Leave some out`,
  )
}

/** A file beyond the bounds ends the process without saying which it was: then each is tried alone. */
async function joinReadable(paths: string[], options: Options): Promise<Joined> {
  const files = paths.map((path) => ({ path, isLeftOut: false }))
  const alone = { ...options, bound: Number.MAX_SAFE_INTEGER }
  const first = await joinInChild({ ...options, files })
  if (first) return first
  for (const file of files) file.isLeftOut = !(await joinInChild({ ...alone, files: [file] }))
  const rest = files.some(({ isLeftOut }) => isLeftOut) && (await joinInChild({ ...options, files }))
  if (rest) return rest
  throw new ServiceError('too_large', 'Joining these papers takes too much memory or time: leave some out')
}

/** Undefined if the process ended. @throws when `signal` ends it */
const joinInChild = ({ signal, ...work }: JoinWork & Options): Promise<Joined | undefined> =>
  writeInChild<JoinWork, Joined>(WORKER, work, { to: [work.to], signal, ...BOUNDS }).catch((error: unknown) => {
    if (error instanceof ChildWorkError) return undefined
    throw error
  })
