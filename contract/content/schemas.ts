import { z } from 'zod'
import { contentRecordSchema, publishSchema } from './content.ts'
import { byOtherLocale, LOCALE_NAMES, OTHER_LOCALES, LOCALES } from '../locale.ts'
import { pictureSchema } from '../pictures/picture.ts'
import { positionSchema, baseVersionSchema } from '../text.ts'
import { describe, givenSchema, savedFor, savedSchema, textSchema } from '../fields/field-schemas.ts'
import type { Field } from '../fields/field.ts'
import { enteredDateFields, fieldsOf, shownName, translatedFields, type GivenOf, type Kind } from '../fields/kind.ts'
import { categoryReferenceSchema, NEWS_STATUSES } from '../news/news.ts'
import { CONTENT_ENTITIES, kindOf, type ContentEntity, type KINDS } from '../kinds/index.ts'

interface ExtraProperties {
  given?: z.ZodRawShape
  record?: z.ZodRawShape
}

interface Schemas<One extends Kind> {
  given: z.ZodType<GivenOf<One>>
  change: z.ZodType<GivenOf<One>>
  record: z.ZodObject
}

/** @param extra properties of its calls that are not fields */
function schemasOf<One extends Kind>(kind: One, extra: ExtraProperties = {}): Schemas<One> {
  const written = fieldsOf(kind).filter(([, field]) => field.type !== 'key')
  const isTitle = (name: string) => name === kind.title && kind.fields[name]!.isTranslated && !kind.isFixed
  const optional = (name: string, field: Field) => (isTitle(name) ? { ...field, isRequired: false } : field)
  const properties = z.object({
    ...Object.fromEntries(written.map(([name, field]) => [name, givenSchema(optional(name, field))])),
    ...(kind.hasOrder && { order: positionSchema }),
    publish: publishSchema,
    ...extra.given,
    ...datesAsEntered(kind),
    ...(translatedFields(kind).length > 0 && {
      translations: givenTranslations(kind),
      draftLocales: localeList('Languages whose texts visitors do not see yet').optional(),
    }),
  })
  const given = properties.refine((document) => !isTitle(kind.title) || hasTitle(kind, document), {
    path: [kind.title],
    error: `${kind.fields[kind.title]!.label.en} is required`,
    // Beside faults of other fields.
    when: ({ value }) => typeof value === 'object' && value !== null,
  })
  const change = properties.partial().extend({
    version: baseVersionSchema,
    checkedLocales: localeList('Languages whose texts are still right, though the English has changed').optional(),
  })
  const record = z.object({
    ...Object.fromEntries(fieldsOf(kind).map(([name, field]) => [name, savedFor(field, savedSchema(field))])),
    translations: savedTranslations(kind),
    ...datesAsEntered(kind),
    draftLocales: localeList('Languages whose texts visitors do not see yet'),
    outdated: outdatedSchema,
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

/** In some language. A title that is not a text has a fault of its own. */
function hasTitle({ title }: Kind, document: Record<string, unknown>): boolean {
  const translations = (document['translations'] ?? {}) as Record<string, Record<string, unknown> | null>
  const titles = [document, ...Object.values(translations)].map((texts) => texts?.[title])
  return titles.some((text) => text !== undefined && text !== null && text !== '')
}

function givenTranslations(kind: Kind) {
  const languages = byOtherLocale((locale) => {
    const texts = translatedFields(kind).map(([name, field]) => {
      const label = `${LOCALE_NAMES[locale].english} ${field.label.en.toLowerCase()}`
      // Only the name is required: English replaces what else is missing.
      const isRequired = field.isRequired === true && name === kind.title && !kind.isFixed
      return [name, describe(textSchema(field, label, isRequired), field)]
    })
    return z.object(Object.fromEntries(texts)).nullable().optional()
  })
  return z
    .object(languages)
    .optional()
    .meta({ description: 'The whole text of another language, or null for none; English replaces empty fields' })
}

function datesAsEntered(kind: Kind) {
  const dates = enteredDateFields(kind)
  if (dates.length === 0) return {}
  const bs = z.string().regex(/^(\d{4}(-\d{2}){0,2}|\d{4}-\d{4})$/, 'Dates as entered must be such as 2083-08-06')
  return {
    datesAsEntered: z
      .object(Object.fromEntries(dates.map(([name]) => [name, bs.optional()])))
      .optional()
      .meta({
        description:
          'Dates that were entered in Bikram Sambat (BS), such as 2083-08-06, 2083-08 or 2083, by field. ' +
          'Those that are not the date of their field are left out',
      }),
  }
}

function localeList(description: string) {
  return z
    .array(z.enum(OTHER_LOCALES, 'This language is not known'), 'Languages must be a list')
    .max(OTHER_LOCALES.length, 'Each language counts once')
    .meta({ description })
}

const outdatedSchema = z.partialRecord(z.enum(OTHER_LOCALES), z.record(z.string(), z.int())).meta({
  description:
    'The translated fields whose English has changed since: by language, with the version that has the English of then',
})

function savedTranslations(kind: Kind) {
  const texts = () =>
    Object.fromEntries(translatedFields(kind).map(([name, field]) => [name, savedFor(field, savedSchema(field))]))
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

/** The specification's properties of calls besides the fields. */
const EXTRA: Partial<Record<ContentEntity, ExtraProperties>> = {
  news: {
    given: {
      status: z
        .preprocess(
          (status) => (typeof status === 'number' ? String(status) : status),
          z.enum(NEWS_STATUSES, 'Status must be 0 or 1'),
        )
        .optional()
        .meta({ description: "'1' publishes it, '0' unpublishes it; a new item is a draft when it is left out" }),
    },
    record: { category: categoryReferenceSchema.optional(), status: z.enum(NEWS_STATUSES), locale: z.enum(LOCALES) },
  },
  teams: { record: { locale: z.enum(LOCALES) } },
}

export const CONTENT_SCHEMAS = Object.fromEntries(
  CONTENT_ENTITIES.map((entity) => [entity, schemasOf(kindOf(entity), EXTRA[entity])]),
) as unknown as { [Entity in ContentEntity]: Schemas<(typeof KINDS)[Entity]> }
