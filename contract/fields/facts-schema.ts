import { z } from 'zod'
import { geometrySchema } from '../location/geometry-schema.ts'
import type { Field } from './field.ts'
import { savedSchema } from './field-schemas.ts'

function publicSchema(field: Field): z.ZodType {
  if (field.type === 'money') return z.object({ amount: z.number(), currency: z.string() }).nullable()
  if (field.type === 'geometry') return geometrySchema.nullable()
  return savedSchema(field)
}

/** Hidden amounts and locations are null. */
export function factsSchema(facts: readonly [string, Field][]) {
  const shape = facts.map(([name, field]) => {
    const schema = publicSchema(field)
    return [name, schema.meta({ ...schema.meta(), description: field.description ?? field.help?.en ?? field.label.en })]
  })
  const plain = z.object(Object.fromEntries(shape) as z.ZodRawShape)
  if (!facts.some(([, field]) => field.isTranslated)) return plain
  return plain.extend({
    englishFacts: z
      .array(z.string())
      .meta({ description: 'Facts that are in English, because the language of the answer has no text of them' }),
  })
}
