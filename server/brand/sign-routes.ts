import { Hono } from 'hono'
import { SIGN_FILES, type SignFile } from '../../contract/brand/sign.ts'
import { answerFile, IMMUTABLE, REVALIDATE } from '../core/pictures/picture-routes.ts'
import type { Signs } from './signs.ts'

const MEDIA_TYPES: Record<string, string> = { svg: 'image/svg+xml', ico: 'image/x-icon', png: 'image/png' }
/** The one that is SVG contains pictures alone; nobody may open it as a page of this site all the same. */
const SANDBOX = "default-src 'none'; img-src data:; style-src 'unsafe-inline'; sandbox"

/** Answers logo and icons as they are now, under addresses that stay. */
export function createSignRoutes(signs: Signs): Hono {
  const routes = new Hono()
  for (const [name, path] of Object.entries(SIGN_FILES) as [SignFile, string][]) {
    routes.get(path, async (context) => {
      const { version, files, drawnAt } = await signs.current()
      const bytes = (await files)[name]
      const ending = path.slice(path.lastIndexOf('.') + 1)
      const file = {
        name: path.slice(1),
        bytes: bytes.length,
        modifiedAt: drawnAt,
        mediaType: MEDIA_TYPES[ending]!,
        stream: ({ start, end } = { start: 0, end: bytes.length - 1 }) =>
          new Blob([bytes.subarray(start, end + 1)]).stream(),
      }
      const isCurrent = context.req.query('v') === version
      const guards: Record<string, string> = ending === 'svg' ? { 'Content-Security-Policy': SANDBOX } : {}
      return answerFile(context, file, version, isCurrent ? IMMUTABLE : REVALIDATE, guards)
    })
  }
  return routes
}
