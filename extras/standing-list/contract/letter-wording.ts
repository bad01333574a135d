import { z } from 'zod'
import { LOCALES } from '../../../contract/locale.ts'
import { named } from '../../../contract/named-schema.ts'
import { optionalText, referenceSchema, requiredText } from '../../../contract/text.ts'

const postalAddressSchema = optionalText('Postal address', 300).unwrap()
const personSchema = referenceSchema('Person').nullable().meta({ description: 'Of the team' })

/** For letters, of what no other record has. */
export const letterDetailsSchema = named('LetterDetails', {
  postalAddressEn: postalAddressSchema,
  postalAddressNe: postalAddressSchema,
  mobile: optionalText('Mobile', 40).unwrap(),
  mainPersonId: personSchema,
  signatoryId: personSchema,
})
export type LetterDetails = z.infer<typeof letterDetailsSchema>

export const newWordingSchema = z.object({
  language: z.enum(LOCALES, 'Language must be one of ne, en'),
  text: requiredText('Wording', 8_000).nullable().meta({ description: 'null: back to that of the product' }),
})

const wordingSchema = z.object({
  text: z.string(),
  product: z.string().meta({ description: 'The text of the product' }),
  of: z.iso.date().meta({ description: "The day of the law of the product's, or on which the firm saved its own" }),
  history: z.array(z.object({ id: z.int(), text: z.string().nullable(), by: z.string(), at: z.iso.datetime() })),
})
export const letterWordingsSchema = named('LetterWordings', {
  wordings: z.object({ ne: wordingSchema, en: wordingSchema }),
  details: letterDetailsSchema,
})
export type LetterWordings = z.infer<typeof letterWordingsSchema>
