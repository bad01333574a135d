import { z } from 'zod'
import { contentRecordSchema, publishSchema } from '../content.ts'
import { byOtherLocale, LOCALE_NAMES } from '../locale.ts'
import { pictureSchema } from '../picture.ts'
import { positionSchema, seenVersionSchema } from '../text.ts'
import { describe, givenSchema, savedSchema, textSchema } from './field-schemas.ts'
import type { Field } from './field.ts'
import { fieldsOf, shownName, translatedFields, type GivenOf, type Kind } from './kind.ts'

export interface ExtraProperties {
  given?: z.ZodRawShape
  record?: z.ZodRawShape
}

export interface Schemas<One extends Kind> {
  /** A new item. */
  given: z.ZodType<GivenOf<One>>
  /** A change: what is left out stays as it is. */
  change: z.ZodType<GivenOf<One>>
  /** An item as staff edit it. */
  record: z.ZodObject
}

/**
 * The schemas of what staff send and get of a kind.
 * @param extra properties of its calls that are no fields
 */
export function schemasOf<One extends Kind>(kind: One, extra: ExtraProperties = {}): Schemas<One> {
  const written = fieldsOf(kind).filter(([, field]) => field.type !== 'key')
  const given = z.object({
    ...Object.fromEntries(written.map(([name, field]) => [name, givenSchema(field)])),
    ...(kind.hasOrder && { order: positionSchema }),
    publish: publishSchema,
    ...extra.given,
    ...(translatedFields(kind).length > 0 && { translations: givenTranslations(kind) }),
  })
  const change = given.partial().extend({ version: seenVersionSchema })
  const record = z.object({
    ...Object.fromEntries(fieldsOf(kind).map(([name, field]) => [name, savedSchema(field)])),
    translations: savedTranslations(kind),
    ...contentRecordSchema.shape,
    ...picturesInFull(kind),
    ...(kind.hasOrder && { order: z.int() }),
    ...extra.record,
  })
  return {
    given: given.meta({ id: `New${kind.schema}` }) as unknown as z.ZodType<GivenOf<One>>,
    change: change.meta({ id: `${kind.schema}Change` }) as unknown as z.ZodType<GivenOf<One>>,
    record: record.meta({ id: `${kind.schema}Record` }),
  }
}

function givenTranslations(kind: Kind) {
  const languages = byOtherLocale((locale) => {
    const texts = translatedFields(kind).map(([name, field]) => {
      const label = `${LOCALE_NAMES[locale].english} ${field.label.en.toLowerCase()}`
      // Only the name is needed: English stands in for what else is missing.
      const isRequired = field.isRequired === true && name === kind.title && !kind.isFixed
      return [name, describe(textSchema(field, label, isRequired), field)]
    })
    return z.object(Object.fromEntries(texts)).nullable().optional()
  })
  return z
    .object(languages)
    .optional()
    .meta({ description: 'The whole text of another language, or null for none; English stands in for empty fields' })
}

function savedTranslations(kind: Kind) {
  const texts = () => Object.fromEntries(translatedFields(kind).map(([name, field]) => [name, savedSchema(field)]))
  return z.object(byOtherLocale(() => z.object(texts()).nullable()))
}

function picturesInFull(kind: Kind) {
  const shown = fieldsOf(kind).flatMap(([name, { type }]): [string, z.ZodType][] => {
    if (type === 'picture') return [[shownName(name), pictureSchema.nullable()]]
    if (type === 'pictures') return [[shownName(name), z.array(pictureSchema).meta({ description: `${name} in full` })]]
    return []
  })
  return Object.fromEntries(shown)
}

/** What a public answer holds of these facts; the amount of a hidden value is null. */
export function factsSchema(facts: readonly [string, Field][]) {
  const shape = facts.map(([name, field]) => {
    const schema =
      field.type === 'money' ? z.object({ amount: z.number(), currency: z.string() }).nullable() : savedSchema(field)
    return [name, schema.meta({ ...schema.meta(), description: field.description ?? field.help?.en ?? field.label.en })]
  })
  return z.object(Object.fromEntries(shape) as z.ZodRawShape)
}
