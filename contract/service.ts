import { z } from 'zod'
import { contentRecordSchema, publishSchema } from './content.ts'
import { ALL_SERVICES_LIMIT, CONTENT_BOUNDS } from './limits.ts'
import { limitSchema, listQuerySchema } from './list.ts'
import { LOCALES } from './locale.ts'
import { pictureSchema } from './picture.ts'
import { nepaliOf, optionalText, positionSchema, referenceSchema, requiredText, seenVersionSchema, slugSchema } from './text.ts'

export const serviceReferenceSchema = z
  .object({ id: z.int(), name: z.string(), slug: z.string() })
  .meta({ id: 'ServiceReference' })
export type ServiceReference = z.infer<typeof serviceReferenceSchema>

export const serviceSchema = z
  .object({
    id: z.int(),
    name: z.string(),
    slug: z.string(),
    parentService: serviceReferenceSchema.nullable().meta({ description: 'null for a top-level service' }),
    children: z.array(serviceReferenceSchema),
    summary: z.string(),
    picture: pictureSchema.nullable(),
    locale: z.enum(LOCALES).meta({ description: 'The language that is answered; English where there is no other' }),
  })
  .meta({ id: 'Service' })
export type Service = z.infer<typeof serviceSchema>

export const serviceDetailSchema = serviceSchema
  .extend({ description: z.string().meta({ description: 'HTML from a small allow-list of elements' }) })
  .meta({ id: 'ServiceDetail' })
export type ServiceDetail = z.infer<typeof serviceDetailSchema>

/** Without a limit, all services that the layout needs are answered (specification section 9). */
export const serviceListQuerySchema = listQuerySchema.extend({ limit: limitSchema(ALL_SERVICES_LIMIT) })

/** What staff send for a new service. Texts are English; what is left out of Nepali is read in English. */
export const newServiceSchema = z
  .object({
    name: requiredText('Name', CONTENT_BOUNDS.name),
    slug: slugSchema.optional().meta({ description: 'Made from the name when it is left out' }),
    parentId: referenceSchema('Parent').nullable().optional().meta({ description: 'A top-level service; null for one that is top-level itself' }),
    summary: optionalText('Summary', CONTENT_BOUNDS.summary),
    description: optionalText('Description', CONTENT_BOUNDS.html).meta({ description: 'HTML; what is not in the allow-list is taken out' }),
    pictureId: referenceSchema('Picture').nullable().optional(),
    order: positionSchema,
    publish: publishSchema,
    translations: nepaliOf(
      z.object({
        name: requiredText('Nepali name', CONTENT_BOUNDS.name),
        summary: optionalText('Nepali summary', CONTENT_BOUNDS.summary),
        description: optionalText('Nepali description', CONTENT_BOUNDS.html),
      }),
    ),
  })
  .meta({ id: 'NewService' })
export type NewService = z.infer<typeof newServiceSchema>

/** What staff send for a change: what is left out stays as it is. */
export const serviceChangeSchema = newServiceSchema.partial().extend({ version: seenVersionSchema }).meta({ id: 'ServiceChange' })
export type ServiceChange = z.infer<typeof serviceChangeSchema>

/** A service as it is saved: every field, in every language. */
export const serviceDocumentSchema = serviceDetailSchema.pick({ name: true, slug: true, summary: true, description: true }).extend({
  parentId: z.int().nullable(),
  pictureId: z.int().nullable(),
  translations: z.object({ ne: z.object({ name: z.string(), summary: z.string(), description: z.string() }).nullable() }),
})
export type ServiceDocument = z.infer<typeof serviceDocumentSchema>

/** A service as staff edit it. */
export const serviceRecordSchema = serviceDocumentSchema
  .extend(contentRecordSchema.shape)
  .extend({ picture: pictureSchema.nullable(), order: z.int() })
  .meta({ id: 'ServiceRecord' })
export type ServiceRecord = z.infer<typeof serviceRecordSchema>
