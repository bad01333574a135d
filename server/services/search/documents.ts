import type { Field } from '../../../contract/kinds/field.ts'
import { fieldsOf, type Kind } from '../../../contract/kinds/kind.ts'
import { SEARCH_ENGINE_FIELDS } from '../../../contract/kinds/search-engine-fields.ts'
import { DEFAULT_LOCALE, LOCALES, type Locale, type ByLocale } from '../../../contract/locale.ts'
import type { SearchDocument } from '../../store/search-documents.ts'
import type { ContentDocument } from '../content/kind.ts'
import { originalOf } from '../content/original.ts'
import { htmlToText } from './plain-text.ts'
import { skeletonOf } from './skeleton.ts'
import { splitWords } from './words.ts'

/** Projects are found by words in the titles of what they refer to. */
export const TITLE_WEIGHT = 10
/** What a word counts by where it stands. */
const WEIGHTS: Record<'title' | 'searched' | 'text', number> = { title: TITLE_WEIGHT, searched: 4, text: 1 }
/** A word that is repeated in a text counts more, up to this. */
const MAX_REPEATED = 3

/** What is shown of a document in one language. */
export interface SearchText {
  title: string
  text: string
}
export type SearchTexts = ByLocale<SearchText>

interface Part {
  text: string
  weight: number
}

/** The words of a document, and what results show of it. @param parts of each language */
export function makeSearchDocument(
  { entity, itemId, path }: Pick<SearchDocument, 'entity' | 'itemId' | 'path'>,
  parts: Partial<Record<Locale, Part[]>>,
): SearchDocument {
  const weights = new Map<string, number>()
  const counted = new Set<string>()
  const texts: Partial<Record<Locale, SearchText>> = {}
  for (const [locale, ofLocale] of Object.entries(parts)) {
    for (const { text, weight } of ofLocale) {
      // A text that is the same in both languages, or English in place of a missing translation, counts once.
      if (!counted.has(text)) addWords(weights, text, weight)
      counted.add(text)
    }
    const isTitle = ({ weight }: Part) => weight === WEIGHTS.title
    texts[locale as Locale] = {
      title: ofLocale.find(isTitle)?.text ?? '',
      text: ofLocale
        .filter((part) => !isTitle(part))
        .map(({ text }) => text)
        .join(' · '),
    }
  }
  const words = Array.from(weights, ([word, weight]) => ({ word, key: skeletonOf(word), weight }))
  return { entity, itemId, path, texts: JSON.stringify(texts), words }
}

function addWords(weights: Map<string, number>, text: string, weight: number): void {
  for (const { word } of splitWords(text)) {
    const known = weights.get(word) ?? 0
    // A repetition never lifts a word of the text to one of a heading.
    const repeated = known < MAX_REPEATED ? known + weight : known
    weights.set(word, Math.max(weight, weight === WEIGHTS.text ? repeated : known))
  }
}

/** The document of a published item: its public fields in every language. */
export function documentOf(kind: Kind, id: number, path: string, document: ContentDocument): SearchDocument {
  const parts = LOCALES.flatMap((locale) => {
    const translated = locale === DEFAULT_LOCALE ? originalOf(kind, document).texts : document.translations[locale]
    if (!translated) return []
    return [[locale, partsOf(kind, document, translated, locale)] as const]
  })
  return makeSearchDocument({ entity: kind.entity, itemId: id, path }, Object.fromEntries(parts))
}

function partsOf(kind: Kind, document: ContentDocument, translated: Record<string, unknown>, locale: Locale): Part[] {
  const fields = fieldsOf(kind).filter(
    ([name, { visibility = 'public' }]) => visibility === 'public' && !(name in SEARCH_ENGINE_FIELDS),
  )
  const parts = fields.flatMap(([name, field]): Part[] => {
    const value = (field.isTranslated ? translated[name] : undefined) || document[name]
    const text = textOf(field, value, locale)
    if (text === '') return []
    if (name === kind.title) return [{ text, weight: WEIGHTS.title }]
    return [{ text, weight: field.isSearched ? WEIGHTS.searched : WEIGHTS.text }]
  })
  return parts.toSorted((a, b) => b.weight - a.weight)
}

/** What a field says in words; nothing for what is a reference, an address, a number or a picture. */
function textOf({ type, choices }: Field, value: unknown, locale: Locale): string {
  if (value === null || value === undefined) return ''
  switch (type) {
    case 'line':
    case 'text':
      return isAddress(value) ? '' : String(value).replace(/\s+/g, ' ').trim()
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

const isAddress = (value: unknown): boolean => /^https?:/.test(String(value))
