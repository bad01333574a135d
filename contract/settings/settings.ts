import { z } from 'zod'
import { named } from '../named-schema.ts'
import { bsSchema } from '../calendar/calendar.ts'
import { BS_PLACES, SITE_LANGUAGES } from './kind.ts'
import { LOCALES } from '../locale.ts'

export const settingsSchema = named('Settings', {
  name: z.string(),
  shortName: z.string(),
  tagline: z.string(),
  phones: z.array(z.string()),
  email: z.string(),
  address: z.array(z.string()).meta({ description: 'Lines' }),
  hours: z.array(z.object({ days: z.string(), time: z.string() })),
  foundedOn: z.iso.date().nullable(),
  foundedOnBs: bsSchema,
  location: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
  socialLinks: z.array(z.object({ label: z.string(), url: z.string() })),
  languages: z.enum(SITE_LANGUAGES.map(({ value }) => value)).meta({
    description: 'In which the public pages are: both, or one of them, to which addresses of the other lead',
  }),
  bikramSambat: z.enum(BS_PLACES.map(({ value }) => value)).meta({
    description: 'Where English pages show dates in Bikram Sambat: as the title of the date, beside it, or nowhere',
  }),
  locale: z.enum(LOCALES),
})
export type Settings = z.infer<typeof settingsSchema>
