import type { PictureChange } from '../../contract/picture-library.ts'
import { OTHER_LOCALES, type OtherLocale } from '../../contract/locale.ts'

/** The name of an input, as the API names its faults. */
export const altName = (locale: OtherLocale) => `translations.${locale}.alt`

/** The alternative texts as a call sends them: an empty one is none. */
export function altTranslations(textOf: (locale: OtherLocale) => string | undefined): PictureChange['translations'] {
  const texts = OTHER_LOCALES.map((locale) => {
    const alt = textOf(locale) ?? ''
    return [locale, alt.trim() ? { alt } : null]
  })
  return Object.fromEntries(texts)
}
