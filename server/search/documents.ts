import { href } from '../../contract/addresses.ts'
import type { Block } from '../../contract/fields/block.ts'
import { kindOfBlock } from '../../contract/fields/read-blocks.ts'
import { toDevanagariDigits } from '../../contract/digits.ts'
import { isConsented } from '../../contract/fields/consent.ts'
import type { Field } from '../../contract/fields/field.ts'
import { fieldsOf, type Kind } from '../../contract/fields/kind.ts'
import { SEARCH_ENGINE_FIELDS } from '../../contract/fields/search-engine-fields.ts'
import { DEFAULT_LOCALE, LOCALES, type Locale, type ByLocale } from '../../contract/locale.ts'
import { LINK } from '../../contract/patterns.ts'
import { originalOf, type ContentDocument } from '../core/content/kind.ts'
import { htmlToText } from '../../contract/html-text.ts'
import { skeletonOf } from '../core/languages/skeleton.ts'
import type { Places } from '../core/places/place-store.ts'
import type { SearchDocument } from './store/search-documents.ts'
import { splitName, splitWords } from './words.ts'

type Row = Record<string, unknown>

/** Projects are found by words in the titles of what they refer to. */
export const TITLE_WEIGHT = 10
/** The weight of a word by where it stands (below 16: index-in-memory.ts). A `whole` one is a title by itself, or another name. */
const WEIGHTS = { whole: 15, first: 13, title: TITLE_WEIGHT, searched: 4, text: 1 }
/** A word that is repeated in a text counts more, up to this. */
const MAX_REPEATED = 3

/** The parts of a document that are shown in one language. */
export interface SearchText {
  title: string
  text: string
  /** 'Make and model: Acker Ace': shown where a word of it was found. */
  facts?: string[]
  /** Of an organisation. */
  website?: string
}
export type SearchTexts = ByLocale<SearchText>

export interface Part {
  text: string
  /** Of titles and other names: that of a title. */
  weight: number
  /** Searched for, but not shown. */
  isHidden?: boolean
  /** Of a fact that says little by itself. */
  label?: string | undefined
}

/** The words of a document, and what results show of it. @param parts of each language */
export function makeSearchDocument(
  { entity, itemId, path }: Pick<SearchDocument, 'entity' | 'itemId' | 'path'>,
  parts: Partial<Record<Locale, Part[]>>,
  website?: string,
): SearchDocument {
  const weights = new Map<string, number>()
  const counted = new Set<string>()
  const texts: Partial<Record<Locale, SearchText>> = {}
  for (const [locale, ofLocale] of Object.entries(parts)) {
    for (const { text, weight } of ofLocale) {
      // A text that is the same in both languages, or English in place of a missing translation, counts once.
      if (!counted.has(text)) (weight === WEIGHTS.title ? addName : addWords)(weights, text, weight)
      counted.add(text)
    }
    const shown = ofLocale.filter(({ isHidden }) => !isHidden)
    const title = shown.find(({ weight }) => weight === WEIGHTS.title)
    texts[locale as Locale] = {
      title: title?.text ?? '',
      text: shown.flatMap((part) => (part === title || part.label ? [] : part.text)).join(' · '),
      facts: shown.flatMap(({ label, text }) => (label ? `${label}: ${text}` : [])),
      ...(website !== undefined && { website }),
    }
  }
  const words = Array.from(weights, ([word, weight]) => ({ word, key: skeletonOf(word), weight }))
  return { entity, itemId, path, texts: JSON.stringify(texts), words }
}

function addName(weights: Map<string, number>, text: string): void {
  const words = splitName(text)
  for (const [place, { word }] of words.entries()) {
    const weight = words.length === 1 ? WEIGHTS.whole : place === 0 ? WEIGHTS.first : WEIGHTS.title
    weights.set(word, Math.max(weights.get(word) ?? 0, weight))
  }
}

function addWords(weights: Map<string, number>, text: string, weight: number): void {
  for (const { word } of splitWords(text)) {
    const known = weights.get(word) ?? 0
    // A repetition never lifts a word of the text to one of a heading.
    const repeated = known < MAX_REPEATED ? known + weight : known
    weights.set(word, Math.max(weight, weight === WEIGHTS.text ? repeated : known))
  }
}

