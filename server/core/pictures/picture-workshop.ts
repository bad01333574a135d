import { buffer } from 'node:stream/consumers'
import type { LogoFile, Sign, SignFile } from '../../../contract/brand/sign.ts'
import type { Crop } from '../../../contract/pictures/crop.ts'
import { VARIANT_SIZES, variantSignature, type VariantSizes } from '../../../contract/pictures/picture-variants.ts'
import type { Log } from '../process/log.ts'
import { isUnavailable } from '../process/unavailable.ts'
import type { Db } from '../store/schema.ts'
import type { Poster } from './draw-brand.ts'
import type { PictureFiles } from './picture-files.ts'
import type { PictureBounds } from './picture-kind.ts'
import {
  shareVariantProcess,
  type TakeTurn,
  type SharedProcess,
  type PrepareAnswer,
  type VariantProcess,
} from './variant-process.ts'
import { findPictureByKey, listPicturesWithoutVariants, markVariantsMade } from './store/pictures.ts'
import { openUploadFiles, type ReceivedUpload } from './upload-files.ts'

/** Milliseconds. */
const IDLE_TIMEOUT = 5_000

type Bytes = Uint8Array<ArrayBuffer>
export type DrawnSign = Record<SignFile, Bytes>

export type PictureWorkshop = ReturnType<typeof openPictureWorkshop>

interface WorkshopParts {
  db: Db
  pictureFiles: PictureFiles
  log: Log
  bounds?: PictureBounds
  takeTurn?: TakeTurn
}

export function openPictureWorkshop({ db, pictureFiles, log, bounds, takeTurn }: WorkshopParts) {
  const { media } = pictureFiles
  const process = shareVariantProcess(media, IDLE_TIMEOUT, bounds, takeTurn)
  const uploads = openUploadFiles(media)
  let maker: ReturnType<typeof startVariantMaker> | undefined
  async function draw(work: Parameters<VariantProcess['draw']>[0]): Promise<Record<string, Bytes>> {
    const answer = await process.run((one) => one.draw(work), true)
    if (answer.kind !== 'drawn') throw new Error(`The ${work.kind} of the firm could not be drawn: ${answer.reason}`)
    return answer.files as Record<string, Buffer<ArrayBuffer>>
  }
  return {
    files: pictureFiles,
    uploads,
    /** All files of a sign. @throws Error with the reason, StoppingError */
    async drawSign({ letters, color, light, dark }: Sign): Promise<DrawnSign> {
      const sign = {
        letters,
        color,
        light: await readLogo(pictureFiles, light),
        dark: await readLogo(pictureFiles, dark),
      }
      return (await draw({ kind: 'sign', sign })) as DrawnSign
    },
    /** As JPEG. @param logo of the sign that it shows @throws Error with the reason, StoppingError */
    async drawPoster(poster: Poster, logo: Uint8Array): Promise<Bytes> {
      return (await draw({ kind: 'poster', poster, logo: Buffer.from(logo) }))['poster']!
    },
    async prepare(upload: ReceivedUpload, crop: Crop | 'drawn' | null): Promise<PrepareAnswer> {
      let isRetry = false
      for (;;) {
        const answer = await process.run((one) => one.prepare({ ...upload, crop }), true)
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
    start(): void {
      maker ??= startVariantMaker({ db, pictureFiles, log, process })
      uploads.sweep().catch((error: unknown) => {
        log.error('pictures: files left by an earlier run could not be removed', error)
      })
    },
    wake(): void {
      maker?.wake()
    },
    /** Missing variants are made after the next start. */
    async stop(): Promise<void> {
      await Promise.all([maker?.stop(), process.stop()])
    },
  }
}

async function readLogo(files: PictureFiles, logo: LogoFile | null): Promise<Buffer | null> {
  if (!logo) return null
  const file = await files.findFile(logo.key, logo.fileName)
  if (!file) throw new Error(`The file of the logo ${logo.key} is missing`)
  return buffer(file.stream())
}

/** Milliseconds. */
const PROGRESS_INTERVAL = 10_000
const AWAY_PAUSE = 60_000

interface VariantMakerParts {
  db: Db
  pictureFiles: PictureFiles
  log: Log
  process?: SharedProcess
  sizes?: VariantSizes
}

/** Makes missing variants in another process, one at a time. Not for bundles: they lack that process's file. */
export function startVariantMaker(parts: VariantMakerParts) {
  const { db, pictureFiles, log, sizes = VARIANT_SIZES } = parts
  const signature = variantSignature(sizes)
  const shared = parts.process ?? shareVariantProcess(pictureFiles.media)
  /** By key, so that a replaced file is tried again. */
  const failed = new Set<string>()
  let stopped = false
  let running: Promise<void> | undefined
  let isWoken = false

  const listRest = async () => {
    const pictures = await listPicturesWithoutVariants(db, signature)
    return pictures.filter((picture) => !failed.has(picture.key))
  }

  async function makeAll(process: VariantProcess): Promise<void> {
    await process.ready
    // Listed now, because another process may have done all of it meanwhile.
    const pictures = await listRest()
    const progress = createProgress(pictures.length, log)
    for (const picture of pictures) {
      const answer = await process.make(picture, sizes)
      // It was deleted meanwhile; a bucket would keep its variants.
      if (!(await findPictureByKey(db, picture.key))) await pictureFiles.remove(picture.key)
      if (stopped) return
      if (answer.kind === 'made') {
        const { fingerprint } = answer
        await markVariantsMade(db, picture, { signature, fingerprint, at: new Date().toISOString() })
      } else if (answer.kind === 'ended' && answer.fault === 'other') {
        // Killed by an upload: the next process continues.
        return
      } else if (await findPictureByKey(db, picture.key)) {
        failed.add(picture.key)
        log.error(`pictures: no variants of ${picture.key}/${picture.file_name}: ${answer.reason}`)
      }
      progress.count(answer.kind)
      if (answer.kind === 'ended' || shared.hasTurnEnded()) return
    }
  }

  async function run(): Promise<void> {
    isWoken = false
    while (!stopped && (await listRest()).length > 0 && !stopped) await shared.run(makeAll)
  }

  function wake(): void {
    isWoken = true
    if (!running && !stopped) void begin()
  }

  function begin(): Promise<void> {
    return (running = run()
      .catch((error: unknown) => {
        if (stopped) return
        if (!isUnavailable(error)) return log.error('pictures: making variants stopped', error)
        log.error(`pictures: making variants waits a minute: ${error.message}`)
        setTimeout(wake, AWAY_PAUSE).unref()
      })
      .finally(() => {
        running = undefined
        // It may have been called since the last look.
        if (isWoken && !stopped) void begin()
      }))
  }

  const done = begin()
  return {
    /** Settles when the initial work is done or stopped; errors are logged, not thrown. */
    done,
    wake,
    /** Missing variants are made after the next start. */
    async stop(): Promise<void> {
      stopped = true
      await shared.stop()
      await running
    },
  }
}

function createProgress(total: number, log: Log) {
  let made = 0
  let failed = 0
  let saidAt = Date.now()
  if (total > 0)
    log.info(
      `pictures: making variants of ${total} in the background; pages show older variants or the originals meanwhile`,
    )
  return {
    count(kind: 'made' | 'failed' | 'ended') {
      if (kind === 'made') made++
      else failed++
      const last = made + failed === total
      if (!last && Date.now() - saidAt < PROGRESS_INTERVAL) return
      saidAt = Date.now()
      log.info(`pictures: ${made} of ${total} made${failed > 0 ? `, ${failed} failed` : ''}`)
    },
  }
}
