import { fieldsOf, translatedFields, type Kind } from '../../../contract/kinds/kind.ts'
import { LOCALE_NAMES, OTHER_LOCALES } from '../../../contract/locale.ts'
import type { ContentDocument } from './kind.ts'

/** What lists show of an item, and what searches read. */
export interface Description {
  title: string
  titleNe: string | null
  group: string | null
  date: string | null
  pictureId: number | null
  gaps: string[]
  words: string[]
}

export function describeDocument(kind: Kind, document: ContentDocument): Description {
  const textOf = (name: string | undefined) => {
    const value = name === undefined ? null : document[name]
    return value === null || value === undefined || value === '' ? null : String(value)
  }
  const picture = kind.picture === undefined ? null : document[kind.picture]
  return {
    title: textOf(kind.title) ?? kind.singular.en,
    titleNe: (document.translations.ne?.[kind.title] as string | undefined) || null,
    group: textOf(kind.group),
    date: textOf(kind.date),
    pictureId: (Array.isArray(picture) ? picture[0] : picture) ?? null,
    gaps: [...missingFields(kind, document), ...missingLanguages(kind, document)],
    words: searchedTexts(kind, document),
  }
}

function missingFields(kind: Kind, document: ContentDocument): string[] {
  return fieldsOf(kind).flatMap(([name, { gap }]) => (gap !== undefined && isEmpty(document[name]) ? [gap] : []))
}

function missingLanguages(kind: Kind, document: ContentDocument): string[] {
  return OTHER_LOCALES.filter((locale) => {
    const texts = document.translations[locale]
    return !texts || (kind.mainText !== undefined && isEmpty(texts[kind.mainText]))
  }).map((locale) => LOCALE_NAMES[locale].english.toLowerCase())
}

function searchedTexts(kind: Kind, document: ContentDocument): string[] {
  const own = fieldsOf(kind)
    .filter(([, { isSearched }]) => isSearched)
    .map(([name]) => document[name])
  const translated = translatedFields(kind).filter(([, { isSearched }]) => isSearched)
  const others = OTHER_LOCALES.flatMap((locale) => translated.map(([name]) => document.translations[locale]?.[name]))
  return [...own, ...others].flat().filter((text): text is string => typeof text === 'string' && text !== '')
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
}
