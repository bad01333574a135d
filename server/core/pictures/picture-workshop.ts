import { buffer } from 'node:stream/consumers'
import { SIGN_FILES, type LogoFile, type Sign, type SignFile } from '../../../contract/brand/sign.ts'
import type { Crop } from '../../../contract/pictures/crop.ts'
import type { FirmCard } from '../../../contract/pictures/social-card.ts'
import type { Log } from '../process/log.ts'
import { listFormerKeys } from './store/picture-library.ts'
import { findPictureByKey } from './store/pictures.ts'
import type { Db } from '../store/schema.ts'
import { shareVariantProcess, type TakeTurn } from './shared-process.ts'
import type { PictureBounds } from './picture-kind.ts'
import type { PictureFiles } from './picture-files.ts'
import { openUploadFiles, type ReceivedUpload, type UploadFiles } from './upload-files.ts'
import { startVariantMaker, type VariantMaker } from './variant-maker.ts'
import type { PrepareAnswer } from './variant-process.ts'

/** Milliseconds. */
const IDLE_TIMEOUT = 5_000

type Bytes = Uint8Array<ArrayBuffer>
export type DrawnSign = Record<SignFile, Bytes>

export interface PictureWorkshop {
  files: PictureFiles
  uploads: UploadFiles
  prepare(upload: ReceivedUpload, crop?: Crop | null): Promise<PrepareAnswer>
  /** As JPEG. @param logo of the sign that it shows @throws Error with the reason, StoppingError */
  drawCard(card: FirmCard, logo: Uint8Array): Promise<Bytes>
  /** All files of a sign. @throws Error with the reason, StoppingError */
  drawSign(sign: Sign): Promise<DrawnSign>
  start(): void
  wake(): void
  /** Missing variants are made after the next start. */
  stop(): Promise<void>
}

interface WorkshopParts {
  db: Db
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
    async drawSign({ letters, color, light, dark }) {
      const sign = {
        letters,
        color,
        light: await readLogo(pictureFiles, light),
        dark: await readLogo(pictureFiles, dark),
      }
      const answer = await process.run((one) => one.drawSign(sign), true)
      if (answer.kind !== 'signed') throw new Error(`The sign of the firm could not be drawn: ${answer.reason}`)
      const names = Object.keys(SIGN_FILES) as SignFile[]
      return Object.fromEntries(names.map((name) => [name, fromBase64(answer.files[name])])) as DrawnSign
    },
    async drawCard(card, logo) {
      const answer = await process.run((one) => one.drawCard(card, Buffer.from(logo).toString('base64')), true)
      if (answer.kind !== 'drawn') throw new Error(`The card could not be drawn: ${answer.reason}`)
      return fromBase64(answer.jpeg)
    },
    async prepare(upload, crop) {
      let isRetry = false
      for (;;) {
        const answer = await process.run((one) => one.prepare({ ...upload, crop: crop ?? null }), true)
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

const fromBase64 = (text: string): Bytes => new Uint8Array(Buffer.from(text, 'base64'))

async function readLogo(files: PictureFiles, logo: LogoFile | null): Promise<string | null> {
  if (!logo) return null
  const file = await files.findFile(logo.key, logo.fileName)
  if (!file) throw new Error(`The file of the logo ${logo.key} is missing`)
  return (await buffer(file.stream())).toString('base64')
}

/** Left over when the program ended during a replacement. */
async function removeReplacedFiles(db: Db, files: PictureFiles): Promise<void> {
  for (const { key } of await listFormerKeys(db)) {
    if (!(await findPictureByKey(db, key))) await files.remove(key)
  }
}
