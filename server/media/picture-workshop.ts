import type { Kysely } from 'kysely'
import type { Log } from '../log.ts'
import { listFormerKeys } from '../store/picture-library.ts'
import { findPictureByKey } from '../store/pictures.ts'
import type { Database } from '../store/schema.ts'
import type { PictureBounds } from './picture-bounds.ts'
import type { PictureFiles } from './picture-files.ts'
import { shareVariantProcess } from './shared-process.ts'
import { openUploadFiles, type ReceivedUpload, type UploadFiles } from './upload-files.ts'
import { startVariantMaker, type VariantMaker } from './variant-maker.ts'
import type { PrepareAnswer } from './variant-process.ts'

/** Milliseconds that the process stays between uploads. */
const LINGERING = 5_000

/** All that is needed to take in pictures: where files are, and the one process that decodes them. */
export interface PictureWorkshop {
  files: PictureFiles
  uploads: UploadFiles
  /** Makes of an upload what is shown. */
  prepare(upload: ReceivedUpload): Promise<PrepareAnswer>
  /** Begins to make the variants that are missing, and to wait for more. */
  start(): void
  /** Has the variants of a new picture made. */
  wake(): void
  /** Stops at once; variants that are not made yet are made after the next start. */
  stop(): Promise<void>
}

interface WorkshopParts {
  db: Kysely<Database>
  pictureFiles: PictureFiles
  log: Log
  bounds?: PictureBounds
}

export function openPictureWorkshop({ db, pictureFiles, log, bounds }: WorkshopParts): PictureWorkshop {
  const process = shareVariantProcess(pictureFiles.location, LINGERING, bounds)
  const uploads = openUploadFiles(pictureFiles.location)
  let maker: VariantMaker | undefined
  return {
    files: pictureFiles,
    uploads,
    async prepare(upload) {
      let isRetry = false
      for (;;) {
        const answer = await process.lend((one) => one.prepare(upload))
        if (answer.kind !== 'ended') return answer
        if (answer.fault === 'this') {
          log.error(
            `pictures: an upload (${upload.kind}, ${upload.bytes} bytes) was given up: ${answer.excess ?? answer.reason}`,
          )
          return answer
        }
        // It died over a file that came before this one, which is then not tried again; or for a reason that may pass.
        if (answer.fault === 'none' && isRetry) return answer
        isRetry = answer.fault === 'none'
      }
    },
    start() {
      maker ??= startVariantMaker({ db, pictureFiles, log, process })
      Promise.all([uploads.sweep(), removeReplacedFiles(db, pictureFiles)]).catch((error: unknown) => {
        log.error('pictures: what an earlier run has left behind could not be removed', error)
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

/** Removes files that were replaced and are still there: the program ended between the two. */
async function removeReplacedFiles(db: Kysely<Database>, files: PictureFiles): Promise<void> {
  for (const { key } of await listFormerKeys(db)) {
    if (!(await findPictureByKey(db, key))) await files.remove(key)
  }
}
