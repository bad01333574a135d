import { translatedFields, type Kind } from '../../../contract/kinds/kind.ts'
import { DEFAULT_LOCALE, OTHER_LOCALES, type Locale } from '../../../contract/locale.ts'
import type { ContentDocument } from './kind.ts'

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
