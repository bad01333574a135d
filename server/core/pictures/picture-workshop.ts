import type { Kysely } from 'kysely'
import type { FirmCard } from '../../../contract/pictures/social-card.ts'
import type { Log } from '../process/log.ts'
import { listFormerKeys } from './store/picture-library.ts'
import { findPictureByKey } from './store/pictures.ts'
import type { Database } from '../store/schema.ts'
import type { TakeTurn } from './machine-turn.ts'
import type { PictureBounds } from './picture-bounds.ts'
import type { PictureFiles } from './picture-files.ts'
import { shareVariantProcess } from './shared-process.ts'
import { openUploadFiles, type ReceivedUpload, type UploadFiles } from './upload-files.ts'
import { startVariantMaker, type VariantMaker } from './variant-maker.ts'
import type { PrepareAnswer } from './variant-process.ts'

/** Milliseconds. */
const IDLE_TIMEOUT = 5_000

export interface PictureWorkshop {
  files: PictureFiles
  uploads: UploadFiles
  prepare(upload: ReceivedUpload): Promise<PrepareAnswer>
  /** As JPEG. @throws Error with the reason, StoppingError */
  drawCard(card: FirmCard): Promise<Uint8Array<ArrayBuffer>>
  start(): void
  wake(): void
  /** Missing variants are made after the next start. */
  stop(): Promise<void>
}

interface WorkshopParts {
  db: Kysely<Database>
  pictureFiles: PictureFiles
  log: Log
  bounds?: PictureBounds
  takeTurn?: TakeTurn
}

export function openPictureWorkshop({ db, pictureFiles, log, bounds, takeTurn }: WorkshopParts): PictureWorkshop {
  const { media } = pictureFiles
  const process = shareVariantProcess(media, IDLE_TIMEOUT, bounds, takeTurn)
  const uploads = openUploadFiles(media)
  let maker: VariantMaker | undefined
  return {
    files: pictureFiles,
    uploads,
    async drawCard(card) {
      const answer = await process.run((one) => one.drawCard(card), true)
      if (answer.kind !== 'drawn') throw new Error(`The card could not be drawn: ${answer.reason}`)
      return new Uint8Array(Buffer.from(answer.jpeg, 'base64'))
    },
    async prepare(upload) {
      let isRetry = false
      for (;;) {
        const answer = await process.run((one) => one.prepare(upload), true)
        if (answer.kind !== 'ended') return answer
        if (answer.fault === 'this') {
          log.error(
            `pictures: an upload (${upload.kind}, ${upload.bytes} bytes) was given up: ${answer.excess ?? answer.reason}`,
          )
          return answer
        }
        // Another file, which is not retried, or a temporary fault killed the process.
        if (answer.fault === 'none' && isRetry) return answer
        isRetry = answer.fault === 'none'
      }
    },
    start() {
      maker ??= startVariantMaker({ db, pictureFiles, log, process })
      Promise.all([uploads.sweep(), removeReplacedFiles(db, pictureFiles)]).catch((error: unknown) => {
        log.error('pictures: files left by an earlier run could not be removed', error)
      })
    },
    wake() {
      maker?.wake()
    },
    async stop() {
      await Promise.all([maker?.stop(), process.stop()])
    },
  }
}

/** Left over when the program ended during a replacement. */
async function removeReplacedFiles(db: Kysely<Database>, files: PictureFiles): Promise<void> {
  for (const { key } of await listFormerKeys(db)) {
    if (!(await findPictureByKey(db, key))) await files.remove(key)
  }
}
