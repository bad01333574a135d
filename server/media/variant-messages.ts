import type { PictureToMake } from './make-variants.ts'
import type { PictureToPrepare, PreparedPicture } from './prepare-picture.ts'

/** A piece of work for the process that decodes pictures. */
export type Work = { kind: 'make'; picture: PictureToMake } | { kind: 'prepare'; upload: PictureToPrepare }

/** What the server tells that process. The number comes back with the answer. */
export type ToWorker = Work & { number: number }

/** How a piece of work went. `refused`: the file is at fault, in words for the person who uploads it. */
export type WorkAnswer =
  | { kind: 'made' }
  | { kind: 'prepared'; picture: PreparedPicture }
  | { kind: 'refused' | 'failed'; reason: string }

/**
 * What that process answers: that it may make variants, that it begins with a piece of work or its next step (from then on
 * that one is at fault when the process ends), and how each piece of work went.
 */
export type FromWorker =
  | { kind: 'ready' }
  | { kind: 'begun'; number: number }
  | { kind: 'answer'; number: number; answer: WorkAnswer }
