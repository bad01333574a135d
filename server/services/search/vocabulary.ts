import type { Kysely } from 'kysely'
import type { Database } from '../../store/schema.ts'
import { listWordsAfter, type WordRow } from '../../store/search-words.ts'
import { editDistance, typosAllowed } from './edit-distance.ts'
import { romanise, skeletonOf } from './skeleton.ts'
import { SYNONYMS } from './synonyms.ts'
import { isDevanagari } from './words.ts'

/** Weights of the ways in which a word of the index matches a word of the query. */
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
/** Where the script of the search has the word, what only sounds like it counts so little that it comes after, even by titles. */
const SOUND_BESIDE_WORD = 0.05
/** Shortest word of which a part of a word, or the sound of its start, is looked for. */
const MIN_PART_LENGTH = 3
const MAX_CANDIDATES = 200

/** A word of the index that matches a word of a query. */
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

/** The words of the index that match a word of a query, the best first. */
export function findCandidates(vocabulary: readonly Entry[], word: string): Candidate[] {
  const term = toTerm(word)
  const meanings = synonyms.get(word)
  const meaningsOfSound = meanings ? undefined : synonyms.get(soundOf(word))
  const words: Candidate[] = []
  const sounds: Candidate[] = []
  for (const entry of vocabulary) {
    const factor = Math.max(likeness(entry, term), likenessOfMeaning(entry, meanings))
    const ofSound = factor > 0 ? 0 : Math.max(likenessOfSound(entry, term), likenessOfMeaning(entry, meaningsOfSound))
    if (factor > 0) words.push({ id: entry.id, word: entry.word, factor })
    else if (ofSound > 0) sounds.push({ id: entry.id, word: entry.word, factor: ofSound })
  }
  const found = [...words, ...besideWords(sounds, words, word)]
  const all = found.length > 0 ? found : findTypos(vocabulary, term)
  return all.toSorted((a, b) => b.factor - a.factor || a.word.length - b.word.length).slice(0, MAX_CANDIDATES)
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
    isKeyTelling: key.length > 2 || (key.length === 2 && word.length > MIN_PART_LENGTH),
    isDevanagari: isDevanagari(word),
    isNumber: /\d/.test(word),
  }
}

function likeness(entry: Entry, term: Term): number {
  if (entry.word === term.word) return FACTORS.same
  if (entry.word.startsWith(term.word) || entry.word === term.singular) return FACTORS.start
  if (term.isNumber || entry.isDevanagari !== term.isDevanagari) return 0
  if (entry.key === term.key && term.isKeyTelling) return FACTORS.sameSound
  return term.word.length >= MIN_PART_LENGTH && entry.word.includes(term.word) ? FACTORS.part : 0
}

/** Of a word in the other script. */
function likenessOfSound(entry: Entry, term: Term): number {
  if (term.isNumber || entry.isDevanagari === term.isDevanagari) return 0
  if (entry.key === term.key && term.isKeyTelling) return FACTORS.otherScript
  return term.key.length >= MIN_PART_LENGTH && entry.key.startsWith(term.key) ? FACTORS.startOfSound : 0
}

function likenessOfMeaning({ word }: Entry, meanings: string[] = []): number {
  return meanings.some((meaning) => word.startsWith(meaning)) ? FACTORS.synonym : 0
}

/** What sounds like the word that is searched for, beside what is written like it: "pool" is not पुल where there are pools. */
function besideWords(sounds: Candidate[], words: Candidate[], searched: string): Candidate[] {
  const best = Math.max(0, ...words.map(({ factor }) => factor))
  if (best < FACTORS.start) return sounds
  return sounds
    .filter(({ word }) => best < FACTORS.same || spellingOf(word) === spellingOf(searched))
    .map((sound) => ({ ...sound, factor: sound.factor * SOUND_BESIDE_WORD }))
}

/** Stricter than the key: alike in सुर्खेत and surkhet, but not in पुल and pool. */
function spellingOf(word: string): string {
  return romanise(word).replaceAll('a', '')
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

/** Not the key itself: a key may be an English word. */
function soundOf(word: string): string {
  return `/${skeletonOf(word)}`
}
