import { z } from 'zod'
import { named } from '../named-schema.ts'
import { bsSchema } from '../calendar/calendar.ts'
import { VACANCY_FACTS, type VacancyFacts } from './kind.ts'
import { listQuerySchema, localeQuerySchema, localesSchema, searchSchema } from '../list.ts'
import { LOCALES } from '../locale.ts'
import { pictureSchema } from '../pictures/picture.ts'
import { publicationSchema } from '../publications/publication.ts'
import { seoSchema } from '../fields/seo.ts'
import { factsSchema } from '../fields/facts-schema.ts'

export const categorySchema = named('Category', {
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  newsCount: z.int(),
  locale: z.enum(LOCALES),
})
export type Category = z.infer<typeof categorySchema>

export const categoryReferenceSchema = categorySchema
  .pick({ id: true, slug: true, name: true })
  .meta({ id: 'CategoryReference' })

/** '1' published, '0' draft (specification section 4 and the readings). */
export const NEWS_STATUSES = ['0', '1'] as const

const vacancySchema = z
  .object({
    jobTitle: z.string(),
    workplace: z.string(),
    application: z.string().meta({ description: 'How to apply' }),
    isClosed: z.boolean().meta({ description: 'Whether the closing date has passed in Nepal' }),
  })
  .extend(factsSchema<VacancyFacts>(VACANCY_FACTS).shape)
  .extend({ closesOnBs: bsSchema.meta({ description: 'closesOn in Bikram Sambat, as createdAtBs' }) })
  .meta({ id: 'Vacancy' })
export type Vacancy = z.infer<typeof vacancySchema>

export const newsSchema = named('News', {
  id: z.int(),
  name: z.string(),
  slug: z.string(),
  summary: z.string(),
  description: z.string().meta({ description: 'HTML from a small allow-list of elements' }),
  image: pictureSchema.nullable(),
  createdAt: z.iso.datetime(),
  createdAtBs: bsSchema,
  updatedAt: z.iso.datetime(),
  categoryId: z.int().nullable().meta({ description: 'Null in drafts alone' }),
  category: categoryReferenceSchema.optional().meta({ description: 'Only with populate=category' }),
  status: z.enum(NEWS_STATUSES),
  vacancy: vacancySchema.optional().meta({ description: 'Only of items with a job title or a closing date' }),
  locale: z.enum(LOCALES),
})
export type News = z.infer<typeof newsSchema>

const newsReferenceSchema = newsSchema.pick({ name: true, slug: true })
export type NewsReference = z.infer<typeof newsReferenceSchema>

export const newsDetailSchema = newsSchema
  .extend({
    previous: newsReferenceSchema.nullable().meta({ description: 'The published item before it in time' }),
    next: newsReferenceSchema.nullable().meta({ description: 'The published item after it in time' }),
    publications: z.array(publicationSchema).meta({ description: 'Downloads that its page offers' }),
    seo: seoSchema.nullable(),
    locales: localesSchema,
  })
  .meta({ id: 'NewsDetail' })
export type NewsDetail = z.infer<typeof newsDetailSchema>

const populateSchema = z.enum(['category'], 'populate must be category').optional()

export const newsListQuerySchema = listQuerySchema.extend({
  populate: populateSchema,
  'filter[status]': z
    .enum([...NEWS_STATUSES, 'all'], 'filter[status] must be 0, 1 or all')
    .optional()
    .meta({
      description:
        'Visitors are answered published news whatever they ask for, and staff unless they ask for something else',
    }),
  category: z.string().max(200).optional().meta({ description: "A category's slug" }),
  search: searchSchema,
})
export type NewsListQuery = z.infer<typeof newsListQuerySchema>

export const newsQuerySchema = localeQuerySchema.extend({ populate: populateSchema })
