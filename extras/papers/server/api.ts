import { uploadQuerySchema } from '../../../contract/pictures/picture-library.ts'
import { nepalDay } from '../../../contract/calendar/nepal-day.ts'
import { deleted, one, routerOf, servedCallsOf, told } from '../../../server/core/accounts/served-calls.ts'
import { fileAnswer } from '../../../server/core/api/download.ts'
import { fileBody } from '../../../server/core/api/router.ts'
import type { ApiDeps } from '../../../server/core/feature.ts'
import { fileOf } from '../../../server/core/pictures/picture-uploads.ts'
import {
  newPaperSchema,
  paperInputSchema,
  paperSchema,
  scanOrderSchema,
  shelfQuerySchema,
  shelfSchema,
} from '../contract/papers.ts'
import { joinedPdfCall } from './joined-pdf.ts'
import { addPaper, changePaper, getShelf, removePaper } from './papers.ts'
import { addScan, orderScans, removeScan, sendScan } from './scans.ts'
import { getPaper } from './store.ts'

const call = servedCallsOf<ApiDeps>('Papers', { access: 'bids' })

/** The calls of owners and bid writers. A paper that somebody may not see is not found. */
export const papersApi = routerOf(
  call('get /', 'The papers of the firm by their state, and what an office’s standing list asks for beside them', {
    description: 'The search looks at kinds in both languages, names, numbers, issuers, fiscal years and notes.',
    query: shelfQuerySchema,
    200: one(shelfSchema, 'At most 1,000 papers'),
    handle: (deps, { query }) => getShelf(deps, query),
  }),
  call('post /', 'Add a paper, perhaps in place of an older one', {
    body: newPaperSchema,
    201: told('Stored', paperSchema, 'The paper is added.'),
    handle: (deps, { body }) => addPaper(deps, body),
  }),
  call('get /{id}', 'One paper, with its files and those before and after it', {
    200: one(paperSchema, 'All of it'),
    handle: ({ db, actor, now }, { params }) => getPaper(db, params.id, actor, nepalDay(now())),
  }),
  call('put /{id}', 'Change a paper', {
    body: paperInputSchema,
    200: told('Stored', paperSchema, 'The paper is saved.'),
    handle: (deps, { params, body }) => changePaper(deps, params.id, body),
  }),
  call('delete /{id}', 'Delete a paper with its files', {
    description: 'The one that it took the place of is no longer replaced, unless a newer one is there.',
    200: deleted('The paper is deleted.'),
    async handle(deps, { params: { id } }) {
      await removePaper(deps, id)
      return { id }
    },
  }),
  call('post /{id}/files', 'Add a scan as the last file', {
    description: 'PDF, JPEG, PNG, HEIC or WebP by its contents; at most 10 files of 20 MB.',
    query: uploadQuerySchema,
    body: fileBody,
    201: told('Stored', paperSchema, 'The file is stored.'),
    handle: (deps, { params, query, context }) => addScan(deps, params.id, fileOf(context, query.name)),
  }),
  call('put /{id}/files', 'Put the files into another order', {
    body: scanOrderSchema,
    200: told('Stored', paperSchema, 'The order is saved.'),
    handle: (deps, { params, body }) => orderScans(deps, params.id, body.keys),
  }),
  joinedPdfCall,
  call('get /{id}/files/{key}', 'A file, which the audit log notes', {
    200: fileAnswer('application/octet-stream', 'To be saved'),
    handle: (deps, { params: { id, key }, context }) => sendScan(deps, context, id, key),
  }),
  call('delete /{id}/files/{key}', 'Delete a file', {
    200: told('Deleted', paperSchema, 'The file is deleted.'),
    handle: (deps, { params: { id, key } }) => removeScan(deps, id, key),
  }),
)
