import type { Kysely } from 'kysely'
import { VARIANT_SIZES, variantSignature, type VariantSizes } from '../../contract/picture-variants.ts'
import type { Log } from '../log.ts'
import { findPictureByKey, listPicturesWithoutVariants, markVariantsMade } from '../store/pictures.ts'
import type { Database } from '../store/schema.ts'
import type { PictureFiles } from './picture-files.ts'
import { shareVariantProcess, type SharedProcess } from './shared-process.ts'
import type { VariantProcess } from './variant-process.ts'

/** Progress is said no more often than this, in milliseconds. */
const PROGRESS_INTERVAL = 10_000

export interface VariantMaker {
  /** Settles when nothing of what was there at the start is left to do, or it was stopped. It never rejects: what goes wrong is logged. */
  done: Promise<void>
  /** Says that there is a new picture. */
  wake(): void
  /** Stops at once; what is not made yet is made after the next start. */
  stop(): Promise<void>
}

interface VariantMakerParts {
  db: Kysely<Database>
  pictureFiles: PictureFiles
  log: Log
  process?: SharedProcess
  sizes?: VariantSizes
}

/**
 * Makes the variants of all pictures that lack some of these sizes, in the background, one picture at a time. The work is done by a
 * process of its own, so that the server's memory stays as it is and its requests stay quick. That process is there only
 * while there is work, and never twice for the same files, however many servers share them.
 *
 * Call it from a file that Node runs as it stands: in a bundle, the file of the process would not be beside it.
 */
export function startVariantMaker(parts: VariantMakerParts): VariantMaker {
  const { db, pictureFiles, log, sizes = VARIANT_SIZES } = parts
  const signature = variantSignature(sizes)
  const shared = parts.process ?? shareVariantProcess(pictureFiles.location)
  /** By key: a picture whose file was replaced is tried again. */
  const failed = new Set<string>()
  let stopped = false
  let running: Promise<void> | undefined
  let isWoken = false

  const listRest = async () => {
    const pictures = await listPicturesWithoutVariants(db, signature)
    return pictures.filter((picture) => !failed.has(picture.key))
  }

  /** Works off what is there now; returns early when the process dies over a picture. */
  async function makeAll(process: VariantProcess): Promise<void> {
    await process.ready
    // Listed only now: while this process waited for its turn, another one may have done all of it.
    const pictures = await listRest()
    const progress = createProgress(pictures.length, log)
    for (const picture of pictures) {
      const answer = await process.make(picture, sizes)
      if (stopped) return
      if (answer.kind === 'made') {
        await markVariantsMade(db, picture, { signature, at: new Date().toISOString() })
      } else if (answer.kind === 'ended' && answer.fault === 'other') {
        // It died over an upload: the next process makes the variants of this one.
        return
      } else if (await findPictureByKey(db, picture.key)) {
        failed.add(picture.key)
        log.error(`pictures: no variants of ${picture.key}/${picture.file_name}: ${answer.reason}`)
      }
      progress.count(answer.kind)
      if (answer.kind === 'ended') return
    }
  }

  async function run(): Promise<void> {
    do {
      isWoken = false
      while (!stopped && (await listRest()).length > 0) {
        if (stopped) return
        await shared.lend(makeAll)
      }
    } while (isWoken && !stopped)
  }

  function begin(): Promise<void> {
    return (running = run()
      .catch((error: unknown) => {
        if (!stopped) log.error('pictures: making variants stopped', error)
      })
      .finally(() => {
        running = undefined
        // Somebody may have said so in the very moment in which it ended.
        if (isWoken && !stopped) void begin()
      }))
  }

  const done = begin()
  return {
    done,
    wake() {
      isWoken = true
      if (!running && !stopped) void begin()
    },
    async stop() {
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
