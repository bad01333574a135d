import { z } from 'zod'
import { LOCALES } from './locale.ts'

export const settingsSchema = z
  .object({
    name: z.string(),
    shortName: z.string(),
    tagline: z.string(),
    phones: z.array(z.string()),
    email: z.string(),
    address: z.array(z.string()).meta({ description: 'Lines' }),
    hours: z.array(z.object({ days: z.string(), time: z.string() })),
    foundedOn: z.iso.date(),
    location: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
    socialLinks: z.array(z.object({ label: z.string(), url: z.string() })),
    locale: z.enum(LOCALES),
  })
  .meta({ id: 'Settings' })
export type Settings = z.infer<typeof settingsSchema>
