import { z } from 'zod'
import { bsSchema } from '../calendar/calendar.ts'
import { LOCALES } from '../locale.ts'
import { named } from '../named-schema.ts'
import { FACT_TYPES } from './kind.ts'

/** An own fact of an item as visitors read it. */
export const ownFactSchema = named('OwnFactOfItem', {
  id: z.int().meta({ description: 'Of the fact' }),
  label: z.string(),
  type: z.enum(FACT_TYPES.map(({ value }) => value)),
  value: z.union([z.string(), z.number(), z.boolean()]).meta({ description: 'A choice by its code' }),
  valueBs: bsSchema,
  unit: z.string().meta({ description: 'Of a number; empty where it has none' }),
  text: z.string().meta({ description: 'The value as pages show it, with its unit' }),
  locale: z.enum(LOCALES).meta({ description: 'Of the text' }),
})
export type OwnFact = z.infer<typeof ownFactSchema>
