import { z } from 'zod'
import { named } from '../named-schema.ts'
import { CONTENT_ENTITIES, kindOf, type ContentEntity, type KINDS } from '../kinds/index.ts'
import { RESULTS_PER_KIND, SEARCH_LENGTH } from '../limits.ts'
import { limitSchema, listQuerySchema, localeQuerySchema } from '../list.ts'
import { LOCALES } from '../locale.ts'
import { MAX_SEARCH_WORDS } from '../search-words.ts'

type FoundEntity = {
  [Entity in ContentEntity]: (typeof KINDS)[Entity] extends { search: 'names' | 'none' } ? never : Entity
}[ContentEntity]
export type SearchKind = FoundEntity | 'places'

/** Those that visitors mostly look for; the other kinds follow. */
const FIRST: SearchKind[] = ['services', 'places', 'projects', 'clients']

/** Places, and every kind of content that does not say otherwise. The order is that of equally good results. */
export const SEARCH_KINDS: readonly SearchKind[] = [
  ...FIRST,
  ...CONTENT_ENTITIES.filter(
    (entity): entity is FoundEntity => kindOf(entity).search === undefined && !FIRST.includes(entity as SearchKind),
  ),
]

const wordsSchema = z
  .string()
  .trim()
  .max(SEARCH_LENGTH, `q must be at most ${SEARCH_LENGTH} characters`)
  .default('')
  .meta({ description: `What to look for; the first ${MAX_SEARCH_WORDS} different words count` })

export const searchQuerySchema = listQuerySchema.extend({
  q: wordsSchema,
  kind: z
    .enum(SEARCH_KINDS, `kind must be one of ${SEARCH_KINDS.join(', ')}`)
    .optional()
    .meta({ description: `Only these; left out, the first ${RESULTS_PER_KIND} of each kind are answered` }),
  limit: limitSchema(10).pipe(z.number().max(100, 'limit must be at most 100')),
})
export type SearchQueryValues = z.infer<typeof searchQuerySchema>

export const suggestionsQuerySchema = localeQuerySchema.extend({ q: wordsSchema })

export const searchResultSchema = named('SearchResult', {
  kind: z.enum(SEARCH_KINDS),
  id: z
    .int()
    .meta({ description: 'Number of the item; of a place, the code of the district or number of the province' }),
  title: z.string(),
  path: z.string().meta({ description: 'Address of the page that shows it, with its place on a page of several' }),
  website: z.string().nullable().meta({ description: 'Of an organisation with a site of its own' }),
  excerpt: z.string().meta({ description: 'A piece of its text around the first word that was found' }),
  matches: z
    .array(z.string())
    .meta({ description: 'The words of title and excerpt that were found, as they stand there' }),
  missing: z.array(z.string()).meta({ description: 'The words of the search that it does not have' }),
  locale: z.enum(LOCALES),
})
export type SearchResult = z.infer<typeof searchResultSchema>

export const searchAnswerSchema = z.object({
  data: z.array(searchResultSchema),
  meta: named('SearchMeta', {
    total: z.int().meta({ description: 'Items with all words, of the chosen kind or of all' }),
    page: z.int(),
    limit: z.int(),
    counts: z
      .array(z.object({ kind: z.enum(SEARCH_KINDS), total: z.int() }))
      .meta({ description: 'How many of each kind have all words; kinds without any are left out' }),
    nearest: z.array(z.object({ without: z.array(z.string()), q: z.string(), total: z.int() })).meta({
      description: 'Where nothing has all words: the searches with fewer words that find something, the best first',
    }),
    words: z.array(z.string()).meta({ description: 'The words that were searched for' }),
    areWordsLeftOut: z.boolean(),
    isComplete: z.boolean().meta({ description: 'False while the index is built, after an upgrade' }),
  }),
})
export type SearchAnswer = z.infer<typeof searchAnswerSchema>

export const suggestionSchema = searchResultSchema
  .pick({ kind: true, title: true, path: true, matches: true })
  .meta({ id: 'SearchSuggestion' })
export type SearchSuggestion = z.infer<typeof suggestionSchema>
