import { NOTHING_RUNS } from '../core/http/security-headers.ts'
import { Hono } from 'hono'
import { SIGN_FILES, signVersion, type SignFile } from '../../contract/brand/sign.ts'
import { answerFile, IMMUTABLE, REVALIDATE } from '../core/pictures/picture-routes.ts'
import type { DrawnSign, PictureWorkshop } from '../core/pictures/picture-workshop.ts'
import type { Db } from '../core/store/schema.ts'
import { getSign } from './brand.ts'

const MEDIA_TYPES: Record<string, string> = { svg: 'image/svg+xml', ico: 'image/x-icon', png: 'image/png' }
/** The one that is SVG contains pictures alone; nobody may open it as a page of this site all the same. */
const SANDBOX = `${NOTHING_RUNS}; img-src data:; style-src 'unsafe-inline'; sandbox`

/** Answers logo and icons as they are now, under addresses that stay. */
export function createSignRoutes(signs: Signs): Hono {
  const routes = new Hono()
  for (const [name, path] of Object.entries(SIGN_FILES) as [SignFile, string][]) {
    routes.get(path, async (context) => {
      const { version, files, drawnAt } = await signs.current()
      const bytes = (await files)[name]
      const ending = path.slice(path.lastIndexOf('.') + 1)
      const file = drawnFile(bytes, { name: path.slice(1), modifiedAt: drawnAt, mediaType: MEDIA_TYPES[ending]! })
      const isCurrent = context.req.query('v') === version
      const guards: Record<string, string> = ending === 'svg' ? { 'Content-Security-Policy': SANDBOX } : {}
      return answerFile(context, file, version, isCurrent ? IMMUTABLE : REVALIDATE, guards)
    })
  }
  return routes
}

/** Bytes in memory as a file, also in parts. */
export const drawnFile = (
  bytes: Uint8Array<ArrayBuffer>,
  facts: { name: string; modifiedAt: Date; mediaType: string },
) => ({
  ...facts,
  bytes: bytes.length,
  stream: ({ start, end } = { start: 0, end: bytes.length - 1 }) => new Blob([bytes.subarray(start, end + 1)]).stream(),
})

interface Drawn {
  version: string
  files: Promise<DrawnSign>
  drawnAt: Date
}

export type Signs = ReturnType<typeof createSigns>

/** Draws what stands for the firm at its first request, and anew when brand or short name change. */
export function createSigns(db: Db, drawSign: PictureWorkshop['drawSign']) {
  let last: Drawn | undefined
  return {
    /** Of the firm as it is now. */
    async current(): Promise<Drawn> {
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
