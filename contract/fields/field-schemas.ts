import { z } from 'zod'
import { CONTENT_BOUNDS } from '../limits.ts'
import { toLatinDigits } from '../digits.ts'
import { LOCAL_LEVEL_CODE } from '../places/local-level.ts'
import { geometrySchema } from '../location/geometry-schema.ts'
import { LOCATION_VISIBILITIES } from '../location/visibility.ts'
import { optionalText, referenceSchema, requiredLine, requiredText } from '../text.ts'
import { LOCALE_NAMES, LOCALES, type Locale } from '../locale.ts'
import { hasBidsColumns, mayBeLeftOut } from './bids-facts.ts'
import { blocksSchema } from './blocks-schema.ts'
import { DEGREES, type Field } from './field.ts'
import { enteredDateFields } from './kind.ts'
import { keepsDatesAsEntered } from './table.ts'
import { AMOUNT, choiceSchema, dateSchema, matching, numberSchema, tooLong } from './value-schemas.ts'

const MAX_ITEMS = 100

export function givenSchema(field: Field): z.ZodType {
  return describe(valueSchema(field), field)
}

export function describe(schema: z.ZodType, { type, description }: Field): z.ZodType {
  const said = description ?? DESCRIPTIONS[type]
  return said === undefined ? schema : schema.meta({ ...schema.meta(), description: said })
}

const DESCRIPTIONS: Partial<Record<Field['type'], string>> = {
  slug: 'Made from the title when it is left out',
  richText: 'HTML; elements outside the allow-list are removed',
  references: 'In the order in which they are shown',
}

function valueSchema(field: Field): z.ZodType {
  const label = field.label.en
  const { isRequired = false } = field
  const nullable = (schema: z.ZodType) => (isRequired ? schema : schema.nullable().optional())
  switch (field.type) {
    case 'line':
    case 'text':
    case 'richText':
    case 'lines':
      return textSchema(field, label, isRequired)
    case 'email':
      return matchingText(field, label, `${label} is required`)
    case 'slug':
      return matchingText(field, label, `${label} must be a text`).optional()
    case 'date':
      return dateSchema(field, label, nullable)
    case 'number':
      return nullable(numberSchema(label, field))
    case 'money':
      return nullable(
        z.object({
          amount: numberSchema(label, AMOUNT),
          currency: z
            .string('Currency is required')
            .regex(/^[A-Z]{3}$/, 'Currency must be three capital letters such as NPR'),
          isPublic: z.boolean('Is public must be true or false').meta({ description: 'Whether visitors may know it' }),
        }),
      )
    case 'quantity':
      return nullable(
        z.object({ amount: numberSchema(label, AMOUNT), unit: requiredText('Unit', CONTENT_BOUNDS.label) }),
      )
    case 'flag':
      return z.boolean(`${label} must be true or false`).optional()
    case 'choice':
      return isRequired ? choiceSchema(field, label) : choiceSchema(field, label).optional()
    case 'optionalChoice':
      return nullable(choiceSchema(field, label))
    case 'reference':
    case 'picture':
    case 'document':
      return nullable(referenceSchema(label))
    case 'references':
    case 'pictures':
      return listSchema(label, referenceSchema(label))
    case 'districts':
      return listSchema(label, z.string().regex(/^\d{3}$/, 'A district is three digits'))
    case 'localLevels':
      return listSchema(label, z.string().regex(LOCAL_LEVEL_CODE, 'A local level is five digits'))
    case 'rows':
      return rowsSchema(field, label)
    case 'table':
      return tableSchema(field, label)
    case 'blocks':
      return blocksSchema(field, label, rowSchema)
    case 'geometry':
      return nullable(locationSchema)
    case 'location': {
      const degrees = (name: string, most: number) => {
        const message = `${name} must be from -${most} to ${most}`
        return z.number(message).min(-most, message).max(most, message)
      }
      return nullable(
        z.object({
          latitude: degrees('Latitude', DEGREES.latitude),
          longitude: degrees('Longitude', DEGREES.longitude),
        }),
      )
    }
    case 'key':
      throw new Error('A key is never written')
  }
}

const locationSchema = z.object({
  geometry: geometrySchema,
  visibility: z
    .enum(LOCATION_VISIBILITIES, `Visibility must be one of ${LOCATION_VISIBILITIES.join(', ')}`)
    .meta({ description: 'Who may know the coordinates; `district`: visitors see the district alone' }),
})

/** @param label names the field in errors */
export function textSchema(field: Field, label: string, isRequired: boolean): z.ZodType {
  const { bound = CONTENT_BOUNDS.short, pattern, type, empty } = field
  if (type === 'lines') return linesSchema(field, label, isRequired)
  if (type === 'rows') return rowsSchema(field, label).optional()
  if (!pattern) {
    if (isRequired) return type === 'line' ? requiredLine(label, bound) : requiredText(label, bound)
    return empty === null ? requiredText(label, bound).nullable().optional() : optionalText(label, bound)
  }
  const schema = matchingText(field, label, `${label} is required`)
  if (isRequired) return schema
  return empty === null ? schema.nullable().optional() : schema.or(z.literal('')).optional()
}

/** Of a field with a pattern. @param missing the error for what is no text */
function matchingText({ bound = CONTENT_BOUNDS.short, pattern }: Field, label: string, missing: string) {
  return matching(z.string(missing).trim().max(bound, tooLong(label, bound)), label, pattern!)
}

