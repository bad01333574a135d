import type { Context } from 'hono'
import { z } from '@hono/zod-openapi'
import {
  importedFileSchema,
  importRunSchema,
  newImportSchema,
  TEMPLATE_FORMATS,
} from '../../../contract/transfer/import.ts'
import { CONTENT_ENTITIES } from '../../../contract/kinds/index.ts'
import { localeQuerySchema, oneOf } from '../../../contract/list.ts'
import { uploadQuerySchema } from '../../../contract/pictures/picture-library.ts'
import type { SitePlace } from '../../core/media/site-place.ts'
import { ServiceError } from '../../core/process/service-error.ts'
import { cancelImport, listImports, queueImport, queueUndo } from './import-records.ts'
import { receiveImportFile, receiveImportMedia, readRejectedRows } from './import-uploads.ts'
import { makeTemplate } from './templates.ts'
import { actorOf } from '../../core/accounts/access.ts'
import { callsOf } from '../../core/api/calls.ts'
import { fileOf } from '../../core/pictures/picture-uploads.ts'
import { answer, createRouter, fileBody, staffOneBodyErrors, type ApiParts } from '../../core/api/router.ts'

const params = z.object({ id: z.uuid() })
const TYPES = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
} as const
const run = oneOf(importRunSchema)
const fileAnswer = (type: string) => ({ description: 'The file', content: { [type]: { schema: z.string() } } })

const call = callsOf('Imports', { access: 'owner' })
const listCall = call('get /', 'Imports from other programs, with their progress and reports', {
  200: answer(oneOf(z.array(importRunSchema)), 'Newest first'),
})
const templateCall = call(
  'get /templates/{name}',
  'A table to fill in, such as `news.xlsx`, `news.csv` or `projects.json`',
  {
    params: z.object({ name: z.string().max(40) }),
    query: localeQuerySchema,
    ...staffOneBodyErrors,
    200: fileAnswer('application/octet-stream'),
  },
)
const uploadSummary = 'Upload a file to import: an export of WordPress, or a table as a workbook (.xlsx), CSV or JSON'
const uploadCall = call('post /files', uploadSummary, {
  query: uploadQuerySchema,
  body: fileBody,
  201: answer(oneOf(importedFileSchema), 'What it is'),
})
const mediaCall = call('put /files/{id}/media', 'Upload a ZIP file with pictures for it', {
  params,
  query: uploadQuerySchema,
  body: fileBody,
  200: answer(oneOf(importedFileSchema), 'Stored'),
})
const startCall = call('post /', 'Import an uploaded file, or say what an import would do', {
  body: newImportSchema,
  202: answer(run, 'Queued'),
})
const cancelSummary = 'Stop an import that waits or runs; what it made stays, and can be taken back'
const cancelCall = call('post /{id}/cancel', cancelSummary, {
  params,
  ...staffOneBodyErrors,
  200: answer(run, 'Cancelled'),
})
const rejectedSummary =
  'The rows of a CSV file or a workbook that were not imported, each with its errors: to be corrected and imported again'
const rejectedCall = call('get /{id}/rejected', rejectedSummary, {
  params,
  ...staffOneBodyErrors,
  200: fileAnswer('text/csv'),
})
const undoCall = call('post /{id}/undo', 'Take back what an import made and nobody has edited since', {
  params,
  ...staffOneBodyErrors,
  202: answer(run, 'Queued'),
})

export const importsApi = ({ db, now }: ApiParts, place: SitePlace | undefined, wakeJobs: () => void) => {
  const dataDir = () => {
    if (!place) throw new ServiceError('conflict', 'This server cannot import')
    return place.dataDir
  }
  const deps = (context: Context) => ({ db, now, actor: actorOf(context), wakeJobs })
  return createRouter()
    .openapi(listCall, async (context) => context.json({ data: await listImports(db, now()) }, 200))
    .openapi(templateCall, async (context) => {
      const { name } = context.req.valid('param')
      const entity = CONTENT_ENTITIES.find((one) => name.startsWith(`${one}.`))
      const format = TEMPLATE_FORMATS.find((one) => name.endsWith(`.${one}`))
      if (!entity || !format || name !== `${entity}.${format}`)
        throw new ServiceError('not_found', 'There is no such template')
      return context.body(await makeTemplate(db, entity, format, context.req.valid('query').locale), 200, {
        'Content-Type': TYPES[format],
        'Content-Disposition': `attachment; filename="${name}"`,
      })
    })
    .openapi(uploadCall, async (context) => {
      const file = fileOf(context, context.req.valid('query').name)
      return context.json({ data: await receiveImportFile(dataDir(), file, context.req.raw.signal) }, 201)
    })
    .openapi(mediaCall, async (context) => {
      const file = fileOf(context, context.req.valid('query').name)
      const { id } = context.req.valid('param')
      return context.json({ data: await receiveImportMedia(dataDir(), id, file, context.req.raw.signal) }, 200)
    })
    .openapi(startCall, async (context) =>
      context.json({ data: await queueImport(deps(context), dataDir(), context.req.valid('json')) }, 202),
    )
    .openapi(cancelCall, async (context) =>
      context.json({ data: await cancelImport(deps(context), context.req.valid('param').id) }, 200),
    )
    .openapi(rejectedCall, async (context) => {
      const rows = await readRejectedRows(dataDir(), context.req.valid('param').id)
      if (rows === undefined) throw new ServiceError('not_found', 'The file is no longer kept: import the table again')
      return context.body(rows, 200, {
        'Content-Type': TYPES.csv,
        'Content-Disposition': 'attachment; filename="rejected.csv"',
      })
    })
    .openapi(undoCall, async (context) =>
      context.json({ data: await queueUndo(deps(context), context.req.valid('param').id) }, 202),
    )
}
