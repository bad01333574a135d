import { z } from 'zod'
import { named } from '../named-schema.ts'
import { ADDRESSES, type AddressName } from '../addresses.ts'
import { seoSchema } from '../fields/seo.ts'
import { LOCALES } from '../locale.ts'
import { menuEntrySchema } from '../menus/menu.ts'
import { menuPageSchema } from '../site-pages/site-page.ts'
import { SHARED_KEYS } from './page-texts.ts'

export const sharedTextSchema = named('SharedText', {
  key: z.enum(SHARED_KEYS),
  title: z.string(),
  summary: z.string(),
  ask: z.string().meta({ description: 'Words of the link to the contact form; empty for the usual ones' }),
  signature: z.string().nullable(),
  seo: seoSchema.nullable(),
  locale: z.enum(LOCALES),
})
export type SharedText = z.infer<typeof sharedTextSchema>

export const siteSchema = named('Site', {
  absent: z
    .array(z.enum(Object.keys(ADDRESSES) as AddressName[]))
    .meta({ description: 'Pages that have nothing to show yet: menus and sitemap leave them out' }),
  menu: z.array(menuPageSchema).optional().meta({ description: 'Pages that the firm has added to the menu' }),
  header: z.array(menuEntrySchema).optional().meta({ description: 'The menu; left out: the usual one' }),
  footer: z.array(menuEntrySchema).optional().meta({ description: 'Links in the footer; left out: the usual ones' }),
  answeredWithin: z
    .int()
    .optional()
    .meta({
      description:
        'Working days, Sunday to Friday, within which nine of ten messages of the last 90 days were answered; ' +
        'only where the firm has it shown, and ten or more were measured',
    }),
  foot: z
    .record(z.string(), z.string())
    .optional()
    .meta({ description: 'What an extra shows at the foot of every page' }),
  texts: z.array(sharedTextSchema).meta({ description: 'Titles and introductions of lists and sections' }),
})
export type Site = z.infer<typeof siteSchema>
