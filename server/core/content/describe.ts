import type { Block } from '../../../contract/blocks/block.ts'
import { textsIn } from '../../../contract/blocks/read-blocks.ts'
import { languageGap } from '../../../contract/kinds/gaps.ts'
import { fieldsOf, pictureFields, shownName, translatedFields, type Kind } from '../../../contract/kinds/kind.ts'
import { DEFAULT_LOCALE, LOCALES, OTHER_LOCALES, type Locale, type OtherLocale } from '../../../contract/locale.ts'
import { htmlToText } from '../languages/plain-text.ts'
import { loadPictures } from '../pictures/pictures.ts'
import type { Db } from '../store/schema.ts'
import { originalOf, withOriginal, type ContentDocument } from './kind.ts'

/** What lists show of an item, and what searches read. */
export interface Description {
  title: string
  /** In other languages, where they have one. */
  titles: Partial<Record<OtherLocale, string>>
  group: string | null
  date: string | null
  pictureId: number | null
  gaps: string[]
  words: string[]
}

export function describeDocument(kind: Kind, given: ContentDocument): Description {
  const document = withOriginal(kind, given)
  const textOf = (name: string | undefined) => {
    const value = name === undefined ? null : document[name]
    return value === undefined || value === '' || typeof value === 'object' ? null : String(value)
  }
  const picture = kind.picture === undefined ? null : document[kind.picture]
  return {
    title: textOf(kind.title) ?? kind.singular.en,
    titles: titlesOf(kind, document),
    group: textOf(kind.group),
    date: textOf(kind.date),
    pictureId: (Array.isArray(picture) ? picture[0] : picture) ?? null,
    gaps: [...missingFields(kind, document), ...missingLanguages(kind, given), ...translationFaults(given)],
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
  const isInEnglish = originalOf(kind, document).locale === DEFAULT_LOCALE
  const others = OTHER_LOCALES.filter((locale) => {
    const texts = document.translations[locale]
    return !texts || (kind.mainText !== undefined && isEmpty(texts[kind.mainText]))
  })
  const missing: Locale[] = isInEnglish ? others : [DEFAULT_LOCALE, ...others]
  return missing.map((locale) => languageGap(locale))
}

function translationFaults({ translations, draftLocales, outdated }: ContentDocument): string[] {
  return OTHER_LOCALES.flatMap((locale) => [
    ...(translations[locale] && draftLocales.includes(locale) ? [languageGap(locale, 'draft')] : []),
    ...(outdated[locale] ? [languageGap(locale, 'outdated')] : []),
  ])
}

function searchedTexts(kind: Kind, document: ContentDocument): string[] {
  const own = fieldsOf(kind)
    .filter(([, { isSearched }]) => isSearched)
    .map(([name]) => document[name])
  const translated = translatedFields(kind).filter(([, { isSearched }]) => isSearched)
  const others = OTHER_LOCALES.flatMap((locale) => translated.map(([name]) => document.translations[locale]?.[name]))
  const inBlocks = fieldsOf(kind)
    .filter(([, { type }]) => type === 'blocks')
    .flatMap(([name, field]) => LOCALES.flatMap((locale) => textsIn(field, document[name] as Block[], locale)))
    .map((text) => htmlToText(text))
  return [...own, ...others, ...inBlocks]
    .flat()
    .filter((text): text is string => typeof text === 'string' && text !== '')
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
}

/** Its pictures as pages show them, by the names that pages know. */
export async function picturesInFull(db: Db, kind: Kind, document: ContentDocument): Promise<object> {
  const fields = pictureFields(kind)
  const pictureOf = await loadPictures(
    db,
    fields.flatMap(([name]) => document[name] as number | number[]),
    'en',
  )
  const shown = fields.map(([name, { type }]) => {
    if (type === 'picture') return [shownName(name), pictureOf(document[name] as number | null)]
    return [shownName(name), (document[name] as number[]).map(pictureOf).filter((picture) => picture !== null)]
  })
  return Object.fromEntries(shown) as object
}
