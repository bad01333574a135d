import { z } from 'zod'
import { LOCALES } from './locale.ts'
import { pictureSchema } from './picture.ts'

/** 'home' has the title, lead and picture of the home page. */
export const PAGE_KEYS = [
  'home',
  'overview',
  'our-story',
  'managing-director',
  'privacy',
  'terms',
  'accessibility',
] as const
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

/** Specification section 3: '2009' or '2010-2013'. */
export const timelineItemSchema = z
  .object({ id: z.int(), date: z.string(), title: z.string(), description: z.string(), locale: z.enum(LOCALES) })
  .meta({ id: 'TimelineItem' })
export type TimelineItem = z.infer<typeof timelineItemSchema>