function linesSchema({ bound, pattern }: Field, label: string, isRequired: boolean): z.ZodType {
  const line = pattern
    ? matching(z.string(`${label} is required`).overwrite(toLatinDigits).trim(), label, pattern)
    : requiredText(label, CONTENT_BOUNDS.short)
  const list = z.array(line, `${label} is required`).max(bound!, `${label}: at most ${bound} lines`)
  return isRequired ? list.min(1, `${label} is required`) : list.optional()
}

function listSchema(label: string, item: z.ZodType): z.ZodType {
  return z.array(item, `${label} must be a list`).max(MAX_ITEMS, `${label}: at most ${MAX_ITEMS}`).optional()
}

function rowsSchema({ columns = {}, bound }: Field, label: string): z.ZodType {
  const row = z.object(Object.fromEntries(Object.entries(columns).map(([name, column]) => [name, givenSchema(column)])))
  return z.array(row, `${label} is required`).max(bound!, `${label}: at most ${bound} lines`)
}

/** Each language of a translated text is a property; a row without a text is as good as one with an empty one. */
function tableSchema(field: Field, label: string): z.ZodType {
  const row = rowSchema(field).extend({
    ...(keepsDatesAsEntered(field) && { datesAsEntered: enteredSchema(field) }),
    ...(hasBidsColumns(field) && { rowId: rowIdSchema }),
  })
  return z.array(row, `${label} must be a list`).max(field.bound!, `${label}: at most ${field.bound} rows`).optional()
}

function rowSchema({ columns = {} }: Pick<Field, 'columns'>) {
  return z.object(
    Object.fromEntries(
      Object.entries(columns).map(([name, column]) => {
        const schema = column.isTranslated ? inLanguages(column) : givenSchema(column)
        return [name, column.isRequired ? schema : schema.optional()]
      }),
    ),
  )
}

const rowIdSchema = z.string('Row id must be a text').max(100, 'Row id is too long').optional().meta({
  description: 'The name of a row, so that what a caller may not know of it stays with it; left out for a new row',
})

function inLanguages(column: Field): z.ZodType {
  const texts = byLocale((locale) =>
    textSchema({ ...column, empty: '' }, `${column.label.en} (${LOCALE_NAMES[locale].english})`, false),
  )
  return z
    .object(texts)
    .partial()
    .refine((written) => !column.isRequired || Object.values(written).some(Boolean), `${column.label.en} is required`)
}

const enteredSchema = ({ columns = {} }: Field) =>
  z
    .object(
      Object.fromEntries(enteredDateFields({ fields: columns }).map(([name]) => [name, z.string().max(10).optional()])),
    )
    .optional()

export function savedSchema(field: Field): z.ZodType {
  const orNull = (schema: z.ZodType) => (field.isRequired ? schema : schema.nullable())
  switch (field.type) {
    case 'line':
    case 'text':
      return field.empty === null ? z.string().nullable() : z.string()
    case 'key':
    case 'email':
    case 'slug':
    case 'richText':
      return describe(z.string(), field)
    case 'date':
      return field.precision === 'time' ? z.iso.datetime() : orNull(z.string())
    case 'number':
      return orNull(z.number())
    case 'flag':
      return z.boolean()
    case 'choice':
    case 'optionalChoice':
      return orNull(z.literal((field.choices ?? []).map(({ value }) => value)))
    case 'reference':
    case 'picture':
    case 'document':
      return orNull(z.int())
    case 'references':
    case 'pictures':
      return z.array(z.int())
    case 'districts':
    case 'localLevels':
    case 'lines':
      return z.array(z.string())
    case 'rows':
      return z.array(z.record(z.string(), z.string()))
    case 'table':
      return z.array(savedRowSchema(field))
    case 'blocks':
      return z.array(z.looseObject({ id: z.string(), type: z.string() }))
    case 'money':
      return orNull(z.object({ amount: z.number(), currency: z.string(), isPublic: z.boolean() }))
    case 'quantity':
      return orNull(z.object({ amount: z.number(), unit: z.string() }))
    case 'location':
      return orNull(z.object({ latitude: z.number(), longitude: z.number() }))
    case 'geometry':
      return orNull(locationSchema)
  }
}

/** Of a record: what some of the staff may not know is not in the answers to them. */
export const savedFor = (field: Field, schema: z.ZodType): z.ZodType =>
  mayBeLeftOut(field) ? schema.optional() : schema

function savedRowSchema(field: Field): z.ZodType {
  const cells = Object.entries(field.columns ?? {}).map(([name, column]) => [
    name,
    savedFor(column, column.isTranslated ? z.object(byLocale(() => z.string())) : savedSchema(column)),
  ])
  return z.object({
    ...(Object.fromEntries(cells) as z.ZodRawShape),
    ...(keepsDatesAsEntered(field) && { datesAsEntered: enteredSchema(field) }),
    ...(hasBidsColumns(field) && { rowId: rowIdSchema }),
  })
}

const byLocale = (schemaIn: (locale: Locale) => z.ZodType) =>
  Object.fromEntries(LOCALES.map((locale) => [locale, schemaIn(locale)])) as Record<Locale, z.ZodType>
