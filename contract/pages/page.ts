import { z } from 'zod'
import { named } from '../named-schema.ts'
import { bsSchema, datesAsEnteredSchema } from '../calendar/calendar.ts'
import { localesSchema } from '../list.ts'
import { LOCALES } from '../locale.ts'
import { pictureSchema } from '../pictures/picture.ts'
import { seoSchema } from '../fields/seo.ts'
import { blockSchema, type PublicBlock } from '../site-pages/site-page.ts'
import { USUAL_SECTIONS } from './home-sections.ts'
import { PAGE_KEYS } from './page-texts.ts'

export const pageSchema = named('Page', {
  key: z.enum(PAGE_KEYS),
  title: z.string(),
  summary: z.string(),
  body: z.string().meta({ description: 'HTML from a small allow-list of elements' }),
  ask: z.string().meta({ description: 'Words of the link to the contact form' }),
  signature: z.string().nullable().meta({ description: 'The person who signs the text, if any' }),
  picture: pictureSchema.nullable(),
  seo: seoSchema.nullable(),
  updatedAt: z.iso.datetime(),
  updatedAtBs: bsSchema,
  locale: z.enum(LOCALES),
})

export const pageDetailSchema = pageSchema
  .extend({
    locales: localesSchema,
    blocks: z.array(blockSchema).meta({ description: 'Those that can be read' }),
    sections: z
      .array(z.enum(USUAL_SECTIONS))
      .optional()
      .meta({ description: 'Of home: what it shows, in this order; left out: everything in the usual order' }),
  })
  .meta({ id: 'PageDetail' })
export type PageDetail = Omit<z.infer<typeof pageDetailSchema>, 'blocks'> & { blocks: PublicBlock[] }

/** Specification section 3: '2009' or '2010-2013'. */
export const timelineItemSchema = named('TimelineItem', {
  id: z.int(),
  date: z.string(),
  datesAsEntered: datesAsEnteredSchema('date'),
  title: z.string(),
  description: z.string(),
  locale: z.enum(LOCALES),
})
export type TimelineItem = z.infer<typeof timelineItemSchema>
