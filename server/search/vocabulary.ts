import { LRUCache } from 'lru-cache'
import type { WordRow } from './store/search-documents.ts'
import { editDistance, typosAllowed } from '../core/languages/edit-distance.ts'
import { romanise, skeletonOf } from '../core/languages/skeleton.ts'
import { caseStemOf, stemOf } from '../../contract/word-stems.ts'
import { isDevanagari, SYNONYMS } from './words.ts'

/** Weights of the ways in which a word of the index matches a word of the query. */
const FACTORS = {
  same: 1,
  inflected: 0.9,
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
/** Of words as short as PAN, only whole words are meant where there are any. */
const ABBREVIATION = /^[a-z]{2,4}$/
/** Shortest stem whose beginnings and meanings are those of the word. */
const MIN_STEM_LENGTH = 3
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
  stem: string
}

/** The words of a store's index. Words are only ever added. */
export type Vocabulary = ReturnType<typeof createVocabulary>

/** Words of searches whose candidates are kept. */
const MAX_FOUND = 200

export const createVocabulary = () => ({
  /** Those of digits alone are left out: there may be thousands, such as numbers of projects. */
  words: [] as Entry[],
  /** Those with a digit. */
  numbers: [] as Entry[],
  /** All of them. */
  known: new Set<string>(),
  /** The highest number of a word. */
  last: 0,
  /** Results for the words that were looked up last. */
  found: new LRUCache<string, Candidate[]>({ max: MAX_FOUND }),
})

export function addWord(vocabulary: Vocabulary, row: WordRow): void {
  const entry = { ...row, isDevanagari: isDevanagari(row.word), stem: stemOf(row.word) }
  vocabulary.known.add(row.word)
  if (!/^\d+$/.test(row.word)) vocabulary.words.push(entry)
  if (/\d/.test(row.word)) vocabulary.numbers.push(entry)
  vocabulary.last = row.id
  vocabulary.found.clear()
}

/**
 * The words of the index that match a word of a query, the best first.
 * @param isUnfinished while it is typed, it may be the beginning of a longer one
 */
export function findCandidates(vocabulary: Vocabulary, word: string, isUnfinished = false): Candidate[] {
  const key = isUnfinished ? `${word}…` : word
  const found = vocabulary.found.get(key) ?? lookUp(vocabulary, word, isUnfinished)
  vocabulary.found.set(key, found)
  return found
}

function lookUp(vocabulary: Vocabulary, word: string, isUnfinished: boolean): Candidate[] {
  const term = toTerm(word)
  const stem = knownStemOf(vocabulary, word)
  const stemTerm = stem.length >= MIN_STEM_LENGTH && stem !== word ? toTerm(stem) : undefined
  const meanings = synonyms.get(word) ?? synonyms.get(stem)
  const meaningsOfSound = meanings ? undefined : synonyms.get(soundOf(word))
  const isWhole = !isUnfinished && ABBREVIATION.test(word) && vocabulary.known.has(word)
  const words: Candidate[] = []
  const sounds: Candidate[] = []
  for (const entry of term.isNumber ? vocabulary.numbers : vocabulary.words) {
    let alike = likeness(entry, term)
    if (alike < FACTORS.inflected && stemTerm) alike = Math.max(alike, likeness(entry, stemTerm) * FACTORS.inflected)
    const factor = Math.max(isWhole && alike < FACTORS.inflected ? 0 : alike, likenessOfMeaning(entry, meanings))
    const ofSound =
      factor > 0 || isWhole ? 0 : Math.max(likenessOfSound(entry, term), likenessOfMeaning(entry, meaningsOfSound))
    if (factor > 0) words.push({ id: entry.id, word: entry.word, factor })
    else if (ofSound > 0) sounds.push({ id: entry.id, word: entry.word, factor: ofSound })
  }
  const found = [...words, ...besideWords(sounds, words, word)]
  const all = found.length > 0 ? found : findTypos(vocabulary.words, term)
  return all.toSorted((a, b) => b.factor - a.factor || a.word.length - b.word.length).slice(0, MAX_CANDIDATES)
}

/** A Nepali case ending is cut off only where that leaves a word of the index, or one whose meaning is known. */
function knownStemOf({ known }: Vocabulary, word: string): string {
  const stem = stemOf(word)
  const withoutCase = caseStemOf(stem)
  return known.has(withoutCase) || synonyms.has(withoutCase) ? withoutCase : stem
}

type Term = ReturnType<typeof toTerm>

function toTerm(word: string) {
  const key = skeletonOf(word)
  return {
    word,
    stem: stemOf(word),
    key,
    // Many short words share a short key.
    isKeyTelling: key.length > 2 || (key.length === 2 && word.length > MIN_PART_LENGTH && !isUnspeakable(word)),
    isDevanagari: isDevanagari(word),
    isNumber: /\d/.test(word),
  }
}

/** Nothing sounds like a word without vowels: "zzzzqqq" is not "jack", though both have the key "jk". */
const isUnspeakable = (word: string): boolean => /^[b-df-hj-np-tv-xz]+$/.test(word)

/** A vowel sign or virama goes on with the syllable before it, so no word ends there. */
const MARK = /\p{M}/u

function likeness(entry: Entry, term: Term): number {
  // One look through the word: this is asked of every word of the index.
  const at = entry.word.indexOf(term.word)
  if (at === 0 && entry.word.length === term.word.length) return FACTORS.same
  if (entry.stem === term.stem) return FACTORS.inflected
  if (at === 0 && !MARK.test(entry.word[term.word.length]!)) return FACTORS.start
  if (term.isNumber || entry.isDevanagari !== term.isDevanagari) return 0
  if (entry.key === term.key && term.isKeyTelling) return FACTORS.sameSound
  return at > 0 && term.word.length >= MIN_PART_LENGTH ? FACTORS.part : 0
}

/** Of a word in the other script. */
function likenessOfSound(entry: Entry, term: Term): number {
  if (term.isNumber || entry.isDevanagari === term.isDevanagari) return 0
  if (entry.key === term.key && term.isKeyTelling) return FACTORS.otherScript
  return term.key.length >= MIN_PART_LENGTH && entry.key.startsWith(term.key) ? FACTORS.startOfSound : 0
}

/** Whole words and their endings: पुल and पुलको mean a bridge, पुल्चोक does not. */
function likenessOfMeaning({ word, stem }: Entry, meanings: string[] | undefined): number {
  const isMeant = (meaning: string) =>
    word.startsWith(meaning) && (word === meaning || stem === stemOf(meaning) || caseStemOf(stem) === meaning)
  return meanings?.some(isMeant) ? FACTORS.synonym : 0
}

/** Words that sound like the one searched for, beside those written like it: "pool" is not पुल where there are pools. */
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

function findTypos(words: readonly Entry[], { word, isNumber }: Term): Candidate[] {
  const most = typosAllowed(word.length)
  if (most === 0 || isNumber) return []
  const found: Candidate[] = []
  for (const entry of words) {
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
