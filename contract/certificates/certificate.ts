import { z } from 'zod'
import { named } from '../named-schema.ts'
import { bsSchema } from '../calendar/calendar.ts'
import { checkedFields } from '../fields/checked.ts'
import { CERTIFICATE_TYPES } from './kind.ts'
import { LOCALES } from '../locale.ts'
import { pictureSchema } from '../pictures/picture.ts'

const day = z.iso.date()

export const certificateSchema = named('Certificate', {
  id: z.int(),
  kind: z.enum(CERTIFICATE_TYPES.map(({ value }) => value)),
  title: z.string(),
  issuer: z.string(),
  number: z.string().meta({ description: 'As it stands on the document; empty for none' }),
  issuedOn: day.nullable(),
  issuedOnBs: bsSchema,
  validUntil: day.nullable().meta({ description: 'The last day on which it is valid, in Nepal; null for ever' }),
  validUntilBs: bsSchema,
  isExpired: z.boolean(),
  scope: z.string(),
  picture: pictureSchema.nullable().meta({ description: 'The document, where it may be shown' }),
  ...checkedFields,
  locale: z.enum(LOCALES),
})
export type Certificate = z.infer<typeof certificateSchema>
