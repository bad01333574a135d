import { z } from 'zod'
import { contentRecordSchema, publishSchema } from './content.ts'
import { CONTENT_BOUNDS } from './limits.ts'
import { categorySchema } from './news.ts'
import { nepaliOf, positionSchema, requiredText, seenVersionSchema, slugSchema } from './text.ts'

/** What staff send for a new category of news. */
export const newCategorySchema = z
  .object({
    name: requiredText('Name', CONTENT_BOUNDS.name),
    slug: slugSchema.optional().meta({ description: 'Made from the name when it is left out' }),
    order: positionSchema,
    publish: publishSchema,
    translations: nepaliOf(z.object({ name: requiredText('Nepali name', CONTENT_BOUNDS.name) })),
  })
  .meta({ id: 'NewCategory' })
export type NewCategory = z.infer<typeof newCategorySchema>

/** What staff send for a change: what is left out stays as it is. */
export const categoryChangeSchema = newCategorySchema.partial().extend({ version: seenVersionSchema }).meta({ id: 'CategoryChange' })
export type CategoryChange = z.infer<typeof categoryChangeSchema>

/** A category as it is saved: every field, in every language. */
export const categoryDocumentSchema = categorySchema
  .pick({ name: true, slug: true })
  .extend({ translations: z.object({ ne: z.object({ name: z.string() }).nullable() }) })
export type CategoryDocument = z.infer<typeof categoryDocumentSchema>

/** A category as staff edit it. */
export const categoryRecordSchema = categoryDocumentSchema
  .extend(contentRecordSchema.shape)
  .extend({ order: z.int() })
  .meta({ id: 'CategoryRecord' })
