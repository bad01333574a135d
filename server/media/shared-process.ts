import { PICTURE_BOUNDS } from './picture-bounds.ts'
import { startVariantProcess, type VariantProcess } from './variant-process.ts'

/** One process that decodes pictures for all who need it, there only while somebody does. */
export interface SharedProcess {
  /** Gives it to some work, started where it is not there. @throws when it was stopped */
  lend<Result>(work: (process: VariantProcess) => Promise<Result>): Promise<Result>
  /** Ends it at once; it cannot be used any more. */
  stop(): Promise<void>
}

/**
 * @param location of the picture files
 * @param lingering milliseconds that it stays when nobody needs it any more: starting it takes longer than a small picture
 * @param bounds of its time and memory
 */
export function shareVariantProcess(location: string, lingering = 0, bounds = PICTURE_BOUNDS): SharedProcess {
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
    async lend(work) {
      if (isStopped) throw new Error('pictures: the server is stopping')
      clearTimeout(timer)
      users += 1
      try {
        if (!current || current.hasEnded()) current = startVariantProcess(location, bounds)
        return await work(current)
      } finally {
        users -= 1
        if (users === 0 && lingering === 0) await letGo()
        else if (users === 0) timer = setTimeout(() => void letGo(), lingering).unref()
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
