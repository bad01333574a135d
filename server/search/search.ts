import { findFiscalYear } from '../../contract/calendar/fiscal-year.ts'
import { MAX_SUGGESTIONS, RESULTS_PER_KIND, MIN_SUGGESTION_LETTERS } from '../../contract/limits.ts'
import type { Locale } from '../../contract/locale.ts'
import { MAX_SEARCH_WORDS } from '../../contract/search-words.ts'
import {
  SEARCH_KINDS,
  type SearchAnswer,
  type SearchKind,
  type SearchQueryValues,
  type SearchSuggestion,
} from '../../contract/search/search.ts'
import { fiscalYearDays } from '../core/languages/calendar.ts'
import { nextTurn } from '../core/process/next-turn.ts'
import { sliceOf, type Slice } from '../core/store/paging.ts'
import type { Db } from '../core/store/schema.ts'
import { loadProjectTable, type ProjectTable } from '../project-table/public.ts'
import type { SearchTexts } from './documents.ts'
import { loadExpired, loadIndex, type MemoryIndex } from './index-in-memory.ts'
import { isIndexComplete } from './search-index.ts'
import { loadFacts, toResult, toSuggestion } from './results.ts'
import {
  findProjects,
  scoreItems,
  type Choice,
  type ScoredItem,
  type Wanted,
  type WantedFiscalYear,
  type WantedWord,
} from './score.ts'
import { readDocuments } from './store/search-documents.ts'
import { findCandidates, type Vocabulary } from './vocabulary.ts'
import { splitQuery } from './words.ts'

/** Results that have some of the words, where none has all. */
const NEAREST = 10
/** Searches whose projects are kept: 1 MB with 10,000 of each. */
const MAX_KEPT = 10
/** Suggestions that begin with what is typed are chosen from so many. */
const READ_FOR_SUGGESTIONS = 16
/** Of the shorter searches that are offered. */
const MAX_WAYS = 4

/** Finds content by words. Where nothing has all words, the nearest are answered, each with what it does not have. */
export async function search(db: Db, values: SearchQueryValues, now: Date): Promise<SearchAnswer> {
  const index = await loadIndex(db, await loadProjectTable(db))
  const query = await readQuery(db, index, values.q, now)
  const slice = values.kind ? sliceOf(values) : { limit: RESULTS_PER_KIND, offset: 0 }
  const hidden = await loadExpired(db, index, now)
  const scored = score(index, query, { ...slice, nearest: NEAREST, hidden })
  const firsts = scored.filter(({ place }) => place === 1)
  const counts = toCounts(firsts.filter(({ bits }) => bits === query.all))
  const rows = await readDocuments(
    db,
    counts.length > 0 ? chooseFound(scored, query, counts, values, slice) : chooseNearest(scored, query, values),
  )
  const factsOf = await loadFacts(db, rows, values.locale)
  const chosen = counts.filter(({ kind }) => values.kind === undefined || kind === values.kind)
  return {
    data: rows.map((row) => toResult(row, query, values.locale, factsOf(row))),
    meta: {
      total: chosen.reduce((sum, { total }) => sum + total, 0),
      page: values.page,
      limit: values.limit,
      counts,
      nearest: counts.length > 0 ? [] : listWays(query, firsts),
      words: query.words.map(({ written }) => written),
      areWordsLeftOut: query.areLeftOut,
      isComplete: await isIndexComplete(db),
    },
  }
}

const rankOf = ({ entity }: ScoredItem) => SEARCH_KINDS.indexOf(entity as SearchKind)
const byScore = (a: ScoredItem, b: ScoredItem) => b.score - a.score || rankOf(a) - rankOf(b)
const isShown = ({ entity }: ScoredItem) => SEARCH_KINDS.includes(entity as SearchKind)

function score(
  index: MemoryIndex,
  { wanted, fiscalYear, all }: SearchQuery,
  { by, ...choice }: Omit<Choice, 'all'> & Pick<Wanted, 'by'>,
): ScoredItem[] {
  return scoreItems(index, { wanted, fiscalYear, ...(by && { by }) }, { all, ...choice }).filter(isShown)
}

function chooseFound(
  scored: ScoredItem[],
  { all }: SearchQuery,
  counts: SearchAnswer['meta']['counts'],
  { kind }: SearchQueryValues,
  { limit, offset }: Slice,
) {
  const kinds = kind ? [kind] : counts.map((one) => one.kind)
  return kinds.flatMap((one) =>
    scored
      .filter(({ entity, bits, place }) => entity === one && bits === all && place > offset && place <= offset + limit)
      .toSorted((a, b) => a.place - b.place),
  )
}

/** The best of those with the most words. */
function chooseNearest(scored: ScoredItem[], { words }: SearchQuery, { kind }: SearchQueryValues) {
  const ofKind = scored.filter(({ entity }) => kind === undefined || entity === kind)
  const largest = Math.max(0, ...ofKind.map(({ bits }) => countWords(words, bits)))
  const nearest = ofKind.filter(({ bits }) => countWords(words, bits) === largest)
  return nearest.toSorted(byScore).slice(0, NEAREST)
}

const countWords = (words: SearchQuery['words'], bits: number): number =>
  words.filter((_, number) => bits & (1 << number)).length

/** The kinds of what was found: that with the best result first. */
function toCounts(firsts: ScoredItem[]): SearchAnswer['meta']['counts'] {
  return firsts.toSorted(byScore).map(({ entity, total }) => ({ kind: entity as SearchKind, total }))
}

