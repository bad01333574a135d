import { editDistance, typosAllowed } from '../../../../server/core/languages/edit-distance.ts'
import { skeletonOf } from '../../../../server/core/languages/skeleton.ts'
import { listDistrictNames, listProvinceNames } from '../../../../server/core/places/place-store.ts'
import { listLocalLevelRows } from '../../../../server/core/places/places.ts'
import type { Db } from '../../../../server/core/store/schema.ts'
import { shownOf } from '../../../../server/core/store/shown-row.ts'
import { splitName } from '../../../../server/search/public.ts'
import type { OfficeKind } from '../../contract/office-kinds.ts'
import { nearNameSchema, type NearName } from '../../contract/offices.ts'
import federal from './federal-offices.json' with { type: 'json' }
import nameWords from './name-words.json' with { type: 'json' }
import { listOffices, type OfficeRow } from './offices.ts'

type Word = ReturnType<typeof readWord>
type ReadName = ReturnType<typeof readName>

const SPELLING = 1
const TYPO = 2
const OTHER_PLACE = 2
const OTHER_LEVEL = 5

/** A word as it is compared, and as it sounds in either script. Roads and road sound alike. */
const readWord = (word: string) => ({ word, sound: skeletonOf(word.replace(/(?<=[a-z]{3})s$/, '')) })
const readWords = (text: string): Word[] => splitName(text).map(({ word }) => readWord(word))
/** Its words in the form in which they are compared, each between blanks. */
export const plainOf = (text: string): string => [' ', ...splitName(text).map(({ word }) => `${word} `)].join('')
const has = (words: readonly Word[], { sound }: Word) => words.some((one) => one.sound === sound)
/** Words that may stand beside any name. */
const ANYWHERE = readWords(nameWords.beside.join(' '))
const phrasesOf = (lists: Record<string, string[]>) =>
  Object.entries(lists).map(([name, phrases]) => ({ name, phrases: phrases.map(plainOf) }))
const SAME = phrasesOf(nameWords.same)
/** The longer ones come first: each sub-metropolitan city is a municipality by its last letters. */
const LEVELS = phrasesOf(nameWords.levels)
const LEFT_OUT = nameWords.leftOut.map(plainOf)

/** न.पा., Nagarpalika and Municipality are one, श्री and "office" say nothing; joiners, case, signs and digits' script do not count. */
function readName(name: string) {
  let text = plainOf(name)
  const replace = (phrases: readonly string[], by: string): boolean => {
    const before = text
    text = phrases.reduce((said, phrase) => said.replaceAll(phrase, by), text)
    return text !== before
  }
  for (const { name: word, phrases } of SAME) replace(phrases, ` ${word} `)
  // Such as `rural`, of a local level.
  const level = LEVELS.find(({ phrases }) => replace(phrases, ' '))?.name
  replace(LEFT_OUT, ' ')
  return { level, words: text.trim() === '' ? [] : readWords(text) }
}

/** Lamki Chuha and Lamkichuha: the words of each name, and all of them as one. @param beside words that say nothing in it */
function readForms(names: readonly string[], beside: readonly Word[] = []): ReadName[] {
  return names.map(readName).flatMap(({ level, words }) => {
    const own = words.filter((word) => !has(beside, word))
    const said = own.length > 0 ? own : words
    const joined = readWord(said.map(({ word }) => word).join(''))
    return said.length > 1 ? [said, [joined]].map((form) => ({ level, words: form })) : [{ level, words: said }]
  })
}

/** @returns undefined for words that have nothing in common: numbers of wards and divisions are no typos */
function differenceOf(one: Word, other: Word): number | undefined {
  if (one.word === other.word) return 0
  if (/\d/.test(one.word + other.word) || one.sound[0] !== other.sound[0]) return undefined
  if (one.sound === other.sound) return SPELLING
  const letters = Math.min(one.word.length, other.word.length)
  const most = Math.min(typosAllowed(letters), Math.floor(one.sound.length / 3))
  return editDistance(one.sound, other.sound, most) <= most ? TYPO : undefined
}

/** Names of offices in both languages, found by what people write in place of them. */
export class OfficeNames<Item> {
  readonly #known: (ReadName & { item: Item; beside: Word[] })[] = []

  /** @param place where it is, such as its address or its district: words that may stand beside its names */
  add(item: Item, names: readonly string[], place: string): void {
    const beside = readWords(place)
    this.#known.push(...readForms(names, beside).map((form) => ({ ...form, item, beside })))
  }

