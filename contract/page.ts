import { z } from 'zod'
import { contentRecordSchema, publishSchema } from './content.ts'
import { CONTENT_BOUNDS } from './limits.ts'
import { LOCALES } from './locale.ts'
import { pictureSchema } from './picture.ts'
import { nepaliOf, optionalText, positionSchema, referenceSchema, requiredText, seenVersionSchema } from './text.ts'

/** The pages whose texts the firm keeps; 'home' has the words and the picture with which the site begins. */
export const PAGE_KEYS = ['home', 'overview', 'our-story', 'managing-director', 'privacy', 'terms'] as const
export type PageKey = (typeof PAGE_KEYS)[number]

export const pageSchema = z
  .object({
    key: z.enum(PAGE_KEYS),
    title: z.string(),
    summary: z.string(),
    body: z.string().meta({ description: 'HTML from a small allow-list of elements' }),
    signature: z.string().nullable().meta({ description: 'Who signs the text, if somebody does' }),
    picture: pictureSchema.nullable(),
    updatedAt: z.iso.datetime(),
    locale: z.enum(LOCALES),
  })
  .meta({ id: 'Page' })
export type Page = z.infer<typeof pageSchema>

/** A period of the firm's history (specification section 3): '2009' or '2010-2013'. */
export const timelineItemSchema = z
  .object({ id: z.int(), date: z.string(), title: z.string(), description: z.string(), locale: z.enum(LOCALES) })
  .meta({ id: 'TimelineItem' })
export type TimelineItem = z.infer<typeof timelineItemSchema>

/** What staff send for a change of a page: what is left out stays as it is. Its key stays, for the site asks for it by this. */
export const pageChangeSchema = z
  .object({
    title: requiredText('Title', CONTENT_BOUNDS.name).optional(),
    summary: optionalText('Summary', CONTENT_BOUNDS.summary),
    body: optionalText('Body', CONTENT_BOUNDS.html).meta({ description: 'HTML; what is not in the allow-list is taken out' }),
    signature: optionalText('Signature', CONTENT_BOUNDS.short),
    pictureId: referenceSchema('Picture').nullable().optional(),
    publish: publishSchema,
    version: seenVersionSchema,
    translations: nepaliOf(
      z.object({
        title: requiredText('Nepali title', CONTENT_BOUNDS.name),
        summary: optionalText('Nepali summary', CONTENT_BOUNDS.summary),
        body: optionalText('Nepali body', CONTENT_BOUNDS.html),
        signature: optionalText('Nepali signature', CONTENT_BOUNDS.short),
      }),
    ),
  })
  .meta({ id: 'PageChange' })
export type PageChange = z.infer<typeof pageChangeSchema>

/** A page as it is saved: every field, in every language. */
export const pageDocumentSchema = pageSchema.pick({ key: true, title: true, summary: true, body: true }).extend({
  signature: z.string(),
  pictureId: z.int().nullable(),
  translations: z.object({
    ne: z.object({ title: z.string(), summary: z.string(), body: z.string(), signature: z.string() }).nullable(),
  }),
})
export type PageDocument = z.infer<typeof pageDocumentSchema>

/** A page as staff edit it. */
export const pageRecordSchema = pageDocumentSchema
  .extend(contentRecordSchema.shape)
  .extend({ picture: pictureSchema.nullable() })
  .meta({ id: 'PageRecord' })

/** What staff send for a new period of the history. */
export const newTimelineItemSchema = z
  .object({
    date: z.string('Date is required').trim().regex(/^\d{4}(-\d{4})?$/, 'Date must be a year or two: 2009 or 2010-2013'),
    title: requiredText('Title', CONTENT_BOUNDS.name),
    description: optionalText('Description', CONTENT_BOUNDS.summary),
    order: positionSchema,
    publish: publishSchema,
    translations: nepaliOf(
      z.object({ title: requiredText('Nepali title', CONTENT_BOUNDS.name), description: optionalText('Nepali description', CONTENT_BOUNDS.summary) }),
    ),
  })
  .meta({ id: 'NewTimelineItem' })
export type NewTimelineItem = z.infer<typeof newTimelineItemSchema>

/** What staff send for a change: what is left out stays as it is. */
export const timelineItemChangeSchema = newTimelineItemSchema.partial().extend({ version: seenVersionSchema }).meta({ id: 'TimelineItemChange' })
export type TimelineItemChange = z.infer<typeof timelineItemChangeSchema>

/** A period as it is saved: every field, in every language. */
export const timelineItemDocumentSchema = timelineItemSchema
  .pick({ date: true, title: true, description: true })
  .extend({ translations: z.object({ ne: z.object({ title: z.string(), description: z.string() }).nullable() }) })
export type TimelineItemDocument = z.infer<typeof timelineItemDocumentSchema>

/** A period as staff edit it. */
export const timelineItemRecordSchema = timelineItemDocumentSchema
  .extend(contentRecordSchema.shape)
  .extend({ order: z.int() })
  .meta({ id: 'TimelineItemRecord' })
