import { z } from 'zod'
import { contentRecordSchema, publishSchema } from './content.ts'
import { CONTENT_BOUNDS } from './limits.ts'
import { LOCALES } from './locale.ts'
import { pictureSchema } from './picture.ts'
import { linkSchema, nepaliOf, positionSchema, referenceSchema, requiredText, seenVersionSchema, slugSchema } from './text.ts'

/** A partner organisation (specification section 3). */
export const partnerSchema = z
  .object({
    id: z.int(),
    name: z.string(),
    acronym: z.string().nullable(),
    link: z.string(),
    logo: z.string().nullable().meta({ description: 'Path beneath the base media address' }),
    is_international: z
      .union([z.literal(0), z.literal(1)])
      .meta({ description: '0 a government body of Nepal, 1 an international agency' }),
    locale: z.enum(LOCALES),
  })
  .meta({ id: 'Partner' })
export type Partner = z.infer<typeof partnerSchema>

export const CLIENT_KINDS = ['federal', 'provincial', 'local', 'development', 'private'] as const

export const clientSchema = z
  .object({
    id: z.int(),
    name: z.string(),
    slug: z.string(),
    kind: z.enum(CLIENT_KINDS),
    link: z.string().nullable(),
    logo: z.string().nullable(),
    projectCount: z.int(),
    locale: z.enum(LOCALES),
  })
  .meta({ id: 'Client' })
export type Client = z.infer<typeof clientSchema>

const nepaliName = nepaliOf(z.object({ name: requiredText('Nepali name', CONTENT_BOUNDS.name) }))
const savedNepaliName = z.object({ ne: z.object({ name: z.string() }).nullable() })

/** What staff send for a new partner. */
export const newPartnerSchema = z
  .object({
    name: requiredText('Name', CONTENT_BOUNDS.name),
    acronym: requiredText('Acronym', CONTENT_BOUNDS.label).nullable().optional(),
    link: linkSchema('Link'),
    logoId: referenceSchema('Logo').nullable().optional(),
    is_international: z.union([z.literal(0), z.literal(1)], 'is_international must be 0 or 1').meta(partnerSchema.shape.is_international.meta() ?? {}),
    order: positionSchema,
    publish: publishSchema,
    translations: nepaliName,
  })
  .meta({ id: 'NewPartner' })
export type NewPartner = z.infer<typeof newPartnerSchema>

/** What staff send for a change: what is left out stays as it is. */
export const partnerChangeSchema = newPartnerSchema.partial().extend({ version: seenVersionSchema }).meta({ id: 'PartnerChange' })
export type PartnerChange = z.infer<typeof partnerChangeSchema>

/** A partner as it is saved: every field, in every language. */
export const partnerDocumentSchema = partnerSchema
  .pick({ name: true, acronym: true, link: true, is_international: true })
  .extend({ logoId: z.int().nullable(), translations: savedNepaliName })
export type PartnerDocument = z.infer<typeof partnerDocumentSchema>

/** A partner as staff edit it. */
export const partnerRecordSchema = partnerDocumentSchema
  .extend(contentRecordSchema.shape)
  .extend({ logo: pictureSchema.nullable(), order: z.int() })
  .meta({ id: 'PartnerRecord' })

/** What staff send for a new client. */
export const newClientSchema = z
  .object({
    name: requiredText('Name', CONTENT_BOUNDS.name),
    slug: slugSchema.optional().meta({ description: 'Made from the name when it is left out' }),
    kind: z.enum(CLIENT_KINDS, `Kind must be one of ${CLIENT_KINDS.join(', ')}`),
    link: linkSchema('Link').nullable().optional(),
    logoId: referenceSchema('Logo').nullable().optional(),
    order: positionSchema,
    publish: publishSchema,
    translations: nepaliName,
  })
  .meta({ id: 'NewClient' })
export type NewClient = z.infer<typeof newClientSchema>

/** What staff send for a change: what is left out stays as it is. */
export const clientChangeSchema = newClientSchema.partial().extend({ version: seenVersionSchema }).meta({ id: 'ClientChange' })
export type ClientChange = z.infer<typeof clientChangeSchema>

/** A client as it is saved: every field, in every language. */
export const clientDocumentSchema = clientSchema
  .pick({ name: true, slug: true, kind: true, link: true })
  .extend({ logoId: z.int().nullable(), translations: savedNepaliName })
export type ClientDocument = z.infer<typeof clientDocumentSchema>

/** A client as staff edit it. */
export const clientRecordSchema = clientDocumentSchema
  .extend(contentRecordSchema.shape)
  .extend({ logo: pictureSchema.nullable(), order: z.int() })
  .meta({ id: 'ClientRecord' })
