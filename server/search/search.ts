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
import { sliceOf } from '../core/store/paging.ts'
import type { Db } from '../core/store/schema.ts'
import { loadProjectTable, type ProjectTable } from '../project-table/public.ts'
import type { SearchTexts } from './documents.ts'
import { loadExpired, loadIndex, type MemoryIndex } from './index-in-memory.ts'
import { isIndexComplete } from './index-jobs.ts'
import { loadFacts, toResult, toSuggestion } from './results.ts'
import { allOf, findGroups, findProjects, hasWord, type FoundGroup, type ScoredItem, type WantedWord } from './score.ts'
import { readDocuments } from './store/search-documents.ts'
import { findCandidates, type Vocabulary } from './vocabulary.ts'
import { splitQuery, type Word } from './words.ts'

/** Results that have some of the words, where none has all. */
const NEAREST = 10
/** Suggestions that begin with what is typed are chosen from so many. */
const READ_FOR_SUGGESTIONS = 16
/** Of the shorter searches that are offered. */
const MAX_WAYS = 4

/** Finds content by words. Where nothing has all words, the nearest are answered, each with what it does not have. */
export async function search(db: Db, values: SearchQueryValues, now: Date): Promise<SearchAnswer> {
  const index = await loadIndex(db, await loadProjectTable(db))
  const query = await readQuery(index, values.q, now)
  const groups = findGroups(index, query.words, await loadExpired(db, index, now)).filter(isShown)
  // That with the best result first.
  const whole = groups.filter(({ bits }) => bits === allOf(query.words)).toSorted(byBest)
  const isWanted = ({ entity }: FoundGroup) => values.kind === undefined || entity === values.kind
  const { limit, offset } = values.kind ? sliceOf(values) : { limit: RESULTS_PER_KIND, offset: 0 }
  const chosen = whole.filter(isWanted)
  const items =
    whole.length > 0
      ? chosen.flatMap((group) => group.items.slice(offset, offset + limit))
      : chooseNearest(query, groups.filter(isWanted))
  const rows = await readDocuments(db, items)
  const factsOf = await loadFacts(db, index, rows, values.locale)
  return {
    data: rows.map((row) => toResult(row, query, values.locale, factsOf(row))),
    meta: {
      total: sumOf(chosen),
      page: values.page,
      limit: values.limit,
      counts: whole.map(({ entity, items: { length } }) => ({ kind: entity as SearchKind, total: length })),
      nearest: whole.length > 0 ? [] : listWays(query, groups),
      words: query.words.map(({ written }) => written),
      areWordsLeftOut: query.areLeftOut,
      isComplete: await isIndexComplete(db),
    },
  }
}

const rankOf = ({ entity }: ScoredItem) => SEARCH_KINDS.indexOf(entity as SearchKind)
const byScore = (a: ScoredItem, b: ScoredItem) => b.score - a.score || rankOf(a) - rankOf(b)
const byBest = (a: FoundGroup, b: FoundGroup) => byScore(a.items[0]!, b.items[0]!)
const isShown = ({ entity }: FoundGroup) => SEARCH_KINDS.includes(entity as SearchKind)
const sumOf = (groups: FoundGroup[]): number => groups.reduce((sum, { items }) => sum + items.length, 0)

function withMostWords({ words }: SearchQuery, groups: FoundGroup[]): FoundGroup[] {
  const countOf = ({ bits }: FoundGroup) => words.filter((_, number) => hasWord(bits, number)).length
  const most = Math.max(...groups.map(countOf))
  return groups.filter((group) => countOf(group) === most)
}

function chooseNearest(query: SearchQuery, groups: FoundGroup[]): ScoredItem[] {
  const best = withMostWords(query, groups).flatMap(({ items }) => items.slice(0, NEAREST))
  return best.toSorted(byScore).slice(0, NEAREST)
}

/** The searches that leave out as few words as possible, each with what it would find. */
function listWays(query: SearchQuery, groups: FoundGroup[]) {
  const { words } = query
  const ways = Array.from(
    Map.groupBy(withMostWords(query, groups), ({ bits }) => bits),
    ([bits, found]) => {
      const textOf = (isKept: boolean) =>
        words.filter((_, number) => hasWord(bits, number) === isKept).map(({ written }) => written)
      return { without: textOf(false), q: textOf(true).join(' '), total: sumOf(found) }
    },
  )
  return ways.toSorted((a, b) => b.total - a.total).slice(0, MAX_WAYS)
}

/**
 * Titles with all words that have been typed so far: those that begin with them first, then by kind. Where few titles have
 * them, what is found by the titles of others follows, such as the projects of a district.
 */
export async function suggest(db: Db, text: string, locale: Locale, now: Date): Promise<SearchSuggestion[]> {
  if (text.length < MIN_SUGGESTION_LETTERS) return []
  const index = await loadIndex(db, await loadProjectTable(db))
  const query = await readQuery(index, text, now, true)
  if (query.meanings.size === 0) return []
  const hidden = await loadExpired(db, index, now)
  const find = (by: 'titles' | 'own') =>
    findGroups(index, query.words, hidden, by)
      .filter((group) => isShown(group) && group.bits === allOf(query.words))
      .flatMap(({ items }) => items.slice(0, MAX_SUGGESTIONS))
      .toSorted(byScore)
  const titled = find('own').slice(0, READ_FOR_SUGGESTIONS)
  const missing = MAX_SUGGESTIONS - titled.length
  const others = missing > 0 ? find('titles').filter((one) => !titled.some(({ id }) => id === one.id)) : []
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
  const { words } = await readQuery(index, text, now)
  return findProjects(index, words)
}

export type SearchQuery = Awaited<ReturnType<typeof readQuery>>

/**
 * Looks the words of a search up in the vocabulary of the index. A fiscal year counts as one word, the first.
 * @param isUnfinished while it is typed, the last word may be the beginning of a longer one
 */
async function readQuery({ vocabulary }: MemoryIndex, text: string, now: Date, isUnfinished = false) {
  const year = findFiscalYear(text)
  const { words: given, areLeftOut } = splitQuery(year?.others ?? text)
  const named = year ? [{ written: year.written, word: String(year.year), days: fiscalYearDays(year.year, now) }] : []
  const others = given.flatMap((one) => splitNumber(vocabulary, one)).slice(0, MAX_SEARCH_WORDS)
  const words: (WantedWord & { written: string })[] = []
  for (const [place, one] of [...named, ...others].entries()) {
    // A look through all words of the index takes some milliseconds.
    await nextTurn()
    const isBeginning = isUnfinished && place === named.length + others.length - 1
    words.push({ ...one, candidates: findCandidates(vocabulary, one.word, isBeginning) })
  }
  // The words of the index that match.
  const meanings = new Set(words.flatMap(({ candidates }) => candidates.map(({ word }) => word)))
  return { words, areLeftOut, meanings }
}

/** "HE115" is found where the texts say "HE-115". */
function splitNumber({ numbers }: Vocabulary, one: Word): Word[] {
  const [, letters, digits] = /^(\p{L}[\p{L}\p{M}]*)(\d+)$/u.exec(one.word) ?? []
  if (!letters || !digits || numbers.some(({ word }) => word.startsWith(one.word))) return [one]
  return [letters, digits].map((word) => ({ written: word, word }))
}
