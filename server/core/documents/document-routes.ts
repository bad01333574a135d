import { Hono } from 'hono'
import { FILE_TYPES, fileKindOf } from '../../../contract/documents/document-file.ts'
import { DEFAULT_POLICY, NOTHING_RUNS } from '../http/security-headers.ts'
import { documentPath, DOCUMENTS_PATH, firstPageAddress, parseDocumentAddress } from './document-address.ts'
import { findFirstPage } from './document-store.ts'
import type { MediaStore } from '../media/media-store.ts'
import type { Db } from '../store/schema.ts'
import { answerFile, IMMUTABLE } from '../pictures/picture-routes.ts'

/** Answers documents; an unknown one is a page that is not there, with its redirects. */
export function createDocumentRoutes(media: MediaStore, db: Db): Hono {
  const routes = new Hono()
  routes.get(firstPageAddress(':key'), async (context, next) => {
    const picture = await findFirstPage(db, context.req.param('key') ?? '')
    if (!picture) return next()
    const headers = { 'Content-Type': 'image/webp', 'Cache-Control': IMMUTABLE }
    return context.body(picture, 200, { ...headers, 'Content-Security-Policy': `${NOTHING_RUNS}; sandbox` })
  })
  routes.get(`${DOCUMENTS_PATH}/:key/:name`, async (context, next) => {
    const document = parseDocumentAddress(context.req.path)
    const file = document && (await media.find(documentPath(document)))
    if (!file) return next()
    const { key, file_name: name } = document
    const kind = fileKindOf(name)!
    const isShown = kind === 'pdf'
    const isPart = kind === 'mp4' || kind === 'vtt'
    return answerFile(context, { ...file, name, mediaType: FILE_TYPES[kind] }, key, IMMUTABLE, {
      // RFC 6266; a name has no character that needs quoting.
      'Content-Disposition': `${isShown || isPart ? 'inline' : 'attachment'}; filename="${name}"`,
      'Content-Security-Policy': isShown ? DEFAULT_POLICY : `${NOTHING_RUNS}; sandbox`,
    })
  })
  return routes
}
