import { z } from 'zod'
import { named } from '../named-schema.ts'
import { FILE_KINDS } from './document-file.ts'

export const documentSchema = named('DocumentFile', {
  url: z.string().meta({ description: 'Address of this file; another file has another one' }),
  fileName: z.string(),
  type: z.enum(FILE_KINDS),
  bytes: z.int(),
  pages: z.int().nullable().meta({ description: 'Of a PDF, once it was read' }),
  firstPage: z
    .object({ url: z.string(), width: z.int(), height: z.int() })
    .nullable()
    .meta({ description: 'A picture of the first page of a PDF, once it was drawn' }),
})
export type DocumentFile = z.infer<typeof documentSchema>

/**
 * `waiting`: it will be read soon. `read`: a search finds its words. `empty`: it has none, such as a scan.
 * `unreadable`: it is damaged, encrypted or too large. `none`: files of this type are not read.
 */
export const DOCUMENT_TEXT_STATES = ['waiting', 'read', 'empty', 'unreadable', 'none'] as const

export const documentRecordSchema = documentSchema
  .extend({ id: z.int(), text: z.enum(DOCUMENT_TEXT_STATES), createdAt: z.iso.datetime() })
  .meta({ id: 'DocumentRecord' })
export type DocumentRecord = z.infer<typeof documentRecordSchema>

export const uploadedDocumentSchema = z.object({
  message: z.string(),
  data: documentRecordSchema,
  duplicate: z.literal(true).optional(),
})
