import { Readable } from 'node:stream'
import { z } from '@hono/zod-openapi'
import { ServiceError } from '../core/process/service-error.ts'
import type { SitePlace } from '../core/media/site-place.ts'
import { downloadExport } from './download-export.ts'
import { actorOf } from '../core/accounts/access.ts'
import { callsOf } from '../core/api/calls.ts'
import { conflictError, createRouter, type ApiParts } from '../core/api/router.ts'

const call = callsOf('Backups', { access: 'owner' })
const archiveCall = call('get /archive', 'The content and its pictures as a tar file', {
  description:
    'Published content and drafts as JSON, with JSON Schemas, and as CSV. Unpacked, it can be imported into an empty site ' +
    'with `npm run import`. The download is in the audit log.',
  200: {
    description: 'The file',
    content: { 'application/x-tar': { schema: z.string().meta({ format: 'binary' }) } },
  },
  ...conflictError,
})

export const exportApi = ({ db, now }: ApiParts, place: SitePlace | undefined) =>
  createRouter().openapi(archiveCall, async (context) => {
    if (!place) throw new ServiceError('conflict', 'This server cannot export')
    // An archive that nobody reads would stay in the temporary folder.
    if (context.req.method === 'HEAD') return context.body(null, 200, { 'Content-Type': 'application/x-tar' })
    const { fileName, bytes, pieces } = await downloadExport({ db, now, actor: actorOf(context) }, place)
    return context.body(Readable.toWeb(pieces) as ReadableStream<Uint8Array>, 200, {
      'Content-Type': 'application/x-tar',
      'Content-Length': String(bytes),
      'Content-Disposition': `attachment; filename="${fileName}"`,
      // Without it, the middleware would hash the whole file before it is sent.
      ETag: `"${fileName}-${now().getTime()}"`,
    })
  })
