import type { SignFile } from '../../../contract/brand/sign.ts'
import type { FirmCard } from '../../../contract/pictures/social-card.ts'
import type { PictureToMake } from './make-variants.ts'
import type { PictureToPrepare, PreparedPicture } from './prepare-picture.ts'

/** Pictures are in base64, as all that is sent between the processes. */
export interface SignWork {
  letters: string
  color: string
  light: string | null
  dark: string | null
}

export type Work =
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
