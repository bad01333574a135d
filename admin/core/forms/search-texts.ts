import type { Address } from '../../../contract/addresses.ts'
import { translatedFields, type Kind } from '../../../contract/fields/kind.ts'
import { CONTENT_BOUNDS } from '../../../contract/limits.ts'
import { DEFAULT_LOCALE, type Locale } from '../../../contract/locale.ts'
import { withoutTags } from './field-words.ts'
import { isForSearchEngines, type ContentValues } from './kind-form.ts'

export interface Item {
  kind: Kind
  /** The page that a text names. */
  page: Address | undefined
  values: ContentValues
  locale: Locale
}

/** The site's texts where the fields for search engines are empty (site/meta.ts). */
export function ownTexts({ kind, page, values, locale }: Item) {
  const text = (name: string | undefined) => (name === undefined ? '' : textIn(values, locale, name))
  const texts = translatedFields(kind).filter(([name]) => !isForSearchEngines(name))
  const summary = texts.find(([, { type }]) => type === 'text')?.[0]
  const body = texts.find(([, { type }]) => type === 'richText')?.[0]
  const picture = kind.picture === undefined ? null : values[kind.picture]
  return {
    title: page?.title ?? text(kind.title),
    description: text(summary) || withoutTags(text(body)).replace(/\s+/g, ' ').trim(),
    pictureId: ((Array.isArray(picture) ? picture[0] : picture) as number | null | undefined) ?? null,
  }
}

/** With what staff chose for search engines; English stands in for a missing language. */
export function shownTexts(item: Item) {
  const own = ownTexts(item)
  const chosen = (name: string) => textIn(item.values, item.locale, name)
  return {
    title: chosen('searchTitle') || own.title,
    description: chosen('searchDescription') || own.description,
    pictureId: (item.values['socialPictureId'] as number | null | undefined) ?? own.pictureId,
  }
}

function textIn(values: ContentValues, locale: Locale, name: string): string {
  const translated = locale === DEFAULT_LOCALE ? undefined : values.translations?.[locale]?.[name]
  return String(translated || (values[name] ?? '')).trim()
}

/** As a search engine cuts a description: between words. */
export function cutText(text: string, length: number = CONTENT_BOUNDS.searchDescription): string {
  if (text.length <= length) return text
  const end = text.lastIndexOf(' ', length - 1)
  return `${text.slice(0, end > 0 ? end : length - 1)} …`
}
