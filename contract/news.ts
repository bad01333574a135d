import { z } from 'zod'
import { contentRecordSchema, publishSchema } from './content.ts'
import { CONTENT_BOUNDS } from './limits.ts'
import { listQuerySchema, localeQuerySchema, searchSchema } from './list.ts'
import { LOCALES } from './locale.ts'
import { pictureSchema } from './picture.ts'
import { optionalText, referenceSchema, requiredText, seenVersionSchema, slugSchema } from './text.ts'

export const categorySchema = z
  .object({ id: z.int(), slug: z.string(), name: z.string(), newsCount: z.int(), locale: z.enum(LOCALES) })
  .meta({ id: 'Category' })
export type Category = z.infer<typeof categorySchema>

export const categoryReferenceSchema = categorySchema
  .pick({ id: true, slug: true, name: true })
  .meta({ id: 'CategoryReference' })

/** '1' published, '0' draft (specification section 4 and the readings). */
export const NEWS_STATUSES = ['0', '1'] as const

export const newsSchema = z
  .object({
    id: z.int(),
    name: z.string(),
    slug: z.string(),
    summary: z.string(),
    description: z.string().meta({ description: 'HTML from a small allow-list of elements' }),
    image: pictureSchema.nullable(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
    categoryId: z.int(),
    category: categoryReferenceSchema.optional().meta({ description: 'Only with populate=category' }),
    status: z.enum(NEWS_STATUSES),
    locale: z.enum(LOCALES),
  })
  .meta({ id: 'News' })
export type News = z.infer<typeof newsSchema>

const newsReferenceSchema = newsSchema.pick({ name: true, slug: true })
export type NewsReference = z.infer<typeof newsReferenceSchema>

export const newsDetailSchema = newsSchema
  .extend({
    previous: newsReferenceSchema.nullable().meta({ description: 'The published item before it in time' }),
    next: newsReferenceSchema.nullable().meta({ description: 'The published item after it in time' }),
  })
  .meta({ id: 'NewsDetail' })
export type NewsDetail = z.infer<typeof newsDetailSchema>

const populateSchema = z.enum(['category'], 'populate must be category').optional()

export const newsListQuerySchema = listQuerySchema.extend({
  populate: populateSchema,
  'filter[status]': z
    .enum([...NEWS_STATUSES, 'all'], 'filter[status] must be 0, 1 or all')
    .optional()
    .meta({ description: 'Visitors are answered published news whatever they ask for, and staff unless they ask for something else' }),
  category: z.string().max(200).optional().meta({ description: "A category's slug" }),
  search: searchSchema,
})
export type NewsListQuery = z.infer<typeof newsListQuerySchema>

export const newsQuerySchema = localeQuerySchema.extend({ populate: populateSchema })

const nepaliTextsSchema = z.object({
  name: requiredText('Nepali name', CONTENT_BOUNDS.name),
  summary: optionalText('Nepali summary', CONTENT_BOUNDS.summary),
  description: optionalText('Nepali description', CONTENT_BOUNDS.html),
})

/** What staff send for a new item. Names and texts are English; what is left out of Nepali is read in English. */
export const newNewsSchema = z
  .object({
    name: requiredText('Name', CONTENT_BOUNDS.name),
    slug: slugSchema.optional().meta({ description: 'Made from the name when it is left out' }),
    summary: optionalText('Summary', CONTENT_BOUNDS.summary),
    description: optionalText('Description', CONTENT_BOUNDS.html).meta({ description: 'HTML; what is not in the allow-list is taken out' }),
    categoryId: referenceSchema('Category'),
    imageId: referenceSchema('Image').nullable().optional(),
    publish: publishSchema,
    status: z
      .enum(NEWS_STATUSES, 'Status must be 0 or 1')
      .optional()
      .meta({ description: "'1' publishes it, '0' takes it away from visitors; a new item is a draft when it is left out" }),
    createdAt: z.iso
      .datetime({ offset: true, error: 'Date must be a time such as 2026-11-21T09:00:00Z' })
      .transform((time) => new Date(time).toISOString())
      .optional()
      .meta({ type: 'string', format: 'date-time', description: 'The date that is shown; now, when it is left out' }),
    translations: z
      .object({ ne: nepaliTextsSchema.nullable().optional() })
      .optional()
      .meta({ description: 'The whole Nepali text, or null for none' }),
  })
  .meta({ id: 'NewNews' })
export type NewNews = z.infer<typeof newNewsSchema>

/** What staff send for a change: what is left out stays as it is. */
export const newsChangeSchema = newNewsSchema.partial().extend({ version: seenVersionSchema }).meta({ id: 'NewsChange' })
export type NewsChange = z.infer<typeof newsChangeSchema>

/** An item as it is saved: every field, in every language. */
export const newsDocumentSchema = newsSchema
  .pick({ name: true, slug: true, summary: true, description: true, categoryId: true, createdAt: true })
  .extend({
    imageId: z.int().nullable(),
    translations: z.object({
      ne: z.object({ name: z.string(), summary: z.string(), description: z.string() }).nullable(),
    }),
  })
export type NewsDocument = z.infer<typeof newsDocumentSchema>

/** An item as staff edit it, with all that a news item of the specification has. */
export const newsRecordSchema = newsDocumentSchema
  .extend(contentRecordSchema.shape)
  .extend({
    image: newsSchema.shape.image,
    category: categoryReferenceSchema.optional(),
    status: newsSchema.shape.status,
    locale: newsSchema.shape.locale,
  })
  .meta({ id: 'NewsRecord' })
export type NewsRecord = z.infer<typeof newsRecordSchema>
