import type { Kysely } from 'kysely'
import { MAX_SUGGESTIONS, RESULTS_OF_EACH, SUGGESTIONS_FROM } from '../../../contract/limits.ts'
import type { Locale } from '../../../contract/locale.ts'
import {
  SEARCH_KINDS,
  type SearchAnswer,
  type SearchKind,
  type SearchQueryValues,
  type SearchResult,
  type SearchSuggestion,
} from '../../../contract/search.ts'
import type { Database } from '../../store/schema.ts'
import {
  countFound,
  findDocuments,
  listDistrictTexts,
  listFoundIds,
  type FoundRow,
} from '../../store/search-results.ts'
import { sliceOf } from '../paging.ts'
import type { SearchTexts } from './documents.ts'
import { excerptOf, matchesIn } from './excerpt.ts'
import { readQuery, type SearchQuery } from './query.ts'
import { isIndexComplete } from './rebuild.ts'
import { splitQuery } from './words.ts'

/** Results that have some of the words, where none has all. */
const NEAREST = 10
/** Searches with fewer words that are offered. */
const MOST_WAYS = 4

/** Finds content by words. Where nothing has all words, the nearest are answered, each with what it does not have. */
export async function search(db: Kysely<Database>, values: SearchQueryValues): Promise<SearchAnswer> {
  const query = await readQuery(db, values.q)
  const counts = query.wanted.length > 0 ? await countFound(db, query.wanted) : []
  const complete = toCounts(counts.filter(({ bits }) => bits === query.all))
  const chosen = complete.filter(({ kind }) => values.kind === undefined || kind === values.kind)
  const isFound = complete.length > 0
  const rows = await listRows(db, query, values, isFound)
  const placesOf = await loadPlaces(db, rows, values.locale)
  return {
    data: rows.map((row) => toResult(row, query, values.locale, placesOf(row))),
    meta: {
      total: chosen.reduce((sum, { total }) => sum + total, 0),
      page: values.page,
      limit: values.limit,
      counts: complete,
      nearest: isFound ? [] : listWays(query, counts),
      words: query.words.map(({ written }) => written),
      areWordsLeftOut: query.areLeftOut,
      isComplete: await isIndexComplete(db),
    },
  }
}

const byScore = (a: FoundRow, b: FoundRow) => b.score - a.score

async function listRows(db: Kysely<Database>, query: SearchQuery, values: SearchQueryValues, isFound: boolean) {
  const { wanted, all } = query
  if (wanted.length === 0) return []
  const entities = values.kind ? [values.kind] : SEARCH_KINDS
  if (!isFound) {
    const nearest = await findDocuments(db, { wanted, entities, limit: NEAREST, offset: 0 })
    return nearest.toSorted(byScore).slice(0, NEAREST)
  }
  const slice = values.kind ? sliceOf(values) : { limit: RESULTS_OF_EACH, offset: 0 }
  const rows = await findDocuments(db, { wanted, entities, bits: all, ...slice })
  return SEARCH_KINDS.flatMap((kind) => rows.filter(({ entity }) => entity === kind))
}

function toCounts(counts: { entity: string; total: number }[]): { kind: SearchKind; total: number }[] {
  return SEARCH_KINDS.flatMap((kind) => {
    const total = counts.find(({ entity }) => entity === kind)?.total ?? 0
    return total > 0 ? [{ kind, total }] : []
  })
}

/** The searches that leave out as few words as possible, each with what it would find. */
function listWays({ words, all }: SearchQuery, counts: { entity: string; bits: number; total: number }[]) {
  const shown = counts.filter(({ entity }) => SEARCH_KINDS.includes(entity as SearchKind))
  const sets = [...new Set(shown.map(({ bits }) => bits))]
  const size = (bits: number) => words.filter((_, number) => bits & (1 << number)).length
  const largest = Math.max(0, ...sets.map(size))
  const ways = sets
    .filter((bits) => size(bits) === largest && largest > 0 && bits !== all)
    .map((bits) => ({
      without: words.filter((_, number) => !(bits & (1 << number))).map(({ written }) => written),
      q: words
        .filter((_, number) => bits & (1 << number))
        .map(({ written }) => written)
        .join(' '),
      total: shown.filter((one) => one.bits === bits).reduce((sum, { total }) => sum + total, 0),
    }))
  return ways.toSorted((a, b) => b.total - a.total).slice(0, MOST_WAYS)
}

function toResult(row: FoundRow, { words, meanings }: SearchQuery, locale: Locale, places = ''): SearchResult {
  const texts = JSON.parse(row.texts) as SearchTexts
  const chosen = texts[locale] ? locale : 'en'
  const { title, text } = texts[chosen] ?? texts.en
  const isMatch = (word: string) => meanings.has(word)
  const excerpt = [places, excerptOf(text, isMatch)].filter(Boolean).join(' · ')
  return {
    kind: row.entity as SearchKind,
    id: row.item_id,
    title,
    path: row.path,
    excerpt,
    matches: [...new Set([...matchesIn(title, isMatch), ...matchesIn(excerpt, isMatch)])],
    missing: words.filter((_, number) => !(row.bits & (1 << number))).map(({ written }) => written),
    locale: chosen,
  }
}

/** Where projects lie: by their districts they may have been found. */
async function loadPlaces(db: Kysely<Database>, rows: FoundRow[], locale: Locale): Promise<(row: FoundRow) => string> {
  const projects = rows.filter(({ entity }) => entity === 'projects')
  const districts = await listDistrictTexts(
    db,
    projects.map(({ item_id }) => item_id),
  )
  const namesOf = Map.groupBy(districts, ({ project_id }) => project_id)
  return ({ entity, item_id }) =>
    entity !== 'projects'
      ? ''
      : (namesOf.get(item_id) ?? [])
          .map(({ texts }) => {
            const all = JSON.parse(texts) as SearchTexts
            const { title, text } = all[locale] ?? all.en
            return `${title}, ${text.split(' · ')[0]}`
          })
          .join('; ')
}

/** Titles with all words that have been typed so far. */
export async function suggest(db: Kysely<Database>, text: string, locale: Locale): Promise<SearchSuggestion[]> {
  if (text.length < SUGGESTIONS_FROM) return []
  const query = await readQuery(db, text)
  if (query.wanted.length === 0) return []
  const rows = await findDocuments(db, {
    wanted: query.wanted,
    entities: SEARCH_KINDS,
    bits: query.all,
    limit: MAX_SUGGESTIONS,
    offset: 0,
    titlesOnly: true,
  })
  const best = rows.toSorted(byScore).slice(0, MAX_SUGGESTIONS)
  return best
    .map((row) => toResult(row, query, locale))
    .map(({ kind, title, path, matches }) => ({ kind, title, path, matches }))
}

/**
 * The projects that have all words of a search.
 * @returns undefined where the index cannot answer: while it is built, and for signs that are no words
 */
export async function findProjectIds(db: Kysely<Database>, text: string): Promise<number[] | undefined> {
  if (splitQuery(text).words.length === 0 || !(await isIndexComplete(db))) return undefined
  const { wanted, all } = await readQuery(db, text)
  return wanted.length === 0 ? [] : listFoundIds(db, 'projects', wanted, all)
}