/** 'Department of Roads': 'DR' and 'DoR'. */
export function initialsOf(name: string): string[] {
  const [long, short] = [name.split(/[^\p{L}]+/u), splitName(name).map(({ written }) => written)]
  if (short.length < 2 || !/^[\p{Script=Latin}\P{L}]+$/u.test(name)) return []
  return [long, short].map((words) => words.map((word) => word.slice(0, 1)).join(''))
}

/** The document of a published item: its public fields in every language. @param more of each language */
export function documentOf(
  kind: Kind,
  id: number,
  path: string,
  document: ContentDocument,
  more: Partial<Record<Locale, Part[]>> = {},
): SearchDocument {
  const parts = inEachLanguage((locale) => {
    const translated = locale === DEFAULT_LOCALE ? originalOf(kind, document).texts : document.translations[locale]
    return translated ? [...partsOf(kind, document, translated, locale), ...(more[locale] ?? [])] : undefined
  })
  const [website] = fieldsOf(kind).flatMap(([name, { pattern }]) => (pattern === LINK ? (document[name] ?? []) : []))
  const ids = { entity: kind.entity, itemId: id, path }
  return makeSearchDocument(ids, parts, website as string | undefined)
}

function partsOf(kind: Kind, document: ContentDocument, translated: Record<string, unknown>, locale: Locale): Part[] {
  const fields = fieldsOf(kind).filter(
    ([name, { visibility = 'public' }]) =>
      visibility === 'public' && !(name in SEARCH_ENGINE_FIELDS) && isConsented(kind, name, document),
  )
  const parts = fields.flatMap(([name, field]): Part[] => {
    const label = isFact(kind, name) ? (field.label[locale] ?? field.label.en) : undefined
    if (field.type === 'table')
      return rowParts(field, document[name] as Row[], locale).map((part) => ({ ...part, label }))
    if (field.type === 'blocks')
      return (document[name] as Block[]).flatMap((block) =>
        rowParts({ columns: kindOfBlock(field, block)?.fields ?? {} }, [block], locale),
      )
    const value = (field.isTranslated ? translated[name] : undefined) || document[name]
    const text = textOf(field, value, locale)
    if (text === '') return []
    if (name === kind.title) {
      const initials = kind.hasInitials ? initialsOf(text) : []
      return [{ text, weight: WEIGHTS.title }, ...initials.map((one) => hiddenName(one))]
    }
    if (kind.otherNames?.includes(name)) return [{ text, weight: WEIGHTS.title }]
    return [{ text, weight: field.isSearched ? WEIGHTS.searched : WEIGHTS.text, label }]
  })
  return parts.toSorted((a, b) => b.weight - a.weight)
}

/** Codes, makes and dates are facts, and all that a kind does not name for its results. */
function isFact({ fields, resultFields }: Kind, name: string): boolean {
  if (resultFields) return !resultFields.includes(name)
  const { type, isTranslated, pattern } = fields[name]!
  return !isTranslated && (type === 'date' || (type === 'line' && pattern !== LINK))
}

/** The public texts of rows. */
function rowParts({ columns = {} }: Pick<Field, 'columns'>, rows: Row[], locale: Locale): Part[] {
  const shown = Object.entries(columns).filter(([, { visibility = 'public' }]) => visibility === 'public')
  return rows.flatMap((row) =>
    shown.flatMap(([name, column]): Part[] => {
      if (column.type === 'table') return rowParts(column, (row[name] ?? []) as Row[], locale)
      const written = row[name] as Record<Locale, string> | undefined
      const value = column.isTranslated ? written?.[locale] || written?.en : row[name]
      const text = textOf(column, value, locale)
      return text === '' ? [] : [{ text, weight: column.isSearched ? WEIGHTS.searched : WEIGHTS.text }]
    }),
  )
}

export const hiddenName = (text: string): Part => ({ text, weight: WEIGHTS.title, isHidden: true })

/** The words of a field; nothing for a reference, a number or a picture. */
function textOf({ type, choices, pattern }: Field, value: unknown, locale: Locale): string {
  if (value === null || value === undefined) return ''
  switch (type) {
    case 'line':
    case 'text':
      if (pattern === LINK) return hostOf(String(value))
      return isAddress(value) ? '' : String(value).replace(/\s+/g, ' ').trim()
    case 'lines':
      return (value as string[]).join(', ')
    case 'richText':
      return htmlToText(String(value))
    case 'choice':
    case 'optionalChoice': {
      const label = choices?.find((choice) => choice.value === value)?.label
      return label?.[locale] ?? label?.en ?? ''
    }
    case 'date':
      return String(value).slice(0, 'yyyy'.length)
    default:
      return ''
  }
}

