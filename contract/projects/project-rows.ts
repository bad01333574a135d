import { z } from 'zod'
import { named } from '../named-schema.ts'
import { LOCALES } from '../locale.ts'
import { serviceReferenceSchema } from '../services/service.ts'
import { MEASURE_NAMES } from './measures.ts'
import { PARTNER_CHOICES } from './project-role.ts'

export const quantitySchema = named('ProjectQuantity', {
  measure: z.enum(MEASURE_NAMES),
  amount: z.number().meta({ description: 'In the unit of the measure' }),
  label: z.string().meta({ description: 'The measure, in the language of the answer' }),
  text: z.string().meta({ description: 'The amount with its unit, in the language of the answer' }),
})

export const scopeSchema = named('ProjectScope', {
  service: serviceReferenceSchema,
  sentence: z.string().meta({ description: 'What exactly was done; empty where nothing is said' }),
  locale: z.enum(LOCALES).meta({ description: 'The language of the sentence' }),
})
export type ProjectScope = z.infer<typeof scopeSchema>

const partnerInProjectSchema = named('PartnerInProject', {
  id: z.int(),
  name: z.string(),
  part: z.enum(PARTNER_CHOICES.map(({ value }) => value)),
  share: z.number().nullable(),
})

/** Rows of a project in its answer. */
export const projectRows = {
  quantities: z.array(quantitySchema),
  scope: z.array(scopeSchema).meta({ description: 'The services that were done, with what exactly' }),
  partners: z.array(partnerInProjectSchema).meta({ description: 'Firms that it was done with; shares in percent' }),
  partnership: z.string().meta({ description: 'The same in one sentence; empty where no partner is known' }),
}
export type ProjectRows = { [Name in keyof typeof projectRows]: z.infer<(typeof projectRows)[Name]> }
