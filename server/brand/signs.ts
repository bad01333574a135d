import { signVersion } from '../../contract/brand/sign.ts'
import type { DrawnSign, PictureWorkshop } from '../core/pictures/picture-workshop.ts'
import type { Db } from '../core/store/schema.ts'
import { getSign } from './brand.ts'

interface Drawn {
  version: string
  files: Promise<DrawnSign>
  drawnAt: Date
}

export interface Signs {
  /** Of the firm as it is now. */
  current(): Promise<Drawn>
}

/** Draws what stands for the firm at its first request, and anew when brand or short name change. */
export function createSigns(db: Db, drawSign: PictureWorkshop['drawSign']): Signs {
  let last: Drawn | undefined
  return {
    async current() {
      const sign = await getSign(db)
      const version = signVersion(sign)
      if (last?.version === version) return last
      const drawn = { version, files: drawSign(sign), drawnAt: new Date() }
      last = drawn
      drawn.files.catch(() => {
        if (last === drawn) last = undefined
      })
      return drawn
    },
  }
}
