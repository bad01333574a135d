import type { FiscalYearDays } from '../core/languages/calendar.ts'
import { ranIn } from '../project-table/public.ts'
import { TITLE_WEIGHT } from './documents.ts'
import { placeOf, weightOf, type MemoryIndex } from './index-in-memory.ts'

/** The weight that the title of a thing has for the project that refers to it. */
const REFERENCE_FACTOR = 0.4

/** A word of the index that matches the query's word with this number. */
export interface WantedWord {
  number: number
  wordId: number
  factor: number
}

/** A fiscal year that is the query's word with this number. */
export interface WantedFiscalYear {
  number: number
  days: FiscalYearDays
}

export interface Wanted {
  wanted: readonly WantedWord[]
  fiscalYear?: WantedFiscalYear | undefined
  /** `titles`: not by texts. `own`: nor by the titles of what an item refers to. Default: by all. */
  by?: 'titles' | 'own'
}

/** An item that has some of the words. */
export interface ScoredItem {
  entity: string
  itemId: number
  /** Which words of the search were found, as bits. */
  bits: number
  score: number
  /** Among the items of its entity with the same words, from 1. */
  place: number
  /** How many those are. */
  total: number
}

/** The items of an entity that have the same words, in no order. */
interface Group {
  entity: string
  bits: number
  places: number[]
}

interface Scores {
  /** By place in the index. */
  scores: Float64Array
  bits: Uint16Array
}

/** The best score of each kind's items by their titles, by which items that refer to them are found. */
interface Named {
  clients: Map<number, number>
  services: Map<number, number>
  places: Map<number, number>
  categories: Map<number, number>
  /** By kind. */
  inRows: Map<string, Map<number, number>>
}
type NamingEntity = Exclude<keyof Named, 'inRows'>

const isNaming = (entity: string): entity is NamingEntity =>
  entity === 'clients' || entity === 'services' || entity === 'places' || entity === 'categories'

/**
 * All that is found by some words. A project is found also by the titles of its client, its services and their parents, its
 * districts and their provinces, and by the names in its public rows; news by the title of its category. A word counts where it counts most.
 */
function scorePlaces(index: MemoryIndex, { wanted, fiscalYear, by }: Wanted): Scores {
  const scores = new Float64Array(index.ids.length)
  const bits = new Uint16Array(index.ids.length)
  const numbers = new Set(wanted.map(({ number }) => number))
  if (fiscalYear) numbers.add(fiscalYear.number)
  for (const number of [...numbers].toSorted((a, b) => a - b)) {
    const ofWord = new Float64Array(index.ids.length)
    const inRows = new Map([...index.projects.namedIn.keys()].map((kind) => [kind, new Map<number, number>()]))
    const named: Named = { clients: new Map(), services: new Map(), places: new Map(), categories: new Map(), inRows }
    for (const one of wanted)
      if (one.number === number) scoreWord(index, one, { ofWord, named, titlesOnly: by !== undefined })
    if (by !== 'own') scoreReferring(index, named, ofWord)
    if (fiscalYear?.number === number) scoreYear(index, fiscalYear.days, ofWord)
    for (let place = 0; place < ofWord.length; place += 1) {
      if (ofWord[place] === 0 || index.ids[place] === 0) continue
      scores[place]! += ofWord[place]!
      bits[place]! |= 1 << number
    }
  }
  return { scores, bits }
}

function scoreWord(
  index: MemoryIndex,
  { wordId, factor }: WantedWord,
  { ofWord, named, titlesOnly }: { ofWord: Float64Array; named: Named; titlesOnly: boolean },
): void {
  for (const posting of index.postings.get(wordId) ?? []) {
    const weight = weightOf(posting)
    const isTitle = weight >= TITLE_WEIGHT
    if (titlesOnly && !isTitle) continue
    const place = placeOf(posting)
    const score = weight * factor
    if (score > ofWord[place]!) ofWord[place] = score
    if (!isTitle) continue
    const entity = index.entities[place]!
    const ofKind = isNaming(entity) ? named[entity] : named.inRows.get(entity)
    if (ofKind && index.ids[place] !== 0) {
      const known = ofKind.get(index.itemIds[place]!) ?? 0
      ofKind.set(index.itemIds[place]!, Math.max(known, TITLE_WEIGHT * factor * REFERENCE_FACTOR))
    }
  }
}

