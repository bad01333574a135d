import { ServiceError } from '../core/process/service-error.ts'
import type { SitePlace } from '../core/media/site-place.ts'
import { downloadExport } from './download-export.ts'
import { localeQuerySchema } from '../../contract/list.ts'
import { actorOf } from '../core/accounts/access.ts'
import { callsOf } from '../core/api/calls.ts'
import { archiveAnswer, sendArchive, TAR } from '../core/api/archive-answer.ts'
import { conflictError, createRouter, type ApiParts } from '../core/api/router.ts'

const call = callsOf('Backups', { access: 'owner' })
const archiveCall = call('get /archive', 'The content and its pictures as a tar file', {
  description:
    'Published content and drafts as JSON, with JSON Schemas, and the published ones as CSV; also as workbooks (.xlsx) where they have rows of their own, whose sheets are in this language. Unpacked, it can be imported into an empty site ' +
    'with `npm run import`. The download is in the audit log.',
  query: localeQuerySchema,
  200: archiveAnswer,
  ...conflictError,
})

export const exportApi = ({ db, now }: ApiParts, place: SitePlace | undefined) =>
  createRouter().openapi(archiveCall, async (context) => {
    if (!place) throw new ServiceError('conflict', 'This server cannot export')
    // An archive that nobody reads would stay in the temporary folder.
    if (context.req.method === 'HEAD') return context.body(null, 200, { 'Content-Type': TAR })
    const reader = context.req.valid('query').locale
    const archive = await downloadExport({ db, now, actor: actorOf(context), reader }, place)
    return sendArchive(context, archive, `${archive.fileName}-${now().getTime()}`)
  })
