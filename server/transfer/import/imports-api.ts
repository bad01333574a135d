import { z } from '@hono/zod-openapi'
import {
  importedFileSchema,
  importRunSchema,
  newImportSchema,
  TEMPLATE_FORMATS,
} from '../../../contract/transfer/import.ts'
import { CONTENT_ENTITIES } from '../../../contract/kinds/index.ts'
import { localeQuerySchema } from '../../../contract/list.ts'
import { uploadQuerySchema } from '../../../contract/pictures/picture-library.ts'
import { listImportedFacts } from '../../facts/public.ts'
import type { SitePlace } from '../../core/media/site-place.ts'
import { conflict, ServiceError } from '../../core/process/service-error.ts'
import { cancelImport, listImports, queueImport, queueUndo } from './import-records.ts'
import { receiveImportFile, receiveImportMedia, readRejectedRows } from './import-uploads.ts'
import { makeTemplate } from './templates.ts'
import { one, routerOf, servedCallsOf } from '../../core/accounts/served-calls.ts'
import { fileOf } from '../../core/pictures/picture-uploads.ts'
import { CSV, fileAnswer, sendFile } from '../../core/api/download.ts'
import { fileBody, staffOneBodyErrors } from '../../core/api/router.ts'
import type { ApiDeps } from '../../core/feature.ts'

const params = z.object({ id: z.uuid() })
const TYPES = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: `${CSV}; charset=utf-8`,
  json: 'application/json; charset=utf-8',
} as const

const dataDirOf = (place: SitePlace | undefined) => {
  if (!place) throw conflict('This server cannot import')
  return place.dataDir
}

const call = servedCallsOf<ApiDeps>('Imports', { access: 'owner' })

export const importsApi = routerOf(
  call('get /', 'Imports from other programs, with their progress and reports', {
    200: one(z.array(importRunSchema), 'Newest first'),
    handle: ({ db, now }) => listImports(db, now()),
  }),
  call('get /templates/{name}', 'A table to fill in, such as `news.xlsx`, `news.csv` or `projects.json`', {
    params: z.object({ name: z.string().max(40) }),
    query: localeQuerySchema,
    ...staffOneBodyErrors,
    200: fileAnswer('application/octet-stream'),
    async handle({ db }, { params: { name }, query: { locale }, context }) {
      const entity = CONTENT_ENTITIES.find((kind) => name.startsWith(`${kind}.`))
      const format = TEMPLATE_FORMATS.find((known) => name.endsWith(`.${known}`))
      if (!entity || !format || name !== `${entity}.${format}`)
        throw new ServiceError('not_found', 'There is no such template')
      return sendFile(context, await makeTemplate(db, entity, format, locale), name, TYPES[format])
    },
  }),
  call(
    'post /files',
    'Upload a file to import: a table as a workbook (.xlsx), CSV or JSON, or a file of a program that an extra knows',
    {
      query: uploadQuerySchema,
      body: fileBody,
      201: one(importedFileSchema, 'What it is'),
      async handle({ db, place, now }, { query: { name }, context }) {
        const file = await receiveImportFile(dataDirOf(place), fileOf(context, name), context.req.raw.signal)
        const facts = await listImportedFacts(db, now())
        return { ...file, facts: facts.map(({ id, about, type, label }) => ({ id, about, type, label })) }
      },
    },
  ),
  call('put /files/{id}/media', 'Upload a ZIP file with pictures for it', {
    params,
    query: uploadQuerySchema,
    body: fileBody,
    200: one(importedFileSchema, 'Stored'),
    handle: ({ place }, { params: { id }, query: { name }, context }) =>
      receiveImportMedia(dataDirOf(place), id, fileOf(context, name), context.req.raw.signal),
  }),
  call('post /', 'Import an uploaded file, or say what an import would do', {
    body: newImportSchema,
    202: one(importRunSchema, 'Queued'),
    handle: (deps, { body }) => queueImport(deps, dataDirOf(deps.place), body),
  }),
  call('post /{id}/cancel', 'Stop an import that waits or runs; what it made stays, and can be taken back', {
    params,
    ...staffOneBodyErrors,
    200: one(importRunSchema, 'Cancelled'),
    handle: (deps, { params: { id } }) => cancelImport(deps, id),
  }),
  call(
    'get /{id}/rejected',
    'The rows of a CSV file or a workbook that were not imported, each with its errors: to be corrected and imported again',
    {
      params,
      ...staffOneBodyErrors,
      200: fileAnswer(CSV),
      async handle({ place }, { params: { id }, context }) {
        const rows = await readRejectedRows(dataDirOf(place), id)
        if (rows === undefined)
          throw new ServiceError('not_found', 'The file is no longer kept: import the table again')
        return sendFile(context, rows, 'rejected.csv', TYPES.csv)
      },
    },
  ),
  call('post /{id}/undo', 'Take back what an import made and nobody has edited since', {
    params,
    ...staffOneBodyErrors,
    202: one(importRunSchema, 'Queued'),
    handle: (deps, { params: { id } }) => queueUndo(deps, id),
  }),
)