function scoreReferring(
  { projects, places }: MemoryIndex,
  { clients, services, places: named, categories, inRows }: Named,
  ofWord: Float64Array,
): void {
  const raise = (place: number | undefined, score: number) => {
    if (place !== undefined && score > ofWord[place]!) ofWord[place] = score
  }
  const placesOfNews = places.get('news')
  for (const [category, score] of categories)
    for (const id of projects.newsOf.get(category) ?? []) raise(placesOfNews?.get(id), score)
  const placesOfProjects = places.get('projects')
  for (const [kind, scoresOfKind] of inRows)
    if (scoresOfKind.size > 0)
      for (const [id, ids] of projects.namedIn.get(kind) ?? [])
        raise(placesOfProjects?.get(id), bestOf(ids, scoresOfKind))
  if (clients.size + services.size + named.size === 0) return
  for (const project of projects.projects) {
    const score = Math.max(
      clients.get(project.client ?? 0) ?? 0,
      services.size > 0 ? bestOf(project.services, services) : 0,
      named.size > 0 ? Math.max(bestOf(project.districts, named), bestOf(project.provinces, named)) : 0,
    )
    if (score > 0) raise(placesOfProjects?.get(project.id), score)
  }
}

function bestOf(ids: readonly number[], scores: ReadonlyMap<number, number>): number {
  let best = 0
  for (const id of ids) best = Math.max(best, scores.get(id) ?? 0)
  return best
}

function scoreYear({ projects, places }: MemoryIndex, days: FiscalYearDays, ofWord: Float64Array): void {
  const placesOfProjects = places.get('projects')
  for (const { id, period } of projects.projects) {
    const place = ranIn(period, days) ? placesOfProjects?.get(id) : undefined
    if (place !== undefined) ofWord[place] = Math.max(ofWord[place]!, 1)
  }
}

export interface Choice {
  /** All words, as bits: of the items that have them, this part is chosen. */
  all: number
  limit: number
  offset: number
  /** How many are chosen of each other set of words. */
  nearest: number
  /** Places in the index that are left out. */
  hidden: ReadonlySet<number>
}

/** The best items of each entity and set of words, and in any case the first of each with their number. */
export function scoreItems(
  index: MemoryIndex,
  wanted: Wanted,
  { all, limit, offset, nearest, hidden }: Choice,
): ScoredItem[] {
  const { scores, bits } = scorePlaces(index, wanted)
  for (const place of hidden) bits[place] = 0
  return groupPlaces(index, bits).flatMap((group) => {
    const isComplete = group.bits === all
    const end = Math.max(1, isComplete ? offset + limit : nearest)
    return chooseBest(index, group.places, scores, end)
      .map((at, place) => ({
        entity: group.entity,
        itemId: index.itemIds[at]!,
        bits: group.bits,
        score: scores[at]!,
        place: place + 1,
        total: group.places.length,
      }))
      .filter(({ place }) => place === 1 || !isComplete || place > offset)
  })
}

function groupPlaces({ entities }: MemoryIndex, bits: Uint16Array): Group[] {
  const groups = new Map<string, Map<number, Group>>()
  for (let place = 0; place < bits.length; place += 1) {
    const found = bits[place]!
    if (found === 0) continue
    const entity = entities[place]!
    let ofEntity = groups.get(entity)
    if (!ofEntity) groups.set(entity, (ofEntity = new Map()))
    const group = ofEntity.get(found)
    if (group) group.places.push(place)
    else ofEntity.set(found, { entity, bits: found, places: [place] })
  }
  const all = [...groups.values()].flatMap((ofEntity) => [...ofEntity.values()])
  // Of items that are equally good, those of one entity stand together.
  return all.sort((a, b) => (a.entity === b.entity ? a.bits - b.bits : a.entity < b.entity ? -1 : 1))
}

/** Sorts no more items than are wanted, and those that are as good as the last of them. */
function chooseBest({ itemIds }: MemoryIndex, places: number[], scores: Float64Array, count: number): number[] {
  const least =
    count < places.length
      ? Float64Array.from(places, (place) => scores[place]!)
          .sort()
          .at(-count)!
      : 0
  return places
    .filter((place) => scores[place]! >= least)
    .sort((a, b) => scores[b]! - scores[a]! || itemIds[a]! - itemIds[b]!)
    .slice(0, count)
}

/** The projects that have all words of a search, in no order. */
export function findProjects(index: MemoryIndex, wanted: Wanted, all: number): number[] {
  const { bits } = scorePlaces(index, wanted)
  return Array.from(index.places.get('projects') ?? [])
    .filter(([, place]) => bits[place] === all)
    .map(([id]) => id)
}
