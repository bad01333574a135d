import { itemFragment } from '../../contract/addresses.ts'
import { kindOf, type ContentEntity } from '../../contract/kinds/index.ts'
import { sharedPathOf } from '../../contract/fields/kind.ts'
import type { Locale } from '../../contract/locale.ts'
import type { SearchKind, SearchResult, SearchSuggestion } from '../../contract/search/search.ts'
import type { Db } from '../core/store/schema.ts'
import type { TableProject } from '../project-table/public.ts'
import { readDocuments, type ShownDocument } from './store/search-documents.ts'
import { countedProjects, type SearchTexts } from './documents.ts'
import type { MemoryIndex } from './index-in-memory.ts'
import type { SearchQuery } from './search.ts'
import { hasWord, type ScoredItem } from './score.ts'
import { splitWords } from './words.ts'

/** Characters of an excerpt, and of what stands before the first word that was found. */
const LENGTH = 200
const BEFORE = 60

/** A piece of a text around the first of these words, cut between words. */
export function excerptOf(text: string, isMatch: (word: string) => boolean): string {
  if (text.length <= LENGTH) return text
  const first = splitWords(text).find(({ word }) => isMatch(word))
  const place = first ? Math.max(text.indexOf(first.written), 0) : 0
  const start = place <= BEFORE ? 0 : text.indexOf(' ', place - BEFORE) + 1
  const end = text.lastIndexOf(' ', start + LENGTH)
  const piece = text.slice(start, end > start ? end : start + LENGTH)
  return `${start > 0 ? '… ' : ''}${piece}${start + piece.length < text.length ? ' …' : ''}`
}

/** The words of a text that were found, as they stand there. */
export function matchesIn(text: string, isMatch: (word: string) => boolean): string[] {
  const found = splitWords(text).filter(({ word }) => isMatch(word))
  return [...new Set(found.map(({ written }) => written))]
}

export type FoundItem = ScoredItem & ShownDocument

/** @param facts of it (loadFacts) */
export function toResult(row: FoundItem, { words, meanings }: SearchQuery, locale: Locale, facts = ''): SearchResult {
  const texts = JSON.parse(row.texts) as SearchTexts
  const chosen = texts[locale] ? locale : 'en'
  const { title, text, facts: more = [], website = null } = texts[chosen] ?? texts.en
  const isMatch = (word: string) => meanings.has(word)
  const found = more.find((fact) => matchesIn(fact.slice(fact.indexOf(': ')), isMatch).length > 0)
  const excerpt = [facts, excerptOf(text, isMatch), found && excerptOf(found, isMatch)].filter(Boolean).join(' · ')
  return {
    kind: row.entity as SearchKind,
    id: row.itemId,
    title,
    path: pathOf(row),
    website,
    excerpt,
    matches: [...new Set([...matchesIn(title, isMatch), ...matchesIn(excerpt, isMatch)])],
    missing: words.filter((_, number) => !hasWord(row.bits, number)).map(({ written }) => written),
    locale: chosen,
  }
}

export function toSuggestion(
  row: FoundItem,
  texts: SearchTexts,
  { meanings }: SearchQuery,
  locale: Locale,
): SearchSuggestion {
  const { title } = texts[locale] ?? texts.en
  const matches = matchesIn(title, (word) => meanings.has(word))
  return { kind: row.entity as SearchKind, title, path: pathOf(row), matches }
}

/** Items of some kinds share a page. */
function pathOf({ entity, itemId, path }: FoundItem): string {
  const kind = entity === 'places' ? undefined : kindOf(entity as ContentEntity)
  const isShared = kind?.fragment !== undefined && path === sharedPathOf(kind)
  return isShared ? `${path}#${itemFragment(kind.fragment!, itemId)}` : path
}

/** The words before a result's text: where a project lies, and how many projects a place has. */
export async function loadFacts(
  db: Db,
  { projects: { projects }, items }: MemoryIndex,
  rows: FoundItem[],
  locale: Locale,
): Promise<(row: FoundItem) => string> {
  const places = items.get('places')
  const ids = new Set(rows.flatMap(({ entity, itemId }) => (entity === 'projects' ? itemId : [])))
  const found = projects.filter(({ id }) => ids.has(id))
  const named = [...new Set(found.flatMap(({ districts }) => districts))].flatMap((code) => places?.get(code) ?? [])
  const textOf = new Map(
    (await readDocuments(db, named)).map(({ itemId, texts }) => {
      const all = JSON.parse(texts) as SearchTexts
      const { title, text } = all[locale] ?? all.en
      return [itemId, `${title}, ${text.split(' · ')[0]}`]
    }),
  )
  const isIn = (place: number) => (project: TableProject) =>
    project.districts.includes(place) || project.provinces.includes(place)
  return ({ entity, itemId }) => {
    if (entity === 'places') return countedProjects(projects.filter(isIn(itemId)).length, locale)
    const districts = entity === 'projects' ? found.find(({ id }) => id === itemId)?.districts : undefined
    return (districts ?? []).flatMap((code) => textOf.get(code) ?? []).join('; ')
  }
}
