import { isDeepStrictEqual } from 'node:util'
import type { Block } from '../../../contract/fields/block.ts'
import { textsIn } from '../../../contract/fields/read-blocks.ts'
import type { ContentState } from '../../../contract/content/content.ts'
import { languageGap } from '../../../contract/fields/gaps.ts'
import type { ContentEntity } from '../../../contract/kinds/index.ts'
import {
  translatedFields,
  fieldsOf,
  pictureFields,
  shownName,
  type Kind,
  type LanguageState,
  type Outdated,
} from '../../../contract/fields/kind.ts'
import { DEFAULT_LOCALE, OTHER_LOCALES, LOCALES, type Locale, type OtherLocale } from '../../../contract/locale.ts'
import { htmlToText } from '../../../contract/html-text.ts'
import { loadPictures } from '../pictures/pictures.ts'
import type { Db } from '../store/schema.ts'

/** All fields in all languages. */
export type ContentDocument = Record<string, unknown> & {
  slug?: string
  translations: Record<OtherLocale, Record<string, unknown> | null>
} & LanguageState

/** The purpose that a document is completed for. */
export interface Completion {
  id: number
  /** UTC ISO. */
  at: string
  /** The version that is changed. */
  version?: number
  /** Languages whose texts staff say are still right. */
  checkedLocales?: readonly OtherLocale[] | undefined
}

interface Publication {
  position: number
  /** UTC ISO. */
  createdAt: string
  updatedAt: string
}

/** The rules of one kind of content; items.ts has those of all kinds. */
// oxlint-disable-next-line typescript/no-explicit-any -- items.ts works on every kind alike; what its documents hold, the kind knows
export interface ContentKind<Document = any, Given = any> {
  declared: Kind
  entity: ContentEntity
  /** Turns the input of a creation or change into a whole document. */
  complete(tx: Db, given: Given, before: Document | undefined, context: Completion): Promise<Document>
  /** @throws ServiceError invalid for a missing reference or a slug in use */
  check(tx: Db, document: Document, id: number): Promise<void>
  read(
    db: Db,
    id: number,
  ): Promise<
    { document: Document; isPublished?: boolean; position?: number; createdAt?: string; updatedAt?: string } | undefined
  >
  /** Published items, and drafts that older versions of this program stored beside them. */
  listIds(db: Db): Promise<number[]>
  put(tx: Db, id: number, document: Document, publication: Publication): Promise<void>
  remove(tx: Db, id: number): Promise<void>
  /** Of fixed kinds: the same item as if nobody had written it. */
  emptied?(document: Document): Document
  place?(tx: Db, id: number, position: number): Promise<void>
  describe(document: Document): Description
  path?(document: Document): string | undefined
  /** The addresses that depend on its slug, also those of other items, by item: they redirect when they change. */
  addresses?(db: Db, document: Document, id: number): Promise<Map<string, number>>
  /** A record's further fields: pictures in full. */
  present?(db: Db, document: Document, state: ContentState): Promise<object>
}

/** Where visitors see an item: on its own page, or on the one that it shares. */
export const pathOf = (kind: Kind, document: ContentDocument): string | undefined =>
  hasPage(kind, document) ? kind.path?.replace(':slug', document.slug ?? '') : kind.sharedPath

/** The addresses that depend on the slug of this item. */
export const addressesOf = (kind: Kind, document: ContentDocument, id: number): Map<string, number> =>
  new Map(kind.path?.endsWith('/:slug') && hasPage(kind, document) ? [[pathOf(kind, document)!, id]] : [])

const hasPage = ({ pageConsent }: Kind, document: ContentDocument): boolean =>
  pageConsent === undefined || Boolean(document[pageConsent])

/** The texts that are answered where a language has none: the English ones, or those of the only language with a title. */
export function originalOf(kind: Kind, document: ContentDocument): { locale: Locale; texts: Record<string, unknown> } {
  const { title, isFixed, fields } = kind
  const written = OTHER_LOCALES.find((locale) => document.translations[locale]?.[title])
  if (document[title] || !written || isFixed || !fields[title]?.isTranslated)
    return { locale: DEFAULT_LOCALE, texts: document }
  return { locale: written, texts: document.translations[written]! }
}

/** The document as if its original were English. */
export function withOriginal(kind: Kind, document: ContentDocument): ContentDocument {
  const { texts } = originalOf(kind, document)
  return { ...document, ...Object.fromEntries(translatedFields(kind).map(([name]) => [name, texts[name]])) }
}

/**
 * The translated fields whose English has changed since they were translated, each with the version of that English.
 * A text that is saved with a change, or that staff have checked, counts as made from the English of that save.
 */
export function outdatedIn(
  kind: Kind,
  { now, before, version }: { now: ContentDocument; before: ContentDocument | undefined; version: number | undefined },
  checked: readonly OtherLocale[],
): Outdated {
  const outdated: Outdated = {}
  if (!before || version === undefined) return outdated
  for (const locale of OTHER_LOCALES) {
    const [texts, earlier] = [now.translations[locale], before.translations[locale]]
    if (!texts || checked.includes(locale)) continue
    const fields = translatedFields(kind).flatMap(([name, field]) => {
      const isUntranslated = isDeepStrictEqual(texts[name], field.empty)
      if (isUntranslated || !isDeepStrictEqual(texts[name], earlier?.[name])) return []
      const known = before.outdated[locale]?.[name]
      if (known !== undefined) return [[name, known]]
      return isDeepStrictEqual(now[name], before[name]) ? [] : [[name, version]]
    })
    if (fields.length > 0) outdated[locale] = Object.fromEntries(fields)
  }
  return outdated
}

/** The fields of an item that lists show and searches read. */
interface Description {
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
