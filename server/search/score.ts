import type { FiscalYearDays } from '../core/languages/calendar.ts'
import { ranIn } from '../project-table/public.ts'
import { TITLE_WEIGHT } from './documents.ts'
import type { IndexedDocument, MemoryIndex } from './index-in-memory.ts'
import type { Candidate } from './vocabulary.ts'

/** The weight that the title of a thing has for the item that refers to it. */
const REFERENCE_FACTOR = 0.4

/** A word of a search: it is found where one of these words of the index is, or in projects that ran in a fiscal year. */
export interface WantedWord {
  candidates: readonly Candidate[]
  days?: FiscalYearDays | undefined
}

/** `titles`: not by texts. `own`: nor by the titles of what an item refers to. Default: by all. */
export type By = 'titles' | 'own' | undefined

/** An item that has some of the words. */
export interface ScoredItem extends Omit<IndexedDocument, 'isGone'> {
  /** Which words of the search were found, as bits. */
  bits: number
  score: number
}

/** The items of an entity that have the same words, the best first. */
export interface FoundGroup {
  entity: string
  bits: number
  items: ScoredItem[]
}

/** As bits. */
export const allOf = (words: readonly unknown[]): number => (1 << words.length) - 1

export const hasWord = (bits: number, number: number): boolean => (bits & (1 << number)) !== 0

/** All that is found by some words. A word counts where it counts most. */
function scoreDocuments(index: MemoryIndex, words: readonly WantedWord[], by: By): Map<IndexedDocument, ScoredItem> {
  const found = new Map<IndexedDocument, ScoredItem>()
  for (const [number, word] of words.entries()) {
    for (const [document, score] of scoreWord(index, word, by)) {
      const { id, entity, itemId } = document
      const known = found.get(document)
      if (!known) found.set(document, { id, entity, itemId, bits: 1 << number, score })
      else {
        known.bits |= 1 << number
        known.score += score
      }
    }
  }
  return found
}

type Scores = Map<IndexedDocument, number>

function raise(scores: Scores, document: IndexedDocument | undefined, score: number): void {
  if (document && score > (scores.get(document) ?? 0)) scores.set(document, score)
}

function scoreWord(index: MemoryIndex, { candidates, days }: WantedWord, by: By): Scores {
  const scores: Scores = new Map()
  const titles: Scores = new Map()
  for (const { id, factor } of candidates) {
    for (const { document, weight } of index.places.get(id) ?? []) {
      const isTitle = weight >= TITLE_WEIGHT
      if (isTitle || !by) raise(scores, document, weight * factor)
      if (isTitle && by !== 'own') raise(titles, document, TITLE_WEIGHT * factor * REFERENCE_FACTOR)
    }
  }
  for (const [document, score] of titles)
    for (const other of index.referring.get(document.entity)?.get(document.itemId) ?? []) raise(scores, other, score)
  const projects = index.items.get('projects')
  for (const { id, period } of days ? index.projects.projects : [])
    if (ranIn(period, days!)) raise(scores, projects?.get(id), 1)
  return scores
}

/** Everything that has some of the words. @param hidden is left out */
export function findGroups(
  index: MemoryIndex,
  words: readonly WantedWord[],
  hidden: ReadonlySet<IndexedDocument>,
  by?: By,
): FoundGroup[] {
  const found = scoreDocuments(index, words, by)
  for (const document of hidden) found.delete(document)
  const groups = Map.groupBy(found.values(), ({ entity, bits }) => `${entity} ${bits}`)
  return Array.from(groups.values(), (items) => {
    const { entity, bits } = items[0]!
    return { entity, bits, items: items.sort((a, b) => b.score - a.score || a.itemId - b.itemId) }
  }).sort((a, b) => (a.entity === b.entity ? a.bits - b.bits : a.entity < b.entity ? -1 : 1))
}

/** The projects that have all words of a search, in no order. */
export function findProjects(index: MemoryIndex, words: readonly WantedWord[]): number[] {
  const [first = new Map(), ...others] = words.map((word) => scoreWord(index, word, undefined))
  const found: number[] = []
  for (const document of first.keys())
    if (document.entity === 'projects' && others.every((scores) => scores.has(document))) found.push(document.itemId)
  return found
}
