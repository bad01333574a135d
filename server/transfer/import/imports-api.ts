import type { Context } from 'hono'
import { z } from '@hono/zod-openapi'
import { importedFileSchema, importRunSchema, newImportSchema, TABLE_FORMATS } from '../../../contract/import.ts'
import { CONTENT_ENTITIES } from '../../../contract/kinds/index.ts'
import { oneOf } from '../../../contract/list.ts'
import { uploadQuerySchema } from '../../../contract/picture-library.ts'
import type { SitePlace } from '../../core/media/site-place.ts'
import { ServiceError } from '../../core/process/service-error.ts'
import { cancelImport, listImports, queueImport, queueUndo } from './import-records.ts'
import { receiveImportFile, receiveImportMedia } from './import-uploads.ts'
import { readRejectedRows } from './rejected-rows.ts'
import { makeTemplate } from './templates.ts'
import { actorOf } from '../../core/accounts/access.ts'
import { fileOf } from '../../core/pictures/file-body.ts'
import { jsonBodyGuards } from '../../core/api/guards.ts'
import {
  answer,
  createRoute,
  createRouter,
  fileBody,
  jsonBody,
  staffBodyErrors,
  staffErrors,
  staffOneBodyErrors,
  type ApiParts,
} from '../../core/api/router.ts'

const tags = ['Imports']
const idParameter = z.object({ id: z.uuid() })
const TYPES = { csv: 'text/csv; charset=utf-8', json: 'application/json; charset=utf-8' } as const

const listRoute = createRoute({
  method: 'get',
  path: '/',
  access: 'owner',
  tags,
  summary: 'Imports from other programs, with their progress and reports',
  responses: { 200: answer(oneOf(z.array(importRunSchema)), 'Newest first'), ...staffErrors },
})
const templateRoute = createRoute({
  method: 'get',
  path: '/templates/{name}',
  access: 'owner',
  tags,
  summary: 'A table to fill in, such as `news.csv` or `projects.json`',
  request: { params: z.object({ name: z.string().max(40) }) },
  responses: {
    200: { description: 'The file', content: { 'application/octet-stream': { schema: z.string() } } },
    ...staffOneBodyErrors,
  },
})
const uploadRoute = createRoute({
  method: 'post',
  path: '/files',
  access: 'owner',
  tags,
  summary: 'Upload a file to import: an export of WordPress, or a table as CSV or JSON',
  request: { query: uploadQuerySchema, body: fileBody },
  responses: { 201: answer(oneOf(importedFileSchema), 'What it is'), ...staffBodyErrors },
})
const mediaRoute = createRoute({
  method: 'put',
  path: '/files/{id}/media',
  access: 'owner',
  tags,
  summary: 'Upload a ZIP file with pictures for it',
  request: { params: idParameter, query: uploadQuerySchema, body: fileBody },
  responses: { 200: answer(oneOf(importedFileSchema), 'Stored'), ...staffOneBodyErrors },
})
const startRoute = createRoute({
  method: 'post',
  path: '/',
  access: 'owner',
  tags,
  summary: 'Import an uploaded file, or say what an import would do',
  middleware: jsonBodyGuards,
  request: { body: jsonBody(newImportSchema) },
  responses: { 202: answer(oneOf(importRunSchema), 'Queued'), ...staffBodyErrors },
})
const cancelRoute = createRoute({
  method: 'post',
  path: '/{id}/cancel',
  access: 'owner',
  tags,
  summary: 'Stop an import that waits or runs; what it made stays, and can be taken back',
  request: { params: idParameter },
  responses: { 200: answer(oneOf(importRunSchema), 'Cancelled'), ...staffOneBodyErrors },
})
const rejectedRoute = createRoute({
  method: 'get',
  path: '/{id}/rejected',
  access: 'owner',
  tags,
  summary: 'The rows of a CSV file that were not imported, each with its errors: to be corrected and imported again',
  request: { params: idParameter },
  responses: {
    200: { description: 'The file', content: { 'text/csv': { schema: z.string() } } },
    ...staffOneBodyErrors,
  },
})
const undoRoute = createRoute({
  method: 'post',
  path: '/{id}/undo',
  access: 'owner',
  tags,
  summary: 'Take back what an import made and nobody has edited since',
  request: { params: idParameter },
  responses: { 202: answer(oneOf(importRunSchema), 'Queued'), ...staffOneBodyErrors },
})

export const importsApi = ({ db, now }: ApiParts, place: SitePlace | undefined, wakeJobs: () => void) => {
  const dataDir = () => {
    if (!place) throw new ServiceError('conflict', 'This server cannot import')
    return place.dataDir
  }
  const deps = (context: Context) => ({ db, now, actor: actorOf(context), wakeJobs })
  return createRouter()
    .openapi(listRoute, async (context) => context.json({ data: await listImports(db, now()) }, 200))
    .openapi(templateRoute, async (context) => {
      const { name } = context.req.valid('param')
      const entity = CONTENT_ENTITIES.find((one) => name.startsWith(`${one}.`))
      const format = TABLE_FORMATS.find((one) => name.endsWith(`.${one}`))
      if (!entity || !format || name !== `${entity}.${format}`)
        throw new ServiceError('not_found', 'There is no such template')
      return context.body(await makeTemplate(db, entity, format), 200, {
        'Content-Type': TYPES[format],
        'Content-Disposition': `attachment; filename="${name}"`,
      })
    })
    .openapi(uploadRoute, async (context) => {
      const file = fileOf(context, context.req.valid('query').name)
      return context.json({ data: await receiveImportFile(dataDir(), file) }, 201)
    })
    .openapi(mediaRoute, async (context) => {
      const file = fileOf(context, context.req.valid('query').name)
      const { id } = context.req.valid('param')
      return context.json({ data: await receiveImportMedia(dataDir(), id, file) }, 200)
    })
    .openapi(startRoute, async (context) =>
      context.json({ data: await queueImport(deps(context), dataDir(), context.req.valid('json')) }, 202),
    )
    .openapi(cancelRoute, async (context) =>
      context.json({ data: await cancelImport(deps(context), context.req.valid('param').id) }, 200),
    )
    .openapi(rejectedRoute, async (context) => {
      const rows = await readRejectedRows(dataDir(), context.req.valid('param').id)
      if (rows === undefined) throw new ServiceError('not_found', 'The file is no longer kept: import the table again')
      return context.body(rows, 200, {
        'Content-Type': TYPES.csv,
        'Content-Disposition': 'attachment; filename="rejected.csv"',
      })
    })
    .openapi(undoRoute, async (context) =>
      context.json({ data: await queueUndo(deps(context), context.req.valid('param').id) }, 202),
    )
}
