import type { Kysely } from 'kysely'
import type { Database } from '../../store/schema.ts'
import { listWordsAfter, type WordRow } from '../../store/search-words.ts'
import { editDistance, typosAllowed } from './edit-distance.ts'
import { skeletonOf } from './skeleton.ts'
import { SYNONYMS } from './synonyms.ts'
import { isDevanagari } from './words.ts'

/** How much a word of the index counts that is not the one searched for, but like it. */
const FACTORS = {
  same: 1,
  otherScript: 0.7,
  start: 0.8,
  synonym: 0.6,
  sameSound: 0.6,
  startOfSound: 0.5,
  part: 0.4,
  typo: 0.3,
}
/** Shortest word of which a part of a word, or the sound of its start, is looked for. */
const SHORTEST_PART = 3
/** Most words of the index that one word of a search stands for. */
const MOST_CANDIDATES = 200

/** A word of the index that a word of a search may stand for. */
export interface Candidate {
  id: number
  word: string
  /** From 0 to 1. */
  factor: number
}

interface Entry extends WordRow {
  isDevanagari: boolean
}

/** The words of each store's index. Words are only ever added, so a look at the newest brings them up to date. */
const vocabularies = new WeakMap<Kysely<Database>, { last: number; entries: Entry[]; loading: Promise<void> }>()

/** All words of the index. */
export async function loadVocabulary(db: Kysely<Database>): Promise<readonly Entry[]> {
  const known = vocabularies.get(db) ?? { last: 0, entries: [], loading: Promise.resolve() }
  vocabularies.set(db, known)
  const load = async () => {
    const rows = await listWordsAfter(db, known.last)
    for (const row of rows) known.entries.push({ ...row, isDevanagari: isDevanagari(row.word) })
    known.last = rows.at(-1)?.id ?? known.last
  }
  known.loading = known.loading.then(load, load)
  await known.loading
  return known.entries
}

/** The words of the index that a word of a search stands for, the best ones first. */
export function findCandidates(vocabulary: readonly Entry[], word: string): Candidate[] {
  const term = toTerm(word)
  const others = synonymsOf(word)
  const found: Candidate[] = []
  for (const entry of vocabulary) {
    const isSynonym = others.some((other) => entry.word.startsWith(other))
    const factor = Math.max(likeness(entry, term), isSynonym ? FACTORS.synonym : 0)
    if (factor > 0) found.push({ id: entry.id, word: entry.word, factor })
  }
  const all = found.length > 0 ? found : findTypos(vocabulary, term)
  return all.toSorted((a, b) => b.factor - a.factor || a.word.length - b.word.length).slice(0, MOST_CANDIDATES)
}

interface Term {
  word: string
  /** Without the s of an English plural. */
  singular: string | undefined
  key: string
  /** Many short words share a short key. */
  isKeyTelling: boolean
  isDevanagari: boolean
  isNumber: boolean
}

function toTerm(word: string): Term {
  const key = skeletonOf(word)
  return {
    word,
    singular: /[a-rt-z]s$/.test(word) && word.length > 3 ? word.slice(0, -1) : undefined,
    key,
    isKeyTelling: key.length > 2 || (key.length === 2 && word.length > SHORTEST_PART),
    isDevanagari: isDevanagari(word),
    isNumber: /\d/.test(word),
  }
}

function likeness(entry: Entry, term: Term): number {
  if (entry.word === term.word) return FACTORS.same
  if (entry.word.startsWith(term.word) || entry.word === term.singular) return FACTORS.start
  if (term.isNumber) return 0
  const isOtherScript = entry.isDevanagari !== term.isDevanagari
  if (entry.key === term.key && term.isKeyTelling) return isOtherScript ? FACTORS.otherScript : FACTORS.sameSound
  if (isOtherScript && term.key.length >= SHORTEST_PART && entry.key.startsWith(term.key)) return FACTORS.startOfSound
  return term.word.length >= SHORTEST_PART && entry.word.includes(term.word) ? FACTORS.part : 0
}

function findTypos(vocabulary: readonly Entry[], { word, isNumber }: Term): Candidate[] {
  const most = typosAllowed(word.length)
  if (most === 0 || isNumber) return []
  const found: Candidate[] = []
  for (const entry of vocabulary) {
    const distance = editDistance(word, entry.word, most)
    if (distance <= most) found.push({ id: entry.id, word: entry.word, factor: FACTORS.typo / distance })
  }
  return found
}

const synonyms = new Map<string, string[]>()
for (const group of SYNONYMS) {
  for (const word of group) {
    const others = group.filter((other) => other !== word)
    synonyms.set(word, [...(synonyms.get(word) ?? []), ...others])
    // A Nepali term may be typed in Latin letters, such as `pul` for पुल.
    if (isDevanagari(word)) synonyms.set(soundOf(word), [...(synonyms.get(soundOf(word)) ?? []), ...group])
  }
}

function synonymsOf(word: string): string[] {
  return synonyms.get(word) ?? synonyms.get(soundOf(word)) ?? []
}

/** Not the key itself: a key may be an English word. */
function soundOf(word: string): string {
  return `/${skeletonOf(word)}`
}