const hostOf = (link: string): string => URL.parse(link)?.hostname.replace(/^www\./, '') ?? ''

const isAddress = (value: unknown): boolean => /^https?:/.test(String(value))

type PlaceWords = Record<'district' | 'headquarters' | 'capital' | 'aliases', string> & {
  projects: (count: number) => string
}
const WORDS: ByLocale<PlaceWords> = {
  en: {
    district: 'District',
    headquarters: 'Headquarters',
    capital: 'Capital',
    aliases: 'Also',
    projects: (count) => (count === 0 ? 'No project yet' : count === 1 ? '1 project' : `${count} projects`),
  },
  ne: {
    district: 'जिल्ला',
    headquarters: 'सदरमुकाम',
    capital: 'राजधानी',
    aliases: 'अन्य नाम',
    projects: (count) => (count === 0 ? 'अहिलेसम्म परियोजना छैन' : `${toDevanagariDigits(String(count))} परियोजना`),
  },
}

/** Districts and provinces: they lead to their pages. */
export function placeDocuments(places: Omit<Places, 'local_level' | 'local_level_translation'>): SearchDocument[] {
  const { province, province_translation: provinceTexts, district, district_translation: districtTexts } = places
  const provinceText = (number: number, locale: Locale) =>
    provinceTexts.find((one) => one.province_number === number && one.locale === locale)
  const districtText = (code: string, locale: Locale) =>
    districtTexts.find((one) => one.district_code === code && one.locale === locale)
  const ofProvinces = province.map(({ number, slug, aliases }) =>
    placeDocument(number, href('province', { slug }), aliases, (locale) => {
      const text = provinceText(number, locale)
      return text && [text.full_name, `${wordsOf(locale).capital}: ${text.capital}`]
    }),
  )
  const ofDistricts = district.map(({ code, slug, province_number: number, aliases }) =>
    placeDocument(Number(code), href('district', { slug }), aliases, (locale) => {
      const text = districtText(code, locale)
      const { district: noun, headquarters } = wordsOf(locale)
      const inProvince = (provinceText(number, locale) ?? provinceText(number, 'en'))?.full_name ?? ''
      return text && [`${text.name} ${noun}`, inProvince, `${headquarters}: ${text.headquarters}`]
    }),
  )
  return [...ofProvinces, ...ofDistricts]
}

/** @param textsIn title and details in a language; undefined: it has none */
function placeDocument(
  itemId: number,
  path: string,
  aliases: string | undefined,
  textsIn: (locale: Locale) => [title: string, ...details: string[]] | undefined,
): SearchDocument {
  const parts = inEachLanguage((locale) => {
    const [name, ...details] = textsIn(locale) ?? []
    if (name === undefined) return undefined
    return [title(name), ...[...details, ...otherNames(aliases, locale)].map(detail)]
  })
  return makeSearchDocument({ entity: 'places', itemId, path }, parts)
}

function inEachLanguage<Value>(make: (locale: Locale) => Value | undefined): Partial<Record<Locale, Value>> {
  const made = LOCALES.flatMap((locale) => {
    const value = make(locale)
    return value === undefined ? [] : [[locale, value] as const]
  })
  return Object.fromEntries(made) as Partial<Record<Locale, Value>>
}

function otherNames(aliases: string | undefined, locale: Locale): string[] {
  const names = JSON.parse(aliases ?? '[]') as string[]
  return names.length > 0 ? [`${wordsOf(locale).aliases}: ${names.join(', ')}`] : []
}

const title = (text: string) => ({ text, weight: TITLE_WEIGHT })
/** Projects are found by a place's title, but not by where its offices are. */
export const detail = (text: string) => ({ text, weight: WEIGHTS.searched })

/** How many projects a place has, as results say it. */
export const countedProjects = (count: number, locale: Locale): string => wordsOf(locale).projects(count)

const wordsOf = (locale: Locale): PlaceWords => WORDS[locale] ?? WORDS.en
