import type { PictureChange } from '../../../contract/pictures/picture-library.ts'
import { byOtherLocale, type OtherLocale } from '../../../contract/locale.ts'

/** The name of an input, as the API names its faults. */
export const altName = (locale: OtherLocale) => `translations.${locale}.alt`

/** The alternative texts as a call sends them: an empty one is none. */
export function altTranslations(textOf: (locale: OtherLocale) => string | undefined): PictureChange['translations'] {
  return byOtherLocale((locale) => {
    const alt = textOf(locale) ?? ''
    return alt.trim() ? { alt } : null
  })
}
