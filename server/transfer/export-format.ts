import { z } from 'zod'
import { savedSchema } from '../../contract/fields/field-schemas.ts'
import { CONTENT_ENTITIES, kindOf, type ContentEntity } from '../../contract/kinds/index.ts'
import { enteredDateFields, fieldsOf, translatedFields, type Kind } from '../../contract/fields/kind.ts'
import { byOtherLocale, LOCALES, OTHER_LOCALES } from '../../contract/locale.ts'
import { parseDocumentAddress } from '../core/documents/document-address.ts'

/*
 * An export:
 *
 *     {folder}/export.json              what it is; written last
 *             /content/projects.json    the items of a kind
 *                     /projects.csv     the published ones as a table
 *                     /projects.xlsx    the same of kinds that have tables of rows, each on a sheet of its own
 *             /pictures.json            what is in media/
 *             /media/hill-road.jpg      pictures under their names
 *             /documents.json           what is in documents/; missing in exports of older versions
 *             /documents/….pdf
 *             /redirects.json
 *             /schemas/….schema.json    a JSON Schema of each of these
 *             /enquiries.json, .csv     only if wanted: personal data
 */
export const HEADER_FILE = 'export.json'
export const PICTURES_FILE = 'pictures.json'
export const DOCUMENTS_FILE = 'documents.json'
export const REDIRECTS_FILE = 'redirects.json'
export const MEDIA = 'media'
export const DOCUMENTS = 'documents'

export const contentFile = (entity: ContentEntity): string => `content/${entity}.json`
export const schemaFile = (file: string): string =>
  `schemas/${file.split('/').at(-1)!.replace('.json', '.schema.json')}`

const time = z.iso.datetime()
const share = z.number().min(0).max(1)
const entity = z.enum(CONTENT_ENTITIES)
const path = z.string().startsWith('/').max(2_000)
/** No path: a file of `media/` or `documents/`. */
const fileName = z.string().regex(/^[^./\\\p{Cc}][^/\\\p{Cc}]{0,199}$/u, 'must be the name of a file in its folder')

export const headerSchema = z.object({
  format: z.literal(1, 'must be 1: a newer version of the program wrote it'),
  at: time,
  drafts: z.boolean(),
  versions: z.boolean(),
  /** Of the lengths of months, by older versions. */
  calendarCorrections: z.record(z.string(), z.unknown()).optional(),
})
export type ExportHeader = z.infer<typeof headerSchema>

/** Adds a fault for each number that occurs twice. */
function refuseTwins(items: { id: number }[], context: z.RefinementCtx): void {
  const known = new Set<number>()
  for (const [index, { id }] of items.entries()) {
    if (known.has(id)) context.addIssue({ code: 'custom', path: [index, 'id'], message: `${id} occurs twice` })
    known.add(id)
  }
}

/** A field that is left out is empty. */
export function documentSchema(kind: Kind) {
  const savedTexts = () => Object.fromEntries(translatedFields(kind).map(([name, field]) => [name, savedSchema(field)]))
  const dates = Object.fromEntries(enteredDateFields(kind).map(([name]) => [name, z.string().max(20).optional()]))
  return z.looseObject({
    ...Object.fromEntries(fieldsOf(kind).map(([name, field]) => [name, savedSchema(field).optional()])),
    translations: z.object(byOtherLocale(() => z.object(savedTexts()).partial().nullable())),
    draftLocales: z.array(z.enum(OTHER_LOCALES)),
    outdated: z.partialRecord(z.enum(OTHER_LOCALES), z.record(z.string(), z.int())),
    datesAsEntered: z.object(dates).optional(),
  })
}

const versionSchema = (kind: Kind) =>
  z.object({
    number: z.int().min(1),
    savedAt: time,
    action: z.enum(['load', 'create', 'update', 'restore']),
    document: documentSchema(kind),
  })

export const itemsSchema = (kind: Kind) =>
  z
    .array(
      z
        .object({
          id: z.int().min(1),
          state: z.enum(['published', 'draft', 'trash']),
          order: z.int(),
          /** Of what visitors see. */
          path: path.nullable(),
          createdAt: time.nullable(),
          updatedAt: time.nullable(),
          publishedVersion: z.int().nullable(),
          /** The day on which somebody confirmed that it is still true. */
          checkedOn: z.iso.date().optional(),
          versions: z.array(versionSchema(kind)).min(1, 'must have a version'),
        })
        .refine(
          ({ publishedVersion, versions }) =>
            publishedVersion === null || versions.some(({ number }) => number === publishedVersion),
          { path: ['publishedVersion'], error: 'must be one of the versions' },
        ),
    )
    .superRefine(refuseTwins)
export type ExportedItem = z.infer<ReturnType<typeof itemsSchema>>[number]

export const picturesSchema = z
  .array(
    z.object({
      id: z.int().min(1),
      file: fileName,
      /** As uploaded, for people. */
      name: z.string().max(255),
      address: z.string().max(100),
      alt: z.partialRecord(z.enum(LOCALES), z.string().max(2_000)),
      width: z.int().positive(),
      height: z.int().positive(),
      color: z.string().regex(/^#[0-9a-f]{6}$/, 'must be a colour such as #0b5c5f'),
      focalPoint: z.object({ x: share, y: share }),
      captions: z.partialRecord(z.enum(LOCALES), z.string().max(2_000)).optional(),
      credit: z.string().max(500).optional(),
      licence: z.string().max(500).optional(),
      tags: z.array(z.string().min(1).max(100)).max(100).optional(),
      formerKeys: z.array(z.string().regex(/^[0-9a-f]{16}$/)),
      createdAt: time,
      updatedAt: time,
    }),
  )
  .superRefine(refuseTwins)
export type ExportedPicture = z.infer<typeof picturesSchema>[number]

export const documentsSchema = z.array(
  z.object({
    /** Which items name; missing in exports of older versions. */
    id: z.int().positive().optional(),
    file: fileName,
    address: z.string().refine((text) => parseDocumentAddress(text) !== undefined, 'must be the address of a document'),
    createdAt: time,
  }),
)
export type ExportedDocument = z.infer<typeof documentsSchema>[number]

export const redirectsSchema = z.array(
  z
    .object({
      from: path,
      queryNames: z.string().max(2_000).nullable(),
      to: z.string().max(2_000).nullable(),
      entity: entity.nullable(),
      itemId: z.int().nullable(),
      createdAt: time,
    })
    .refine(({ to, itemId }) => (to === null) !== (itemId === null), { error: 'must have either to or itemId' }),
)

/** By file. */
export const EXPORT_SCHEMAS: Record<string, z.ZodType> = {
  [HEADER_FILE]: headerSchema,
  [PICTURES_FILE]: picturesSchema,
  [DOCUMENTS_FILE]: documentsSchema,
  [REDIRECTS_FILE]: redirectsSchema,
  ...Object.fromEntries(CONTENT_ENTITIES.map((one) => [contentFile(one), itemsSchema(kindOf(one))])),
}
