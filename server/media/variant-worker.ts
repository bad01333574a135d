import { constants, setPriority } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import sharp from 'sharp'
import { BrokenPictureError, makeVariants } from './make-variants.ts'
import { openPictureFiles } from './picture-files.ts'
import type { FromWorker, ToWorker } from './variant-messages.ts'

/**
 * The process that makes variants: started by variant-maker.ts with the location of the picture files, it waits until no
 * other such process works on them, says that it is ready, and makes one picture after the other as it is told. It ends
 * when the server lets go of it, or dies.
 */

/** How often it asks for the claim while another process has it, in milliseconds. */
const CLAIM_INTERVAL = 1000

process.once('disconnect', () => process.exit(0))
// Ctrl+C goes to every process of the terminal; when to stop is the server's word.
process.on('SIGINT', () => undefined)

// One thread, and that one only when nobody else wants the processor: requests come first.
try {
  setPriority(constants.priority.PRIORITY_LOW)
} catch {
  // Some containers forbid it; then the pictures are made at the ordinary priority.
}
sharp.concurrency(1)
sharp.cache(false)

const pictureFiles = openPictureFiles(process.argv[2] ?? '')
let release = pictureFiles.claimMaking()
while (!release) {
  await setTimeout(CLAIM_INTERVAL)
  release = pictureFiles.claimMaking()
}
// Held to the very end: what nobody refers to is collected, and the claim with it.
process.once('exit', release)

process.on('message', async (picture: ToWorker) => tell(await make(picture)))
tell({ kind: 'ready' })

async function make(picture: ToWorker): Promise<FromWorker> {
  try {
    await makeVariants(pictureFiles, picture)
    await pictureFiles.setBroken(picture.key, false)
    return { kind: 'made' }
  } catch (error) {
    const broken = error instanceof BrokenPictureError
    if (broken) await pictureFiles.setBroken(picture.key, true).catch(() => undefined)
    return { kind: 'failed', reason: error instanceof Error ? error.message : String(error) }
  }
}

function tell(message: FromWorker): void {
  process.send?.(message, undefined, undefined, (error) => {
    if (error) process.exit(1)
  })
}
