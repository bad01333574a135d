import type { PictureToMake } from './make-variants.ts'

/** What the server tells the process that makes variants: the next picture. */
export type ToWorker = PictureToMake

/** What that process answers: that it may begin, and then how each picture went. */
export type FromWorker =
  | { kind: 'ready' }
  | { kind: 'made' }
  | { kind: 'failed'; reason: string }
