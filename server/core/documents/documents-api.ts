import { documentRecordSchema, uploadedDocumentSchema } from '../../../contract/documents/document.ts'
import { fileKindOf, mostBytes } from '../../../contract/documents/document-file.ts'
import { uploadQuerySchema } from '../../../contract/pictures/picture-library.ts'
import { one, routerOf, servedCallsOf } from '../accounts/served-calls.ts'
import { answer, fileBody, type ApiParts } from '../api/router.ts'
import { fileOf } from '../pictures/picture-uploads.ts'
import type { PictureWorkshop } from '../pictures/picture-workshop.ts'
import { invalid, ServiceError } from '../process/service-error.ts'
import { getDocumentRecord, addDocument, RefusedDocumentError } from './documents.ts'

const STORED = 'The file is stored.'
const KNOWN = 'This file was uploaded before.'

const call = servedCallsOf<ApiParts & { workshop: PictureWorkshop | undefined }>('Documents', { access: 'reader' })

export const documentsApi = routerOf(
  call('get /{id}', 'One file, and whether its text could be read', {
    keyScope: 'publications:read',
    200: one(documentRecordSchema, 'The file'),
    handle: ({ db }, { params }) => getDocumentRecord(db, params.id),
  }),
  call('post /', 'Upload a document', {
    access: 'author',
    keyScope: 'publications:write',
    description:
      'PDF, DOCX, XLSX or PPTX, checked by its content; at most 50 MB. Visitors get it as it is. ' +
      'For videos: MP4 (H.264 and AAC), at most 100 MB, and captions as WebVTT, at most 1 MB.',
    query: uploadQuerySchema,
    body: fileBody,
    201: answer(uploadedDocumentSchema, `Stored: "${STORED}"`),
    200: answer(uploadedDocumentSchema, `The same file was uploaded before: "${KNOWN}"`),
    async handle(deps, { query, context }) {
      const media = deps.workshop?.files.media
      if (!media) throw new Error('There is no folder for documents')
      const { pieces, declaredBytes = 0, name = '' } = fileOf(context, query.name)
      const most = mostBytes(fileKindOf(name))
      if (declaredBytes > most) throw new ServiceError('too_large', `The file is larger than ${most / 1e6} MB`)
      const { id, isDuplicate } = await addDocument({ ...deps, media }, pieces, name).catch((error: unknown) => {
        throw error instanceof RefusedDocumentError ? invalid({ file: error.message }) : error
      })
      deps.wakeJobs()
      const data = await getDocumentRecord(deps.db, id)
      return isDuplicate
        ? context.json({ message: KNOWN, data, duplicate: true }, 200)
        : context.json({ message: STORED, data }, 201)
    },
  }),
)
