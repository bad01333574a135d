import { constants, setPriority } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { fingerprintOf } from './fingerprint.ts'
import {
  BrokenPictureError,
  makeVariants,
  preparePicture,
  type PictureToMake,
  type PictureToPrepare,
} from './prepare-picture.ts'
import { openMediaFolder } from '../media/media-folder.ts'
import { createLimiter, type Limiter } from '../process/limiter.ts'
import { messageOf } from '../process/service-error.ts'
import { openPictureFiles } from './picture-files.ts'
import { RefusedPictureError } from './read-drawing.ts'
import type { FromWorker, ToWorker, WorkAnswer } from './variant-process.ts'

/** The decoding process; variant-process.ts starts it. It ends when the server disconnects. */

/** Milliseconds. */
const CLAIM_INTERVAL = 1000
/** Milliseconds: decoders allocate some 1 GB/s. */
const MEMORY_INTERVAL = 20

process.once('disconnect', () => process.exit(0))
// Ctrl+C reaches all processes of a terminal; the server decides when to stop.
process.on('SIGINT', () => undefined)

// One thread of the lowest priority: requests come first.
try {
  setPriority(constants.priority.PRIORITY_LOW)
} catch {
  // Some containers forbid it.
}
const mostMemory = Number(process.argv[3])
// Decoders run on other threads and cannot be stopped; an ordinary exit waits for them.
setInterval(() => {
  if (process.memoryUsage.rss() > mostMemory) process.kill(process.pid, 'SIGKILL')
}, MEMORY_INTERVAL).unref()
sharp.concurrency(1)
sharp.cache(false)
// Only formats that can be uploaded are decoded, whatever a file claims to be.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpeg',
    'VipsForeignLoadPng',
    'VipsForeignLoadWebp',
    'VipsForeignLoadHeif',
    'VipsForeignLoadSvg',
  ],
})

const media = openMediaFolder(process.argv[2] ?? '')
const pictureFiles = openPictureFiles(media)
const mutex = createLimiter({ concurrency: 1 })

process.on('message', async (work: ToWorker) => {
  const own = turnsOf(work.number)
  tell({ kind: 'answer', number: work.number, answer: await answerTo(work, own) })
})

let release = pictureFiles.claimVariants()
while (!release) {
  await wait(CLAIM_INTERVAL)
  release = pictureFiles.claimVariants()
}
// Referenced until the exit: garbage collection would release the claim.
process.once('exit', release)
tell({ kind: 'ready' })

/** Reports the start of each turn, so that the server can bound its time. */
function turnsOf(number: number): Limiter {
  return {
    run(work, isUrgent) {
      const begin = () => {
        tell({ kind: 'begun', number })
        return work()
      }
      return mutex.run(begin, isUrgent)
    },
  }
}

async function answerTo(work: ToWorker, own: Limiter): Promise<WorkAnswer> {
  try {
    if (work.kind === 'make') return await make(work.picture, own)
    return await own.run(() => (work.kind === 'prepare' ? prepare(work.upload) : draw(work)), true)
  } catch (error) {
    return { kind: 'failed', reason: messageOf(error) }
  }
}

async function draw(work: ToWorker & { kind: 'poster' | 'sign' }): Promise<WorkAnswer> {
  // Loaded when the first one is drawn.
  const { drawPoster, drawSign } = await import('./draw-brand.ts')
  const files =
    work.kind === 'poster' ? { poster: await drawPoster(work.poster, work.logo) } : await drawSign(work.sign)
  return { kind: 'drawn', files }
}

async function make(picture: PictureToMake, own: Limiter): Promise<WorkAnswer> {
  try {
    await makeVariants(pictureFiles, picture, own)
    await pictureFiles.setBroken(picture.key, false)
    const original = await pictureFiles.findOriginal(picture.key)
    const bytes = await buffer(original!.stream())
    return { kind: 'made', fingerprint: await own.run(() => fingerprintOf(bytes)) }
  } catch (error) {
    const broken = error instanceof BrokenPictureError
    if (broken) await pictureFiles.setBroken(picture.key, true).catch(() => undefined)
    throw error
  }
}

async function prepare(upload: PictureToPrepare): Promise<WorkAnswer> {
  try {
    return { kind: 'prepared', picture: await preparePicture(upload) }
  } catch (error) {
    if (error instanceof RefusedPictureError) return { kind: 'refused', reason: error.message }
    if (!(error instanceof BrokenPictureError)) throw error
    return {
      kind: 'refused',
      reason:
        'The file is damaged or was cut off, and cannot be read as a picture: copy or export it again, and upload that',
    }
  }
}

function tell(message: FromWorker): void {
  process.send?.(message, undefined, undefined, (error) => {
    if (error) process.exit(1)
  })
}