/** The searches that leave out as few words as possible, each with what it would find. */
function listWays({ words, all }: SearchQuery, firsts: ScoredItem[]) {
  const sets = [...new Set(firsts.map(({ bits }) => bits))]
  const largest = Math.max(0, ...sets.map((bits) => countWords(words, bits)))
  const ways = sets
    .filter((bits) => countWords(words, bits) === largest && largest > 0 && bits !== all)
    .map((bits) => ({
      without: words.filter((_, number) => !(bits & (1 << number))).map(({ written }) => written),
      q: words
        .filter((_, number) => bits & (1 << number))
        .map(({ written }) => written)
        .join(' '),
      total: firsts.filter((one) => one.bits === bits).reduce((sum, { total }) => sum + total, 0),
    }))
  return ways.toSorted((a, b) => b.total - a.total).slice(0, MAX_WAYS)
}

/**
 * Titles with all words that have been typed so far: those that begin with them first, then by kind. Where few titles have
 * them, what is found by the titles of others follows, such as the projects of a district.
 */
export async function suggest(db: Db, text: string, locale: Locale, now: Date): Promise<SearchSuggestion[]> {
  if (text.length < MIN_SUGGESTION_LETTERS) return []
  const index = await loadIndex(db, await loadProjectTable(db))
  const query = await readQuery(db, index, text, now, true)
  if (query.wanted.length === 0) return []
  const hidden = await loadExpired(db, index, now)
  const find = (by: 'titles' | 'own') =>
    score(index, query, { limit: MAX_SUGGESTIONS, offset: 0, nearest: 0, hidden, by })
      .filter(({ bits }) => bits === query.all)
      .toSorted(byScore)
  const titled = find('own').slice(0, READ_FOR_SUGGESTIONS)
  const missing = MAX_SUGGESTIONS - titled.length
  const others = missing > 0 ? find('titles').filter((one) => !titled.some((other) => isSame(one, other))) : []
  const rows = await readDocuments(db, [...titled, ...others.slice(0, missing)])
  const start = text.toLowerCase()
  return rows
    .map((row, place) => {
      const texts = JSON.parse(row.texts) as SearchTexts
      const begins = Object.values(texts).some(({ title }) => title.toLowerCase().startsWith(start))
      return { row, texts, group: place >= titled.length ? 2 : begins ? 0 : 1 }
    })
    .toSorted((a, b) => a.group - b.group || rankOf(a.row) - rankOf(b.row))
    .slice(0, MAX_SUGGESTIONS)
    .map(({ row, texts }) => toSuggestion(row, texts, query, locale))
}

const isSame = (one: ScoredItem, other: ScoredItem) => one.entity === other.entity && one.itemId === other.itemId

/**
 * The projects that have all words of a search.
 * @returns undefined where the index cannot answer: while it is built, and for signs that are no words
 */
export async function findProjectIds(
  db: Db,
  projects: ProjectTable,
  text: string,
  now: Date,
): Promise<number[] | undefined> {
  if (splitQuery(text).words.length === 0 || !(await isIndexComplete(db))) return undefined
  const index = await loadIndex(db, projects)
  const known = index.found.get(text)
  if (known) return known
  if (index.found.size >= MAX_KEPT) index.found.clear()
  const found = readQuery(db, index, text, now).then(({ wanted, fiscalYear, all }) =>
    findProjects(index, { wanted, fiscalYear }, all),
  )
  index.found.set(text, found)
  found.catch(() => index.found.delete(text))
  return found
}

export interface SearchQuery {
  words: { written: string; word: string }[]
  areLeftOut: boolean
  wanted: WantedWord[]
  /** Projects that ran in it have the word with its number. */
  fiscalYear?: WantedFiscalYear
  /** Bits of all words. */
  all: number
  /** The words of the index that match. */
  meanings: Set<string>
}

/**
 * Looks the words of a search up in the vocabulary of the index. A fiscal year counts as one word, the first.
 * @param isUnfinished while it is typed, the last word may be the beginning of a longer one
 */
async function readQuery(
  db: Db,
  { vocabulary }: MemoryIndex,
  text: string,
  now: Date,
  isUnfinished = false,
): Promise<SearchQuery> {
  const year = findFiscalYear(text)
  const { words: given, areLeftOut } = splitQuery(year?.others ?? text)
  const others = given.flatMap((one) => splitNumber(vocabulary, one)).slice(0, MAX_SEARCH_WORDS)
  const words = year ? [{ written: year.written, word: String(year.year) }, ...others] : others
  const query: SearchQuery = {
    words,
    areLeftOut,
    wanted: [],
    all: (1 << words.length) - 1,
    meanings: new Set(),
    ...(year && { fiscalYear: { number: 0, days: fiscalYearDays(year.year, now) } }),
  }
  for (const [number, { word }] of words.entries()) {
    // A look through all words of the index takes some milliseconds.
    await nextTurn()
    for (const candidate of findCandidates(vocabulary, word, isUnfinished && number === words.length - 1)) {
      query.wanted.push({ number, wordId: candidate.id, factor: candidate.factor })
      query.meanings.add(candidate.word)
    }
  }
  return query
}

/** "HE115" is found where the texts say "HE-115". */
function splitNumber({ numbers }: Vocabulary, one: SearchQuery['words'][number]): SearchQuery['words'] {
  const [, letters, digits] = /^(\p{L}[\p{L}\p{M}]*)(\d+)$/u.exec(one.word) ?? []
  if (!letters || !digits || numbers.some(({ word }) => word.startsWith(one.word))) return [one]
  return [letters, digits].map((word) => ({ written: word, word }))
}
