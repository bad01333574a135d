import { z } from 'zod'
import { geometrySchema } from '../location/geometry-schema.ts'
import type { Field } from './field.ts'
import { savedSchema } from './field-schemas.ts'

function publicSchema(field: Field): z.ZodType {
  if (field.type === 'money') return z.object({ amount: z.number(), currency: z.string() }).nullable()
  if (field.type === 'geometry') return geometrySchema.nullable()
  return savedSchema(field)
}

type FactsSchema<Facts> = z.ZodObject<{ [Name in keyof Facts]: z.ZodType<Facts[Name]> }>

/** Hidden amounts and locations are null. */
export function factsSchema<Facts>(facts: readonly [string, Field][]): FactsSchema<Facts> {
  const shape = facts.map(([name, field]) => {
    const schema = publicSchema(field)
    return [name, schema.meta({ ...schema.meta(), description: field.description ?? field.help?.en ?? field.label.en })]
  })
  const englishFacts = z
    .array(z.string())
    .meta({ description: 'Facts that are in English, because the language of the answer has no text of them' })
  const isTranslated = facts.some(([, field]) => field.isTranslated)
  return z.object({ ...Object.fromEntries(shape), ...(isTranslated && { englishFacts }) }) as never
}
