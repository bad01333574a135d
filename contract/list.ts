import { z } from 'zod'
import { DEFAULT_LIMIT, LARGEST_LIMIT, SEARCH_LENGTH } from './limits.ts'
import { DEFAULT_LOCALE, LOCALES } from './locale.ts'
import { MOST_SEARCH_WORDS } from './search-words.ts'

const wholeNumber = (name: string, fallback: number, description: string) =>
  z
    .string()
    .regex(/^[1-9]\d{0,14}$/, `${name} must be a whole number from 1`)
    .transform(Number)
    .default(fallback)
    .meta({ type: 'integer', minimum: 1, maximum: 999_999_999_999_999, default: fallback, description })

/** How many rows a page has. Any size is taken; the answer never has more rows than there are. */
export const limitSchema = (fallback: number) => wholeNumber('limit', fallback, 'Rows a page; any number is taken')

/** Query of every call: the language wanted. */
export const localeQuerySchema = z.object({
  locale: z
    .enum(LOCALES, `locale must be one of ${LOCALES.join(', ')}`)
    .default(DEFAULT_LOCALE)
    .meta({ description: 'The language wanted; a text that is missing in it is answered in English' }),
})

/** Query of every list: page from 1, rows a page. */
export const listQuerySchema = localeQuerySchema.extend({
  page: wholeNumber('page', 1, 'Counts from 1; a page beyond the end is empty'),
  limit: limitSchema(DEFAULT_LIMIT),
})
export type ListQuery = z.infer<typeof listQuerySchema>

/** Query of a list that is short by nature: without a limit, every row is answered. */
export const wholeListQuerySchema = listQuerySchema.extend({ limit: limitSchema(LARGEST_LIMIT) })

export const searchSchema = z
  .string()
  .trim()
  .max(SEARCH_LENGTH, `search must be at most ${SEARCH_LENGTH} characters`)
  .optional()
  .meta({
    description: `Words that must all be found, in any case and language. The first ${MOST_SEARCH_WORDS} different words count`,
  })

export const listMetaSchema = z
  .object({
    total: z.int().meta({ description: 'Rows in all pages together' }),
    page: z.int(),
    limit: z.int(),
  })
  .meta({ id: 'ListMeta' })
export type ListMeta = z.infer<typeof listMetaSchema>

/** The answer of a list call (specification section 3): a data array and meta with total. */
export const listOf = <Item extends z.ZodType>(item: Item) => z.object({ data: z.array(item), meta: listMetaSchema })
/** The answer of a call for one thing. */
export const oneOf = <Item extends z.ZodType>(item: Item) => z.object({ data: item })
/** The answer of a write: what the toast says (specification section 8), and the thing as it is now. */
export const writtenOf = <Item extends z.ZodType>(item: Item) => z.object({ message: z.string(), data: item })
/** The answer when something was deleted. */
export const deletedSchema = z.object({ message: z.string(), data: z.object({ id: z.int() }) }).meta({ id: 'Deleted' })

export type ListAnswer<Item> = { data: Item[]; meta: ListMeta }
