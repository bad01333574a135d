import type { MediaStore } from './media-store.ts'
import { PICTURE_BOUNDS } from './picture-bounds.ts'
import { startVariantProcess, type VariantProcess } from './variant-process.ts'

/** What was begun is to be done after the next start. */
export class StoppingError extends Error {
  override name = 'StoppingError'
}

/** One decoding process for all users, running only while needed. */
export interface SharedProcess {
  /** @throws StoppingError */
  run<Result>(work: (process: VariantProcess) => Promise<Result>): Promise<Result>
  stop(): Promise<void>
}

/** @param idleTimeout milliseconds that it stays unused: starting it takes longer than a small picture */
export function shareVariantProcess(media: MediaStore, idleTimeout = 0, bounds = PICTURE_BOUNDS): SharedProcess {
  let current: VariantProcess | undefined
  let users = 0
  let timer: NodeJS.Timeout | undefined
  let isStopped = false

  const letGo = async () => {
    const old = current
    current = undefined
    await old?.end()
  }
  return {
    async run(work) {
      if (isStopped) throw new StoppingError('pictures: the server is stopping')
      clearTimeout(timer)
      users += 1
      try {
        if (!current || current.hasEnded()) current = startVariantProcess(media, bounds)
        return await work(current)
      } finally {
        users -= 1
        if (users === 0 && idleTimeout === 0) await letGo()
        else if (users === 0) timer = setTimeout(() => void letGo(), idleTimeout).unref()
      }
    },
    async stop() {
      isStopped = true
      clearTimeout(timer)
      current?.kill()
      await letGo()
    },
  }
}
