import { z } from 'zod'
import { LOCALES } from '../locale.ts'
import { serviceReferenceSchema } from '../services/service.ts'
import { MEASURE_NAMES } from './measures.ts'
import { PARTNER_CHOICES } from './project-role.ts'

export const quantitySchema = z
  .object({
    measure: z.enum(MEASURE_NAMES),
    amount: z.number().meta({ description: 'In the unit of the measure' }),
    label: z.string().meta({ description: 'The measure, in the language of the answer' }),
    text: z.string().meta({ description: 'The amount with its unit, in the language of the answer' }),
  })
  .meta({ id: 'ProjectQuantity' })

export const scopeSchema = z
  .object({
    service: serviceReferenceSchema,
    sentence: z.string().meta({ description: 'What exactly was done; empty where nothing is said' }),
    locale: z.enum(LOCALES).meta({ description: 'The language of the sentence' }),
  })
  .meta({ id: 'ProjectScope' })
export type ProjectScope = z.infer<typeof scopeSchema>

const partnerInProjectSchema = z
  .object({
    id: z.int(),
    name: z.string(),
    part: z.enum(PARTNER_CHOICES.map(({ value }) => value)),
    share: z.number().nullable(),
  })
  .meta({ id: 'PartnerInProject' })

/** Rows of a project in its answer. */
export const projectRows = {
  quantities: z.array(quantitySchema),
  scope: z.array(scopeSchema).meta({ description: 'The services that were done, with what exactly' }),
  partners: z.array(partnerInProjectSchema).meta({ description: 'Firms that it was done with; shares in percent' }),
  partnership: z.string().meta({ description: 'The same in one sentence; empty where no partner is known' }),
}
export type ProjectRows = { [Name in keyof typeof projectRows]: z.infer<(typeof projectRows)[Name]> }