  /** The nearest first. `difference` 0: the same name, but for abbreviations and words that say nothing. */
  find(names: readonly string[], place: string): { item: Item; difference: number }[] {
    const beside = readWords(place)
    const found = new Map<Item, number>()
    for (const name of readForms(names)) {
      const starts = new Set(name.words.flatMap(({ sound }) => sound[0] ?? []))
      for (const known of this.#known.filter(({ words }) => starts.has(words[0]?.sound[0] ?? ''))) {
        const difference = compare(name, beside, known)
        if (difference < (found.get(known.item) ?? Infinity)) found.set(known.item, difference)
      }
    }
    const all = Array.from(found, ([item, difference]) => ({ item, difference }))
    return all.toSorted((one, other) => one.difference - other.difference)
  }
}

/** @returns Infinity for another office */
function compare({ level, words }: ReadName, place: Word[], known: ReadName & { beside: Word[] }): number {
  const rest = [...words]
  let difference = 0
  for (const wanted of known.words) {
    const steps = rest.map((word) => differenceOf(word, wanted) ?? Infinity)
    const least = Math.min(...steps)
    if (least === Infinity) return Infinity
    rest.splice(steps.indexOf(least), 1)
    difference += least
  }
  if (!rest.every((word) => has([...known.beside, ...ANYWHERE], word))) return Infinity
  if (level !== known.level) difference += level && known.level ? OTHER_LEVEL : SPELLING
  const where = [...place, ...rest]
  const isElsewhere = where.length > 0 && known.beside.length > 0 && !where.some((word) => has(known.beside, word))
  return isElsewhere ? difference + OTHER_PLACE : difference
}

const MOST = 5

const opened = new WeakMap<Db, Promise<OfficeNames<NearName>>>()

/** The local levels, and federal offices of a list that nobody has confirmed (`asOf`): read once, because they stay as they are. */
export function openReferences(db: Db): Promise<OfficeNames<NearName>> {
  const known = opened.get(db) ?? readReferences(db)
  opened.set(db, known)
  // After a fault the next call reads again.
  known.catch(() => opened.delete(db))
  return known
}

async function readReferences(db: Db): Promise<OfficeNames<NearName>> {
  const names = new OfficeNames<NearName>()
  const read = async (locale: 'en' | 'ne') => {
    const levels = await listLocalLevelRows(db, locale)
    const districts = new Map((await listDistrictNames(db, locale)).map(({ code, name }) => [code, name]))
    const provinces = (await listProvinceNames(db, locale)).map(({ name }) => name).join(' ')
    return { levels, districts, provinces }
  }
  const [en, ne] = [await read('en'), await read('ne')]
  for (const [index, { code, kind, name, aliases, district_code }] of en.levels.entries()) {
    const title = nameWords.kinds[kind]
    const [nameEn, nameNe] = [`${name} ${title.en}`, `${ne.levels[index]!.name} ${title.ne}`]
    const [addressEn = '', addressNe = ''] = [en, ne].map(({ districts }) => districts.get(district_code))
    const former = (JSON.parse(aliases) as string[]).map((one) => `${one} ${title.en}`)
    const near = { nameEn, nameNe, addressEn, addressNe, localLevel: code, office: null, asOf: null }
    const place = [addressEn, addressNe, en.provinces, ne.provinces].join(' ')
    names.add({ kind: 'local', ...near }, [nameEn, nameNe, ...former], place)
  }
  const nowhere = { addressEn: '', addressNe: '', localLevel: null, office: null, asOf: federal.asOf }
  for (const { kind, en: nameEn, ne: nameNe } of federal.offices)
    names.add({ kind: kind as OfficeKind, nameEn, nameNe, ...nowhere }, [nameEn, nameNe], '')
  return names
}

/** The names of offices that are there. @param itemOf what is found by them */
export function namesOf<Item>(stored: readonly OfficeRow[], itemOf: (row: OfficeRow) => Item): OfficeNames<Item> {
  const names = new OfficeNames<Item>()
  for (const row of stored) names.add(itemOf(row), [row.name_en, row.name_ne], `${row.address_en} ${row.address_ne}`)
  return names
}

/** Names of the lists, and of offices that are there, which somebody may mean by one. */
export async function findNearNames(db: Db, name: string): Promise<NearName[]> {
  const itemOf = (row: OfficeRow) => ({ ...shownOf(nearNameSchema, row), office: row.id, asOf: null })
  const all: OfficeNames<NearName>[] = [namesOf(await listOffices(db), itemOf), await openReferences(db)]
  const found = all.flatMap((names) => names.find([name], ''))
  const nearest = found.toSorted((one, other) => one.difference - other.difference)
  return nearest.slice(0, MOST).map(({ item }) => item)
}
