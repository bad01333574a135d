import { languageGap } from '../../../contract/kinds/field.ts'
import { fieldsOf, translatedFields, type Kind } from '../../../contract/kinds/kind.ts'
import { OTHER_LOCALES, type OtherLocale } from '../../../contract/locale.ts'
import type { ContentDocument } from './kind.ts'

/** What lists show of an item, and what they find it by. */
export interface Description {
  title: string
  /** In other languages, where they have one. */
  titles: Partial<Record<OtherLocale, string>>
  group: string | null
  date: string | null
  pictureId: number | null
  /** What it still lacks: names of `GAPS`. */
  gaps: string[]
  /** What a search looks at besides the title and the slug. */
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
    titles: titlesOf(kind, document),
    group: textOf(kind.group),
    date: textOf(kind.date),
    pictureId: (Array.isArray(picture) ? picture[0] : picture) ?? null,
    gaps: [...missingFields(kind, document), ...missingLanguages(kind, document)],
    words: searchedTexts(kind, document),
  }
}

function titlesOf(kind: Kind, document: ContentDocument): Description['titles'] {
  const titles = OTHER_LOCALES.map((locale) => [locale, document.translations[locale]?.[kind.title]])
  return Object.fromEntries(titles.filter(([, title]) => title))
}

function missingFields(kind: Kind, document: ContentDocument): string[] {
  return fieldsOf(kind).flatMap(([name, { gap }]) => (gap !== undefined && isEmpty(document[name]) ? [gap] : []))
}

function missingLanguages(kind: Kind, document: ContentDocument): string[] {
  return OTHER_LOCALES.filter((locale) => {
    const texts = document.translations[locale]
    return !texts || (kind.mainText !== undefined && isEmpty(texts[kind.mainText]))
  }).map(languageGap)
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
