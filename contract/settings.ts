import { z } from 'zod'
import { contentRecordSchema, publishSchema } from './content.ts'
import { CONTENT_BOUNDS } from './limits.ts'
import { LOCALES } from './locale.ts'
import { nepaliOf, phoneSchema, requiredText, optionalText, seenVersionSchema } from './text.ts'

/** What every page says of the firm itself. */
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

const { short } = CONTENT_BOUNDS
const linesOf = (label: string) =>
  z.array(requiredText(label, short), `${label} is required`).min(1, `${label} is required`).max(10, `${label}: at most 10 lines`)
const degrees = (label: string, most: number) => {
  const message = `${label} must be from -${most} to ${most}`
  return z.number(message).min(-most, message).max(most, message)
}

/** What staff send for a change of the settings: what is left out stays as it is. */
export const settingsChangeSchema = z
  .object({
    name: requiredText('Name', short),
    shortName: requiredText('Short name', CONTENT_BOUNDS.label),
    tagline: requiredText('Tagline', CONTENT_BOUNDS.summary),
    phones: z.array(phoneSchema, 'Phone is required').min(1, 'Phone is required').max(10, 'Phone: at most 10 lines'),
    email: z.email('E-mail must be an address such as info@example.org').max(254, 'E-mail must be at most 254 characters'),
    address: linesOf('Address'),
    hours: z
      .array(z.object({ days: requiredText('Days', short), time: requiredText('Time', short) }), 'Hours are required')
      .max(10, 'Hours: at most 10 lines'),
    foundedOn: z.iso.date('Founded on must be a date such as 2009-04-28'),
    location: z.object({ latitude: degrees('Latitude', 90), longitude: degrees('Longitude', 180) }).nullable(),
    socialLinks: z
      .array(
        z.object({
          label: requiredText('Label', CONTENT_BOUNDS.label),
          url: z.string('Address is required').trim().max(CONTENT_BOUNDS.link, `Address must be at most ${CONTENT_BOUNDS.link} characters`).regex(/^(#|https?:\/\/\S+)$/, 'Address must be such as https://example.org'),
        }),
        'Social links are required',
      )
      .max(10, 'Social links: at most 10'),
    translations: nepaliOf(
      z.object({
        name: optionalText('Nepali name', short),
        tagline: optionalText('Nepali tagline', CONTENT_BOUNDS.summary),
        address: z.array(requiredText('Nepali address', short)).max(10, 'Nepali address: at most 10 lines').optional(),
      }),
    ),
  })
  .partial()
  .extend({ publish: publishSchema, version: seenVersionSchema })
  .meta({ id: 'SettingsChange' })
export type SettingsChange = z.infer<typeof settingsChangeSchema>

/** The settings as they are saved: every field, in every language. */
export const settingsDocumentSchema = settingsSchema.omit({ locale: true }).extend({
  translations: z.object({ ne: z.object({ name: z.string(), tagline: z.string(), address: z.array(z.string()) }).nullable() }),
})
export type SettingsDocument = z.infer<typeof settingsDocumentSchema>

/** The settings as staff edit them. */
export const settingsRecordSchema = settingsDocumentSchema.extend(contentRecordSchema.shape).meta({ id: 'SettingsRecord' })
