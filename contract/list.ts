import { z } from 'zod'
import { named } from './named-schema.ts'
import { DEFAULT_LIMIT, MAX_LIMIT, SEARCH_LENGTH } from './limits.ts'
import { DEFAULT_LOCALE, LOCALES } from './locale.ts'
import { MAX_SEARCH_WORDS } from './search-words.ts'

const wholeNumber = (name: string, fallback: number, description: string) =>
  z
    .string()
    .regex(/^[1-9]\d{0,14}$/, `${name} must be a whole number from 1`)
    .transform(Number)
    .default(fallback)
    .meta({ type: 'integer', minimum: 1, maximum: 999_999_999_999_999, default: fallback, description })

/** Any size is accepted. */
export const limitSchema = (fallback: number) => wholeNumber('limit', fallback, 'Rows per page; any number is accepted')

export const localeQuerySchema = z.object({
  locale: z
    .enum(LOCALES, `locale must be one of ${LOCALES.join(', ')}`)
    .default(DEFAULT_LOCALE)
    .meta({ description: 'The language wanted; a text that is missing in it is answered in English' }),
})

/** Of a detail answer. */
export const localesSchema = z
  .array(z.enum(LOCALES))
  .meta({ description: 'The languages in which it is published; another one is answered in English' })

export const listQuerySchema = localeQuerySchema.extend({
  page: wholeNumber('page', 1, 'Counts from 1; a page beyond the end is empty'),
  limit: limitSchema(DEFAULT_LIMIT),
})
export type ListQuery = z.infer<typeof listQuerySchema>

/** For lists that are short by nature: without a limit, all rows. */
export const wholeListQuerySchema = listQuerySchema.extend({ limit: limitSchema(MAX_LIMIT) })

export const searchSchema = z
  .string()
  .trim()
  .max(SEARCH_LENGTH, `search must be at most ${SEARCH_LENGTH} characters`)
  .optional()
  .meta({
    description: `Words that must all be found, in any case and language. The first ${MAX_SEARCH_WORDS} different words count`,
  })

export const listMetaSchema = named('ListMeta', {
  total: z.int().meta({ description: 'Rows in all pages together' }),
  page: z.int(),
  limit: z.int(),
})
export type ListMeta = z.infer<typeof listMetaSchema>

/** Specification section 3. */
export const listOf = <Item extends z.ZodType>(item: Item) => z.object({ data: z.array(item), meta: listMetaSchema })
export const oneOf = <Item extends z.ZodType>(item: Item) => z.object({ data: item })
/** The toast's message (specification section 8) and the new state. */
export const writtenOf = <Item extends z.ZodType>(item: Item) => z.object({ message: z.string(), data: item })
export const deletedSchema = named('Deleted', { message: z.string(), data: z.object({ id: z.int() }) })

export type ListAnswer<Item> = { data: Item[]; meta: ListMeta }
